import { type TasteProfileInput, tasteProfileInput } from '@plateful/contract/taste-profile.ts';

/** Null for anything but a complete, valid profile: a partial list of allergies would be worse than none. */
export function parseLocalProfile(text: string): TasteProfileInput | null {
  try {
    return tasteProfileInput.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
