#ifndef LEVY_HEAP_H
#define LEVY_HEAP_H

// Why C: Swift does not see the allocator's options.

/// Lets the memory of the program grow in large steps, and in pages of two megabytes where the system has such, and keeps
/// what was freed. For a command, not for a library: it is about all that the process allocates.
///
/// To answer one case takes six megabytes. To be given them by pages of four kilobytes takes an eighth of the time of the
/// command; and a table would give chunk after chunk back to the system and ask for it again.
void levy_heap_grow_in_large_steps(void);

#endif
