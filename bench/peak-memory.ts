import { readdirSync, readFileSync } from 'node:fs';

/** Peak memory of any child of a process in megabytes; null if the system does not report it. */
export function peakMemory(parent: number): number | null {
  try {
    const peaks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFileSync(`/proc/${pid}/status`, 'utf8'))
      .filter((status) => status.includes(`PPid:\t${parent}\n`))
      .map((status) => Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    return peaks.length > 0 ? Math.max(...peaks) : null;
  } catch {
    return null;
  }
}
