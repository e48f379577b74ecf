#include "levy_heap.h"

#include <stdint.h>
// Defines __GLIBC__ for the GNU C library.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

void levy_heap_grow_in_large_steps(void) {
  const int megabyte = 1 << 20, step = 8 * megabyte;
  mallopt(M_TOP_PAD, step);
  mallopt(M_MMAP_THRESHOLD, 32 * megabyte);
  mallopt(M_TRIM_THRESHOLD, 256 * megabyte);
  // Without its lists of small free blocks the C library need not go through them all whenever a large one is freed.
  mallopt(M_MXFAST, 0);
  // Allocates more than the system has given, so that a step follows.
  void *block = malloc(megabyte / 2);
  if (!block) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = ((uintptr_t)block + page - 1) / page * page;
  // Without large pages, small ones are used.
  (void)madvise((void *)start, (size_t)step, MADV_HUGEPAGE);
  free(block);
}

#else

void levy_heap_grow_in_large_steps(void) {}

#endif
