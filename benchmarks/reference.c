// The lower limit of the time, written by hand: income tax 2025 (§ 32a EStG), solidarity surcharge and church tax,
// exact in 64-bit integers: for the same million cases as `levy bench`, or, given two paths, from one CSV file to
// another. It relies on the file's columns, valid cells and the absence of quotes. Built and run by scripts/bench; not
// part of the product.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int64_t tariff(int64_t x) {
  if (x <= 12096) return 0;
  // Numerators over 10^10: the coefficients have 2 decimals, y = (x - from) / 10000 has 4, and y occurs twice.
  if (x <= 17443) { int64_t y = x - 12096; return ((93230 * y + 140000LL * 10000) * y) / 10000000000LL; }
  if (x <= 68480) { int64_t y = x - 17443; return ((17664 * y + 239700LL * 10000) * y + 10151300000000LL) / 10000000000LL; }
  if (x <= 277825) return (42 * x - 1091192) / 100;
  return (45 * x - 1924667) / 100;
}

typedef struct { int64_t income, solidarity, church; } taxes;

// In cents, for an income in cents; `rate` is the church tax in percent, 0 for people who are not members.
static inline taxes taxed(int64_t income, int persons, int rate) {
  int64_t tax = persons * tariff(income / (100 * persons)), over = tax - 19950 * persons;
  int64_t full = tax * 55 / 10, phase = over * 119 / 10;
  return (taxes){tax * 100, over <= 0 ? 0 : full < phase ? full : phase, tax * rate};
}

static char *put(char *to, int64_t cents) {
  char digits[20];
  int count = 0;
  for (int64_t left = cents / 100; count == 0 || left > 0; left /= 10) digits[count++] = '0' + left % 10;
  *to++ = ',';
  while (count > 0) *to++ = digits[--count];
  *to++ = '.';
  *to++ = '0' + cents / 10 % 10;
  *to++ = '0' + cents % 10;
  return to;
}

// Columns: zve, filing, bundesland, church_member.
static int table(const char *from, const char *to) {
  FILE *in = fopen(from, "r"), *out = fopen(to, "w");
  if (!in || !out) return 2;
  setvbuf(in, NULL, _IOFBF, 1 << 20);
  setvbuf(out, NULL, _IOFBF, 1 << 20);
  char *line = NULL, results[100];
  size_t capacity = 0;
  ssize_t length = getline(&line, &capacity, in);
  fprintf(out, "%.*s,est,soli,kist\n", (int)length - 1, line);
  while ((length = getline(&line, &capacity, in)) > 0) {
    char *at = line;
    int64_t income = 0;
    for (; *at != ',' && *at != '.'; at++) income = income * 10 + *at - '0';
    int decimals = 0;
    if (*at == '.') for (at++; *at != ','; at++, decimals++) income = income * 10 + *at - '0';
    for (; decimals < 2; decimals++) income *= 10;
    const char *filing = at + 1, *state = strchr(filing, ',') + 1, *member = strchr(state, ',') + 1;
    int is_eight = state[0] == 'B' && (state[1] == 'W' || state[1] == 'Y');
    taxes due = taxed(income, *filing == 'j' ? 2 : 1, *member == 'y' ? 9 - is_eight : 0);
    char *end = put(put(put(results, due.income), due.solidarity), due.church);
    *end++ = '\n';
    fwrite(line, 1, length - 1, out);
    fwrite(results, 1, end - results, out);
  }
  free(line);
  fclose(in);
  return fclose(out) ? 2 : 0;
}

int main(int count, char **arguments) {
  if (count == 3) return table(arguments[1], arguments[2]);
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
      taxes due = taxed(zve[i], joint[i] + 1, member[i] ? (state[i] < 2 ? 8 : 9) : 0);
      est[i] = due.income;
      soli[i] = due.solidarity;
      kist[i] = due.church;
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
