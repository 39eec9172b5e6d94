import { type UnitSystem, unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { useSyncExternalStore } from 'react';
import { allows } from './consent.ts';

const storageKey = 'units';

// Unicode CLDR, supplemental data, measurementSystem type="US": Liberia, Myanmar and the United States.
const usRegions = /-(?:LR|MM|US)\b/i;

const listeners = new Set<() => void>();
/** Holds for the visit where nothing may be stored. */
let chosen: UnitSystem | undefined;

/** The units that this device's recipes are shown in; undefined on the server and during hydration: as written. */
export function useUnits(): UnitSystem | undefined {
  return useSyncExternalStore(subscribe, shownUnits, () => undefined);
}

/** For all recipes on screen, and for the next list. */
export function chooseUnits(units: UnitSystem): void {
  chosen = units;
  rememberUnits(units);
  for (const listener of listeners) listener();
}

function shownUnits(): UnitSystem {
  return chosen ?? rememberedUnits();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The units that this device's lists are made in: as chosen once, else those of the browser's language. */
export function rememberedUnits(): UnitSystem {
  const stored = storedUnits();
  return unitSystems.find((system) => system === stored) ?? unitsOfLanguage(window.navigator.language);
}

/** For the next list, where that is allowed; otherwise the choice holds for the list at hand. */
export function rememberUnits(units: UnitSystem): void {
  if (!allows('functional')) return;
  try {
    window.localStorage.setItem(storageKey, units);
  } catch {
    // Storage is blocked: the choice holds for the list at hand.
  }
}

/** By the region in a language tag ("en-US"); metric where it names none. */
function unitsOfLanguage(language: string): UnitSystem {
  return usRegions.test(language) ? 'us' : 'metric';
}

function storedUnits(): string | null {
  if (!allows('functional')) return null;
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
