#include "levy_lua.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct levy_thread {
  pthread_t thread;
  void (*work)(void *context);
  void *context;
};

static void *run(void *thread) {
  ((levy_thread *)thread)->work(((levy_thread *)thread)->context);
  return NULL;
}

levy_thread *levy_begin(void (*work)(void *context), void *context) {
  if (sysconf(_SC_NPROCESSORS_ONLN) < 2) return NULL;
  levy_thread *begun = malloc(sizeof *begun);
  if (!begun) return NULL;
  *begun = (levy_thread){.work = work, .context = context};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // As much as a main thread has: parsing is recursive, to a bounded depth.
  pthread_attr_setstacksize(&attributes, 8 << 20);
  int fault = pthread_create(&begun->thread, &attributes, run, begun);
  pthread_attr_destroy(&attributes);
  if (!fault) return begun;
  free(begun);
  return NULL;
}

void levy_await(levy_thread *begun) {
  if (!begun) return;
  pthread_join(begun->thread, NULL);
  free(begun);
}
