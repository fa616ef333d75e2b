// The header of utf8proc.
#include <utf8proc.h>
