/** The recipe whose heart a visitor pressed before going to sign in: kept by this tab until it is back. */
const storageKey = 'wishedFavorite';

/** Longer than signing in takes, registering included. */
const lifetimeMs = 3_600_000;

export type WishedFavorite = { recipeId: string; title: string };

export function keepWishedFavorite(wished: WishedFavorite): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...wished, keptAt: Date.now() }));
  } catch {
    // Storage is blocked: after signing in the heart has to be pressed again.
  }
}

/** What was kept; it is gone afterwards, so that nothing is saved twice or long after. */
export function takeWishedFavorite(): WishedFavorite | null {
  try {
    const text = window.sessionStorage.getItem(storageKey);
    if (text === null) return null;
    window.sessionStorage.removeItem(storageKey);
    const { recipeId, title, keptAt } = JSON.parse(text) as Record<string, unknown>;
    const isFresh = typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) < lifetimeMs;
    return isFresh && typeof recipeId === 'string' && typeof title === 'string' ? { recipeId, title } : null;
  } catch {
    return null;
  }
}
