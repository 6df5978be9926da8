/* Loaded before the database's own libraries. A file says how its disk behaves: nothing, "slow <milliseconds>" or "broken". */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int meet_disk(void) {
  const char *path = getenv("SERI_STRESS_DISK");
  char words[32] = "";
  if (!path) return 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  if (read(file, words, sizeof words - 1) < 0) words[0] = 0;
  close(file);
  int milliseconds = 0;
  if (sscanf(words, "slow %d", &milliseconds) == 1) {
    struct timespec pause = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
    nanosleep(&pause, NULL);
  }
  return words[0] == 'b';
}

#define SOFT(name)                                           \
  int name(int file) {                                       \
    static int (*real)(int);                                 \
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, #name); \
    if (!meet_disk()) return real(file);                     \
    errno = EIO;                                             \
    return -1;                                               \
  }

SOFT(fsync)
SOFT(fdatasync)
