#ifndef LEVY_HEAP_H
#define LEVY_HEAP_H

// In C, because Swift does not see the allocator's options.

/// Makes the memory of the program grow in large steps, in pages of two megabytes where the system has them, keep
/// freed memory, and free it quickly. For a command, not for a library: it affects all allocations of the process.
///
/// Answering one case takes six megabytes. Getting them in pages of four kilobytes would take an eighth of the
/// command's time; and a table would return chunk after chunk to the system and request it again.
void levy_heap_grow_in_large_steps(void);

#endif
