// Loaded into the product's process with --import: reports on request the event loop delay since the last request.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. */
export type LoopDelay = { longest: number; p99: number };

export const loopDelayQuestion = 'loop delay';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== loopDelayQuestion) return;
  // The monitor's sampling interval is one millisecond.
  const answer: LoopDelay = { longest: delay.max / 1e6 - 1, p99: delay.percentile(99) / 1e6 - 1 };
  delay.reset();
  process.send?.(answer);
});
