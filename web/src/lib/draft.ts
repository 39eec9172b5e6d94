import { readStoredJson, removeStored, writeStorage } from './web-storage.ts';

const storageKey = 'unsavedDraft';

/** Stores unsaved input so that it survives a reload of this tab. `owner` is the user's id, empty for a visitor. */
export function keepDraft(owner: string, draft: object): void {
  writeStorage('sessionStorage', storageKey, JSON.stringify({ owner, draft }));
}

/** The draft of this owner, or of a visitor who has signed in since. Another user's draft is deleted. */
export function readDraft(owner: string): unknown {
  const stored = readStored();
  if (stored === null || stored.owner === owner || stored.owner === '') return stored?.draft ?? null;
  // The visitor may be that user with an expired session.
  if (owner !== '') dropDraft();
  return null;
}

/** Deletes the draft of this owner. */
export function dropDraftOf(owner: string): void {
  const stored = readStored();
  if (stored?.owner === owner || stored?.owner === '') dropDraft();
}

function readStored(): { owner: unknown; draft: unknown } | null {
  const stored = readStoredJson('sessionStorage', storageKey);
  return typeof stored === 'object' && stored !== null && 'owner' in stored && 'draft' in stored
    ? stored
    : null;
}

export function dropDraft(): void {
  removeStored('sessionStorage', storageKey);
}
