import { useSyncExternalStore } from 'react';
import { allows } from '#lib/consent.ts';

/** This device's settings for shopping. */
export type ShopSettings = {
  /** Moves ticked items to the end of their section. */
  sinksDone: boolean;
  keepsScreenOn: boolean;
  /** Groups by aisle: herbs apart from vegetables, cheese from milk. */
  hasAisles: boolean;
  /**
   * The store whose order of sections applies; empty for the default. Undefined until one was chosen on this device.
   */
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
  settings ??= { ...usual, ...storedSettings() };
  return settings;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where storage is not allowed, the settings last for the visit. */
function keep(next: ShopSettings): void {
  if (!allows('functional')) return;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is blocked.
  }
}

function storedSettings(): Partial<ShopSettings> {
  if (!allows('functional')) return {};
  try {
    return JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Partial<ShopSettings>;
  } catch {
    return {};
  }
}
