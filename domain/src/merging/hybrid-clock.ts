/**
 * A hybrid logical clock (Kulkarni et al., "Logical Physical Clocks", 2014): its times are monotonic on a device, later
 * than every time that the device has observed, and close to the wall clock even if other devices' clocks are wrong.
 */
export type HybridTime = string;

/** Milliseconds since 1970 in hexadecimal, a counter, the device id: the text order is the chronological order. */
const form = /^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-z]{8}$/;
const maxCounter = 0xffff;

export function isHybridTime(text: string): boolean {
  return form.test(text);
}

export function millisOf(time: HybridTime): number {
  return Number.parseInt(time.slice(0, 12), 16);
}

export function laterOf(one: HybridTime, other: HybridTime): HybridTime {
  return one > other ? one : other;
}

export type HybridClock = {
  /** Returns a time later than all that this clock issued or observed. */
  next(): HybridTime;
  /** Call with each time received from another device. */
  observe(time: HybridTime): void;
};

/**
 * `device`: eight characters of 0-9 and a-z, unique to each clock. `last`: the latest time that an earlier clock of
 * this device issued or observed.
 */
export function createHybridClock(device: string, now: () => number, last?: HybridTime): HybridClock {
  let millis = last ? millisOf(last) : 0;
  let counter = last ? counterOf(last) : 0;
  return {
    next() {
      const wall = Math.max(0, Math.floor(now()));
      if (wall > millis) {
        millis = wall;
        counter = 0;
      } else if (counter === maxCounter) {
        millis += 1;
        counter = 0;
      } else {
        counter += 1;
      }
      return timeOf(millis, counter, device);
    },
    observe(time) {
      const seen = millisOf(time);
      if (seen < millis) return;
      counter = seen > millis ? counterOf(time) : Math.max(counter, counterOf(time));
      millis = seen;
    },
  };
}

/** Formats a hybrid time from its parts. */
export function timeOf(millis: number, counter: number, device: string): HybridTime {
  return `${millis.toString(16).padStart(12, '0')}-${counter.toString(16).padStart(4, '0')}-${device}`;
}

function counterOf(time: HybridTime): number {
  return Number.parseInt(time.slice(13, 17), 16);
}
