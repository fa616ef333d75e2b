// The header of the Snowball stemmers.
#include <libstemmer.h>
