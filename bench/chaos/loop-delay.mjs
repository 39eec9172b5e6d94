// Loaded into the product's process with --import: reports on request the event loop delay since the last request. Plain
// JavaScript, since the compiler that strips types would count as 10 MB of the product's memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export const loopDelayQuestion = 'loop delay';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== loopDelayQuestion) return;
  // The monitor's sampling interval is one millisecond.
  process.send?.({ longest: delay.max / 1e6 - 1, p99: delay.percentile(99) / 1e6 - 1 });
  delay.reset();
});
