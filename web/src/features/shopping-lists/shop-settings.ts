import { allows } from '#lib/consent.ts';
import { useBrowserStore } from '#lib/hydration.tsx';
import { createListeners } from '#lib/listeners.ts';
import { readStoredJson, writeStorage } from '#lib/web-storage.ts';

/** This device's settings for shopping. */
export type ShopSettings = {
  /** Moves checked-off items to the end of their section. */
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
const { subscribe, notify } = createListeners();
let settings: ShopSettings | undefined;

export function useShopSettings(): ShopSettings {
  return useBrowserStore(subscribe, currentSettings, usual);
}

export function changeShopSettings(change: Partial<ShopSettings>): void {
  settings = { ...currentSettings(), ...change };
  // Without storage, the settings last for the visit.
  if (allows('functional')) writeStorage('localStorage', storageKey, JSON.stringify(settings));
  notify();
}

function currentSettings(): ShopSettings {
  settings ??= { ...usual, ...storedSettings() };
  return settings;
}

function storedSettings(): Partial<ShopSettings> {
  if (!allows('functional')) return {};
  return (readStoredJson('localStorage', storageKey) ?? {}) as Partial<ShopSettings>;
}
