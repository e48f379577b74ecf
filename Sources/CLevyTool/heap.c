#include "levy_heap.h"

#include <stdint.h>
// Includes the definitions that say whether the C library is the GNU one.
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
  // More than the system has given, so that the step follows it.
  void *block = malloc(megabyte / 2);
  if (!block) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = ((uintptr_t)block + page - 1) / page * page;
  // Where there are no large pages, small ones are used.
  (void)madvise((void *)start, (size_t)step, MADV_HUGEPAGE);
  free(block);
}

#else

void levy_heap_grow_in_large_steps(void) {}

#endif
