#include "levy_lua.h"

#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>

typedef struct {
  void (*work)(void *context);
  void *context;
} shared_work;

static void *run(void *shared) {
  ((shared_work *)shared)->work(((shared_work *)shared)->context);
  return NULL;
}

void levy_share_work(void (*work)(void *context), void *context) {
  shared_work shared = {work, context};
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // As much as a first thread has: texts are parsed by recursion, if by a bounded one.
  pthread_attr_setstacksize(&attributes, 8 << 20);
  bool is_shared = sysconf(_SC_NPROCESSORS_ONLN) > 1 && pthread_create(&thread, &attributes, run, &shared) == 0;
  pthread_attr_destroy(&attributes);
  work(context);
  if (is_shared) pthread_join(thread, NULL);
}
