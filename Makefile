# What one does with libnotes. `make review` shows it at work, `make test` proves it.

.PHONY: review test lint long bench conformance parsers libraries binary
.DELETE_ON_ERROR:

# On Linux the release is one file that needs no other.
STATIC := --static-swift-stdlib
FLAGS :=

# Only this file knows where Homebrew is. Its sqlite is kept apart from the system's, and snowball
# has no .pc file.
ifeq ($(shell uname),Darwin)
  STATIC :=
  BREW := $(shell brew --prefix)
  export PKG_CONFIG_PATH := $(BREW)/opt/sqlite/lib/pkgconfig:$(BREW)/lib/pkgconfig:$(PKG_CONFIG_PATH)
  FLAGS := -Xcc -I$(BREW)/include -Xlinker -L$(BREW)/lib
endif

BINARY := .build/release/libnotes
SAMPLE := .build/sample.sqlite
# The tutorial beside the notes is no note.
NOTES := $(filter-out SampleLibrary/README.md,$(wildcard SampleLibrary/*.md))

# Reviews a library made from SampleLibrary; a library of your own is never touched.
review: $(SAMPLE)
	@$(BINARY) --library $(SAMPLE) review

$(SAMPLE): $(shell find SampleLibrary -type f) | binary
	@rm -f $@ $@-journal
	@$(BINARY) --library $@ init
	@$(BINARY) --library $@ import $(NOTES)

# What the linker says of static programs is known; if the build fails, all of it is shown.
binary: libraries
	@echo "Building libnotes; the first time takes a few minutes."
	@mkdir -p .build
	@swift build -c release $(STATIC) --product libnotes $(FLAGS) >.build/release.log 2>&1 \
	  || { cat .build/release.log; exit 1; }

# The C libraries, if some are missing.
libraries:
	@.ci/libraries

test: libraries
	swift build --build-tests $(FLAGS)
	swift test --disable-xctest $(FLAGS)

lint:
	swift format lint --strict --recursive Sources Tests Grammar Package.swift
	Tests/checks/imports
	Tests/checks/sample
	Tests/checks/make-entities --check

# The parsers, written anew from the grammars.
parsers: libraries
	swift run $(FLAGS) make-parsers

# The tests with many more random inputs, for a night.
long: libraries
	LIBNOTES_LONG=1 swift test --disable-xctest $(FLAGS)

# Times, as ratios against other programs, which are installed if they can be.
bench: binary
	@Tests/Benchmarks/install-others
	if pkg-config --exists md4c; then export LIBNOTES_BENCH=1; fi; \
	  swift run -c release $(FLAGS) Benchmarks

# The parser against the specification of CommonMark.
conformance: libraries
	swift run -c release $(FLAGS) conformance
