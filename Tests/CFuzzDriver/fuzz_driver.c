#include "fuzz_driver.h"

// Weak, because only the build of scripts/fuzz --coverage contains it.
extern int LLVMFuzzerRunDriver(int *count, char ***words, int (*read)(const uint8_t *bytes, size_t size)) __attribute__((weak));

int levy_fuzz_by_coverage(int count, char **words, int (*read)(const uint8_t *bytes, size_t size)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &words, read) : -1;
}
