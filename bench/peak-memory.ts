import { readdirSync, readFileSync } from 'node:fs';

/** Shorter than a worker process lives. */
const intervalMs = 50;

/**
 * Watches the children of a process until asked for the peak memory of any of them, in megabytes: one that was replaced
 * counts too. Null if the system does not report it.
 */
export function watchPeakMemory(parent: number): () => number | null {
  let peak: number | null = null;
  const watching = setInterval(() => {
    const now = peakMemory(parent);
    if (now !== null) peak = Math.max(peak ?? 0, now);
  }, intervalMs);
  return () => {
    clearInterval(watching);
    return peak;
  };
}

function peakMemory(parent: number): number | null {
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
