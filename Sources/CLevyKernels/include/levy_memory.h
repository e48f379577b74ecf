#ifndef LEVY_MEMORY_H
#define LEVY_MEMORY_H

#ifdef __linux__
#include <malloc.h>
#endif

/// Has the allocator keep memory that was freed, so that a batch does not give chunk after chunk back to the system and
/// ask for it again. In C because Swift's Glibc module leaves malloc.h out.
static inline void levy_keep_freed_memory(void) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

#endif
