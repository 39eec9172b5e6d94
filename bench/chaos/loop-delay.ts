// Loaded into a product's process with --import: tells on request how long its event loop was held since it was asked last.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. */
export type LoopDelay = { longest: number; p99: number };

export const loopDelayQuestion = 'loop delay';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== loopDelayQuestion) return;
  // One millisecond is the pause between two looks.
  const answer: LoopDelay = { longest: delay.max / 1e6 - 1, p99: delay.percentile(99) / 1e6 - 1 };
  delay.reset();
  process.send?.(answer);
});
