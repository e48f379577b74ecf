#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with these arguments on `read`; ends the process when it is done. Returns -1 at once if the program
/// is not linked with libFuzzer.
int levy_fuzz_by_coverage(int count, char **words, int (*read)(const uint8_t *bytes, size_t size));
