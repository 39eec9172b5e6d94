import type { Log } from '#ports/log.ts';

/** A log that adds each entry to `entries`, with its level and its message. */
export function logTo(entries: object[]): Log {
  const keep = (level: string) => (details: object, message: string) =>
    void entries.push({ level, message, ...details });
  return { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
}
