/**
 * A hybrid logical clock (Kulkarni et al., "Logical Physical Clocks", 2014): times that never run backwards on a device, are
 * later than everything that the device has seen, and stay close to the wall clock, however wrong that is elsewhere.
 */
export type HybridTime = string;

/** Milliseconds since 1970 in hexadecimal, a counter, the device: sorts as text in the order of time. */
const form = /^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-z]{8}$/;
const mostCounted = 0xffff;

export const devicePattern = /^[0-9a-z]{8}$/;

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
  /** Later than every time that this clock gave or saw. */
  next(): HybridTime;
  /** To be called with each time that comes from elsewhere. */
  observe(time: HybridTime): void;
};

/** `device`: eight of 0-9 and a-z, another one for every clock. `last`: what an earlier clock of this device gave or saw. */
export function createHybridClock(device: string, now: () => number, last?: HybridTime): HybridClock {
  let millis = last ? millisOf(last) : 0;
  let counter = last ? counterOf(last) : 0;
  return {
    next() {
      const wall = Math.max(0, Math.floor(now()));
      if (wall > millis) {
        millis = wall;
        counter = 0;
      } else if (counter === mostCounted) {
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

/** The earliest time of an instant on a device. */
export function timeOf(millis: number, counter: number, device: string): HybridTime {
  return `${millis.toString(16).padStart(12, '0')}-${counter.toString(16).padStart(4, '0')}-${device}`;
}

function counterOf(time: HybridTime): number {
  return Number.parseInt(time.slice(13, 17), 16);
}
