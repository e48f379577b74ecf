// Loaded before the C library (LD_PRELOAD): lets the n-th call of one kind fail, among those on files of one folder.
// FAULT_KIND names the kind, FAULT_AT is the number of the call (from 1), FAULT_ERROR is the error's number,
// FAULT_FOLDER the folder, and FAULT_MARK a file that is created once a call has failed, by which the caller sees
// whether there are further ones to try.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *kind, *folder, *mark;
static int failing_call, error_number;
static atomic_int calls;

__attribute__((constructor)) static void begin(void) {
  const char *at = getenv("FAULT_AT"), *error = getenv("FAULT_ERROR");
  folder = getenv("FAULT_FOLDER");
  mark = getenv("FAULT_MARK");
  if (!at || !error || !folder || !mark) return;
  failing_call = atoi(at);
  error_number = atoi(error);
  kind = getenv("FAULT_KIND");
}

static int fails(const char *own) {
  if (!kind || strcmp(kind, own) != 0 || atomic_fetch_add(&calls, 1) + 1 != failing_call) return 0;
  int file = (int)syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600);
  if (file >= 0) syscall(SYS_close, file);
  errno = error_number;
  return 1;
}

static int is_within(const char *path) {
  if (!kind || !path) return 0;
  // The commands run in the folder and name its files by relative paths too.
  return path[0] != '/' || strncmp(path, folder, strlen(folder)) == 0;
}

static int is_own(int file) {
  if (!kind || file < 0) return 0;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return path[0] == '/' && is_within(path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = va_arg(rest, mode_t); \
    va_end(rest); \
    if (is_within(path) && fails(flags & (O_WRONLY | O_RDWR) ? "open-to-write" : "open-to-read")) return -1; \
    return NEXT(name)(path, flags, mode); \
  }
OPENING(open)
OPENING(open64)

FILE *fopen(const char *path, const char *mode) {
  if (is_within(path) && fails(mode[0] == 'r' ? "open-to-read" : "open-to-write")) return NULL;
  return NEXT(fopen)(path, mode);
}

size_t fread(void *bytes, size_t size, size_t count, FILE *file) {
  if (is_own(fileno(file)) && fails("read")) return 0;
  return NEXT(fread)(bytes, size, count, file);
}

// A short read or write, or one that a signal interrupts, is not an error: the caller continues.
static size_t cut(const char *own, int file, size_t count) { return count > 1 && is_own(file) && fails(own) ? 1 : count; }
static int is_interrupted(int file) {
  if (!is_own(file) || !fails("interrupt")) return 0;
  errno = EINTR;
  return 1;
}

ssize_t read(int file, void *bytes, size_t count) {
  if (is_interrupted(file)) return -1;
  return is_own(file) && fails("read") ? -1 : NEXT(read)(file, bytes, cut("short-read", file, count));
}
#define READING(name, offset_type) \
  ssize_t name(int file, void *bytes, size_t count, offset_type offset) { \
    if (is_interrupted(file)) return -1; \
    return is_own(file) && fails("read") ? -1 : NEXT(name)(file, bytes, count, offset); \
  }
READING(pread, off_t)
READING(pread64, off64_t)

// Bytes that were written before a disk is full stay.
static ssize_t half(int file, const void *bytes, size_t count, off_t offset) {
  int error = errno;
  if (offset < 0) syscall(SYS_write, file, bytes, count / 2);
  else syscall(SYS_pwrite64, file, bytes, count / 2, offset);
  errno = error;
  return -1;
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_interrupted(file)) return -1;
  count = cut("short-write", file, count);
  return is_own(file) && fails("write") ? half(file, bytes, count, -1) : NEXT(write)(file, bytes, count);
}
#define WRITING(name, offset_type) \
  ssize_t name(int file, const void *bytes, size_t count, offset_type offset) { \
    if (is_interrupted(file)) return -1; \
    size_t part = cut("short-write", file, count); \
    return is_own(file) && fails("write") ? half(file, bytes, count, offset) : NEXT(name)(file, bytes, part, offset); \
  }
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

int rename(const char *old, const char *new) { return is_within(new) && fails("rename") ? -1 : NEXT(rename)(old, new); }
int unlink(const char *path) { return is_within(path) && fails("unlink") ? -1 : NEXT(unlink)(path); }
int mkdir(const char *path, mode_t mode) { return is_within(path) && fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }
DIR *opendir(const char *path) { return is_within(path) && fails("opendir") ? NULL : NEXT(opendir)(path); }
int close(int file) {
  if (!is_own(file) || !fails("close")) return NEXT(close)(file);
  int error = errno;
  NEXT(close)(file);
  errno = error;
  return -1;
}
int fsync(int file) { return is_own(file) && fails("fsync") ? -1 : NEXT(fsync)(file); }
int fdatasync(int file) { return is_own(file) && fails("fsync") ? -1 : NEXT(fdatasync)(file); }
int ftruncate(int file, off_t size) { return is_own(file) && fails("truncate") ? -1 : NEXT(ftruncate)(file, size); }
int ftruncate64(int file, off64_t size) { return is_own(file) && fails("truncate") ? -1 : NEXT(ftruncate64)(file, size); }
void *mmap(void *place, size_t count, int access, int flags, int file, off_t offset) {
  return is_own(file) && fails("mmap") ? MAP_FAILED : NEXT(mmap)(place, count, access, flags, file, offset);
}
void *mmap64(void *place, size_t count, int access, int flags, int file, off64_t offset) {
  return is_own(file) && fails("mmap") ? MAP_FAILED : NEXT(mmap64)(place, count, access, flags, file, offset);
}
