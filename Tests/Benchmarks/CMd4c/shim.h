// The header of md4c.
#include <md4c.h>
