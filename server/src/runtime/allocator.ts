/** For glibc, which otherwise keeps freed memory in an arena per thread. Container and systemd unit set them too. */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * With `npm start`, replaces this process by the same program with these settings, because glibc reads them only when a
 * program begins.
 */
export function applyAllocatorSettings(): void {
  const { npm_lifecycle_event: script, MALLOC_ARENA_MAX: isSet } = process.env;
  if (process.platform !== 'linux' || script !== 'start' || isSet) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...allocatorSettings });
}
