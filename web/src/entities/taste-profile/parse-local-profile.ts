import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';

/** Anything but a whole, valid profile is none: half a list of allergies would be worse than no list. */
export function parseLocalProfile(text: string): TasteProfileInput | null {
  try {
    return tasteProfileInput.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
