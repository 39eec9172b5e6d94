import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useToggleFavorite } from './favorites.queries.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

type Props = {
  recipeId: string;
  title: string;
  /** A round heart on cards and rows, a button with words where there is room. */
  look?: 'heart' | 'words' | undefined;
};

/** The heart of a recipe. For a visitor it offers to sign in, since favorites live in the account. */
export function FavoriteButton({ recipeId, title, look = 'heart' }: Props) {
  const { state } = useUser();
  const { isFavorite, toggle } = useToggleFavorite(recipeId);
  const [isAsking, setIsAsking] = useState(false);

  const press = {
    'aria-pressed': isFavorite,
    onClick: () => {
      if (state === 'user') toggle();
      else if (state === 'anonymous') setIsAsking(true);
    },
  };
  const sign = (
    <Heart
      aria-hidden="true"
      className={cn('transition-[fill,scale] duration-200', isFavorite && 'scale-110 fill-current')}
    />
  );
  return (
    <>
      {look === 'heart' ? (
        <IconButton {...press} label={`Favorite: ${title}`} variant="brand">
          {sign}
        </IconButton>
      ) : (
        <Button {...press} variant="secondary" icon={sign} className="[&_svg]:text-brand">
          {isFavorite ? 'Saved' : 'Save'}
          <VisuallyHidden> as a favorite</VisuallyHidden>
        </Button>
      )}
      {state === 'anonymous' && (
        <SignInDialog open={isAsking} onOpenChange={setIsAsking} wished={{ recipeId, title }} />
      )}
    </>
  );
}
