print("make-parsers")
