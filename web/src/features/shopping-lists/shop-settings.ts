import { useSyncExternalStore } from 'react';
import { allows } from '#lib/consent.ts';

/** How this device shows lists in the shop. */
export type ShopSettings = {
  /** What is ticked goes to the end of its section. */
  sinksDone: boolean;
  keepsScreenOn: boolean;
  /** Herbs apart from vegetables, cheese from milk. */
  hasAisles: boolean;
  /** Whose order of sections holds, empty for the usual one; missing until this device chose one. */
  store?: string;
};

const storageKey = 'inTheShop';
const usual: ShopSettings = {
  sinksDone: false,
  keepsScreenOn: false,
  hasAisles: false,
};
const listeners = new Set<() => void>();
let settings: ShopSettings | undefined;

export function useShopSettings(): ShopSettings {
  return useSyncExternalStore(subscribe, currentSettings, () => usual);
}

export function changeShopSettings(change: Partial<ShopSettings>): void {
  settings = { ...currentSettings(), ...change };
  keep(settings);
  for (const listener of listeners) listener();
}

function currentSettings(): ShopSettings {
  settings ??= { ...usual, ...kept() };
  return settings;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where nothing may be stored, the settings hold for the visit. */
function keep(next: ShopSettings): void {
  if (!allows('functional')) return;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is blocked.
  }
}

function kept(): Partial<ShopSettings> {
  if (!allows('functional')) return {};
  try {
    return JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Partial<ShopSettings>;
  } catch {
    return {};
  }
}
