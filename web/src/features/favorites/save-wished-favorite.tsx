import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasSignedInCookie, useUser } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';
import { addFavorite, favoriteFailure } from './favorites.queries.ts';
import { takeWishedFavorite } from './wished-favorite.ts';

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
  // A page that the server rendered begins as a visitor's, whoever looks at it.
  if (!hasSignedInCookie()) takeWishedFavorite();
}
