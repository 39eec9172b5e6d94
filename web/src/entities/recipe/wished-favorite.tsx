import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasSignedInCookie, useUser } from '#lib/session.ts';
import { readStoredJson, removeStored, writeStorage } from '#lib/web-storage.ts';
import { toast } from '#ui/toast-store.ts';
import { addFavorite, favoriteFailure } from './favorites.queries.ts';

/** The recipe that a visitor marked as favorite before signing in; kept in this tab's session storage until then. */
const storageKey = 'wishedFavorite';

/** Milliseconds; longer than registration takes. */
const lifetimeMs = 3_600_000;

type WishedFavorite = { recipeId: string; title: string };

export function keepWishedFavorite(wished: WishedFavorite): void {
  writeStorage('sessionStorage', storageKey, JSON.stringify({ ...wished, keptAt: Date.now() }));
}

/** Reads and deletes the entry, so that it is not saved twice or much later. */
function takeWishedFavorite(): WishedFavorite | null {
  const { recipeId, title, keptAt } = Object(readStoredJson('sessionStorage', storageKey));
  removeStored('sessionStorage', storageKey);
  const isFresh = typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) < lifetimeMs;
  return isFresh && typeof recipeId === 'string' && typeof title === 'string' ? { recipeId, title } : null;
}

/** Render once in the app. After the sign-in it saves the recipe; for visitors it deletes the entry. */
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
    // The back/forward cache may restore the page of a visitor who did not sign in.
    const show = ({ persisted }: PageTransitionEvent) => persisted && forgetAsVisitor();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  return null;
}

function forgetAsVisitor(): void {
  // `useUser` is always a visitor during hydration, so check the cookie.
  if (!hasSignedInCookie()) takeWishedFavorite();
}
