#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "levy.h"

// In C, because a destructor written in Python would revive the capsule while it is freed. Python's functions are
// looked up in the process, so that the library does not depend on Python.
void levy_stream_capsule_destroy(void *capsule) {
  void *(*pointer)(void *, const char *) = (void *(*)(void *, const char *))dlsym(RTLD_DEFAULT, "PyCapsule_GetPointer");
  if (pointer == NULL) return;
  struct ArrowArrayStream *stream = pointer(capsule, "arrow_array_stream");
  if (stream == NULL) return;
  // A stream that was read has been moved away.
  if (stream->release != NULL) stream->release(stream);
  free(stream);
}
