// The hand-written limit: income tax 2025 (§ 32a EStG), solidarity surcharge and church tax, exact in 64-bit integers,
// for the same million cases as `levy bench`. Built and run by scripts/bench; no part of the product.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int64_t tariff(int64_t x) {
  if (x <= 12096) return 0;
  // Numerators over 10^10: the coefficients have 2 decimals, y = (x - from) / 10000 has 4, and y occurs twice.
  if (x <= 17443) { int64_t y = x - 12096; return ((93230 * y + 140000LL * 10000) * y) / 10000000000LL; }
  if (x <= 68480) { int64_t y = x - 17443; return ((17664 * y + 239700LL * 10000) * y + 10151300000000LL) / 10000000000LL; }
  if (x <= 277825) return (42 * x - 1091192) / 100;
  return (45 * x - 1924667) / 100;
}

int main(void) {
  enum { N = 1000000, ROUNDS = 20 };
  int64_t *zve = malloc(8 * N), *est = malloc(8 * N), *soli = malloc(8 * N), *kist = malloc(8 * N);
  uint8_t *joint = malloc(N), *state = malloc(N), *member = malloc(N);
  uint64_t seed = 7;
  for (int i = 0; i < N; i++) {
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    zve[i] = (int64_t)((seed >> 33) % 300000) * 100;
    joint[i] = seed >> 20 & 1;
    state[i] = seed >> 40 & 15;
    member[i] = seed >> 50 & 1;
  }
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (int round = 0; round < ROUNDS; round++) {
    for (int i = 0; i < N; i++) {
      int persons = joint[i] + 1;
      int64_t tax = persons * tariff(zve[i] / (100 * persons)), over = tax - 19950 * persons;
      int64_t full = tax * 55 / 10, phase = over * 119 / 10;
      est[i] = tax * 100;
      soli[i] = over <= 0 ? 0 : full < phase ? full : phase;
      kist[i] = member[i] ? tax * (state[i] < 2 ? 8 : 9) : 0;
    }
    __asm__ volatile("" ::: "memory");
  }
  clock_gettime(CLOCK_MONOTONIC, &b);
  int64_t sum = 0;
  for (int i = 0; i < N; i++) sum += est[i] + soli[i] + kist[i];
  double ns = ((b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec)) / ((double)N * ROUNDS);
  printf("hand-written C        %.1f ns a case (sum %lld cents)\n", ns, (long long)sum);
  return 0;
}
