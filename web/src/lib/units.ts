import { type UnitSystem, unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { allows } from './consent.ts';
import { useBrowserStore } from './hydration.tsx';
import { createListeners } from './listeners.ts';
import { readStorage, writeStorage } from './web-storage.ts';

const storageKey = 'units';

// Unicode CLDR, supplemental data, measurementSystem type="US": Liberia, Myanmar and the United States.
const usRegions = /-(?:LR|MM|US)\b/i;

const { subscribe, notify } = createListeners();
/** Fallback for the page where storage is not allowed. */
let chosen: UnitSystem | undefined;

/** The units in which recipes are shown. Undefined on the server and during hydration: as written. */
export function useUnits(): UnitSystem | undefined {
  return useBrowserStore(subscribe, shownUnits, undefined);
}

/** Applies to all recipes on screen and to new lists. */
export function chooseUnits(units: UnitSystem): void {
  chosen = units;
  rememberUnits(units);
  notify();
}

function shownUnits(): UnitSystem {
  return chosen ?? rememberedUnits();
}

/** The units of new lists: the stored choice, else those of the browser's language. */
export function rememberedUnits(): UnitSystem {
  const stored = allows('functional') ? readStorage('localStorage', storageKey) : null;
  return unitSystems.find((system) => system === stored) ?? unitsOfLanguage(window.navigator.language);
}

/** Stores the units for future lists if storage is allowed. */
export function rememberUnits(units: UnitSystem): void {
  if (allows('functional')) writeStorage('localStorage', storageKey, units);
}

/** From the region of a language tag ("en-US"). Metric if it has none. */
function unitsOfLanguage(language: string): UnitSystem {
  return usRegions.test(language) ? 'us' : 'metric';
}
