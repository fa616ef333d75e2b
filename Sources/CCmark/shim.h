// The header of libcmark.
#include <cmark.h>
