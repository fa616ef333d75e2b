// What the allocator tells of itself.
#include <stddef.h>
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

// Bytes that were asked for and not given back.
static inline size_t bytes_in_use(void) {
#ifdef __APPLE__
  return mstats().bytes_used;
#else
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#endif
}
