import { useBrowserStore } from '#lib/hydration.tsx';
import { createListeners } from '#lib/listeners.ts';
import { readStorage, removeStored, writeStorage } from '#lib/web-storage.ts';
import { dismissToast, toast } from '#ui/toast-store.ts';
import { type CookTimer, leftOf, markRung, readTimers, ringWords, withTimer } from './cook-timers.ts';

/** The timers of this tab. They survive navigation and reloads. */
const storageKey = 'cookTimers';

/**
 * In milliseconds and ticks: updates four times a second so that no second is skipped, and rings every `ring` ticks,
 * for a minute at most.
 */
const tick = { every: 250, ring: 12, rings: 20 } as const;

type Snapshot = { timers: readonly CookTimer[]; now: number };

const none: Snapshot = { timers: [], now: 0 };
let snapshot = none;
let isLoaded = false;
let clock: ReturnType<typeof setInterval> | undefined;
let ticksOfRinging = 0;
/** The recipe open in cook mode, where an alarm needs no toast. */
let openRecipe: string | null = null;
const listeners = createListeners();

export function useCookTimers(): Snapshot {
  return useBrowserStore(subscribe, () => snapshot, none);
}

export function startTimer(timer: Parameters<typeof withTimer>[1]): void {
  prepareBell();
  set(withTimer(snapshot.timers, timer, Date.now()));
}

export function changeTimer(id: string, change: (timer: CookTimer, now: number) => CookTimer): void {
  prepareBell();
  set(snapshot.timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)));
}

export function stopTimer(id: string): void {
  set(snapshot.timers.filter((timer) => timer.id !== id));
}

/** Registers the recipe open in cook mode; returns the function that unregisters it. */
export function showTimersOf(recipeId: string): () => void {
  openRecipe = recipeId;
  return () => {
    openRecipe = null;
  };
}

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener);
  if (!isLoaded) {
    isLoaded = true;
    set(readTimers(readStorage('sessionStorage', storageKey)));
  }
  return unsubscribe;
}

function set(timers: readonly CookTimer[]) {
  keep(timers);
  show(timers);
  const isNeeded = timers.some(({ endsAt, hasRung }) => endsAt !== null || hasRung);
  if (isNeeded) clock ??= setInterval(onTick, tick.every);
  else {
    clearInterval(clock);
    clock = undefined;
  }
  if (!timers.some(({ hasRung }) => hasRung)) ticksOfRinging = 0;
}

function show(timers: readonly CookTimer[]) {
  snapshot = { timers, now: Date.now() };
  listeners.notify();
}

function onTick() {
  const { timers, now: shownAt } = snapshot;
  const now = Date.now();
  const marked = markRung(timers, now);
  if (marked !== timers) {
    ticksOfRinging = 0;
    set(marked);
    for (const timer of marked) if (!timers.includes(timer)) announce(timer);
  } else if (timers.some((timer) => secondsOf(timer, now) !== secondsOf(timer, shownAt))) show(timers);
  if (!marked.some(({ hasRung }) => hasRung)) return;
  if (ticksOfRinging % tick.ring === 0 && ticksOfRinging < tick.ring * tick.rings) ringBell();
  ticksOfRinging += 1;
}

function secondsOf(timer: CookTimer, now: number): number {
  return Math.ceil(leftOf(timer, now) / 1000);
}

/** Shows a toast for the alarm if its recipe is not open in cook mode. */
function announce(timer: CookTimer) {
  if (openRecipe === timer.recipeId) return;
  const notice = toast({
    title: timer.recipeTitle,
    description: ringWords(timer),
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Stop',
      onSelect: () => {
        stopTimer(timer.id);
        dismissToast(notice.id);
      },
    },
  });
}

/** If storage is blocked, the timers last as long as the page. */
function keep(timers: readonly CookTimer[]) {
  if (timers.length > 0) writeStorage('sessionStorage', storageKey, JSON.stringify(timers));
  else removeStored('sessionStorage', storageKey);
}

/** Synthesized, so that it works offline. */
let audio: AudioContext | null = null;

/** Must be called from a user gesture, or browsers block the sound. */
export function prepareBell(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

/** Start in seconds and pitch in Hz: three high notes that are audible in a noisy kitchen. */
const notes = [
  [0, 880],
  [0.22, 1109],
  [0.44, 1319],
] as const;

/** Plays the sound once and vibrates where supported. */
function ringBell(): void {
  navigator.vibrate?.([250, 120, 250, 120, 250]);
  if (audio?.state !== 'running') return;
  for (const [after, pitch] of notes) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    // Fades in and out to avoid clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.5, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.42);
  }
}
