import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasSignedInCookie, useUser } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';
import { addFavorite, favoriteFailure } from './favorites.queries.ts';

/** The recipe whose heart a visitor pressed before going to sign in: kept by this tab until it is back. */
const storageKey = 'wishedFavorite';

/** Longer than signing in takes, registering included. */
const lifetimeMs = 3_600_000;

type WishedFavorite = { recipeId: string; title: string };

export function keepWishedFavorite(wished: WishedFavorite): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...wished, keptAt: Date.now() }));
  } catch {
    // Storage is blocked: after signing in the heart has to be pressed again.
  }
}

/** What was kept; it is gone afterwards, so that nothing is saved twice or long after. */
function takeWishedFavorite(): WishedFavorite | null {
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

/** Once in the app: after signing in, saves the recipe whose heart led there. Without signing in nothing is kept. */
export function SaveWishedFavorite() {
  const { state } = useUser();
  const client = useQueryClient();

  useEffect(() => {
    if (state !== 'user') return forgetAsVisitor();
    const wished = takeWishedFavorite();
    if (!wished) return;
    addFavorite(client, wished.recipeId).then(
      () => toast({ title: 'Saved to your favorites', description: wished.title }),
      (error) => toast(favoriteFailure(error)),
    );
  }, [state, client]);

  useEffect(() => {
    // Back from the sign-in page without having signed in: a browser may show the page as it was.
    const show = ({ persisted }: PageTransitionEvent) => persisted && forgetAsVisitor();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  return null;
}

function forgetAsVisitor(): void {
  // A page that the server rendered begins as a visitor's, also for users.
  if (!hasSignedInCookie()) takeWishedFavorite();
}
