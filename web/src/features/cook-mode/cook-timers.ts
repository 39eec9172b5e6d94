/** An immutable kitchen timer. The functions here are pure: they get the current time as an argument. */
export type CookTimer = {
  /** Recipe, step and place in its text, so that each duration of a step runs once. */
  id: string;
  recipeId: string;
  recipeTitle: string;
  /** From 0. */
  step: number;
  /** The duration as written in the step: "8–10 minutes". */
  words: string;
  /** The upper bound of a range, in seconds. */
  most: number | null;
  /** The time of the alarm, in milliseconds since 1970; null while paused. */
  endsAt: number | null;
  /** Remaining milliseconds when it was paused. */
  left: number;
  hasRung: boolean;
};

type NewTimer = Pick<CookTimer, 'recipeId' | 'recipeTitle' | 'step' | 'words' | 'most'> & {
  /** Index of the duration in the step, from 0. An offset would change with the servings. */
  place: number;
  seconds: number;
};

/** Enough for any stove. */
const maxTimers = 12;

export function timerId({ recipeId, step, place }: Pick<NewTimer, 'recipeId' | 'step' | 'place'>): string {
  return `${recipeId} ${step} ${place}`;
}

export function withTimer(
  timers: readonly CookTimer[],
  newTimer: NewTimer,
  now: number,
): readonly CookTimer[] {
  const { place, seconds, ...timer } = newTimer;
  const id = timerId(newTimer);
  if (timers.length >= maxTimers || timers.some((running) => running.id === id)) return timers;
  return [...timers, { ...timer, id, endsAt: now + seconds * 1000, left: seconds * 1000, hasRung: false }];
}

export function leftOf({ endsAt, left }: CookTimer, now: number): number {
  return endsAt === null ? left : Math.max(0, endsAt - now);
}

export function paused(timer: CookTimer, now: number): CookTimer {
  return timer.endsAt === null ? timer : { ...timer, left: leftOf(timer, now), endsAt: null };
}

export function resumed(timer: CookTimer, now: number): CookTimer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.left } : timer;
}

/** Adds a minute to the remaining time, or from now if it has rung. */
export function prolonged(timer: CookTimer, now: number): CookTimer {
  const left = leftOf(timer, now) + 60_000;
  return { ...timer, left, hasRung: false, endsAt: timer.endsAt === null ? null : now + left };
}

/** Marks due timers as rung. Returns the same array if none is due. */
export function markRung(timers: readonly CookTimer[], now: number): readonly CookTimer[] {
  const isDue = (timer: CookTimer) => !timer.hasRung && timer.endsAt !== null && timer.endsAt <= now;
  if (!timers.some(isDue)) return timers;
  return timers.map((timer) => (isDue(timer) ? { ...timer, hasRung: true } : timer));
}

/** "9:05", "1:00:00". Rounded up. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** The text of an alarm. */
export function ringWords({ words, most }: CookTimer): string {
  return most === null
    ? `${words}: time is up.`
    : `${words}: time to check. It may take up to ${inMinutes(most)}.`;
}

function inMinutes(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Parses stored timers and drops invalid ones. */
export function readTimers(text: string | null): readonly CookTimer[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTimer).slice(0, maxTimers) : [];
  } catch {
    return [];
  }
}

function isTimer(value: unknown): value is CookTimer {
  const timer = value as CookTimer | null;
  return (
    typeof timer === 'object' &&
    timer !== null &&
    [timer.id, timer.recipeId, timer.recipeTitle, timer.words].every((text) => typeof text === 'string') &&
    [timer.step, timer.left, timer.endsAt ?? 0, timer.most ?? 0].every(Number.isFinite) &&
    typeof timer.hasRung === 'boolean'
  );
}
