import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useToggleFavorite } from './favorites.queries.ts';
import { keepWishedFavorite } from './wished-favorite.tsx';

type Props = {
  recipe: { id: string; title: string };
  /** 'heart' for cards and rows, 'words' for a button with text. */
  look?: 'heart' | 'words' | undefined;
};

/** The favorite button. Visitors are offered to sign in, since favorites belong to an account. */
export function FavoriteButton({ recipe, look = 'heart' }: Props) {
  const { state } = useUser();
  const { isFavorite, toggle } = useToggleFavorite(recipe.id);
  // Null until first pressed, so that the dialog is not rendered for each of many buttons.
  const [isAsking, setIsAsking] = useState<boolean | null>(null);

  const press = {
    'aria-pressed': isFavorite,
    // The action depends on the session.
    disabled: state === 'loading',
    onClick: () => {
      if (state === 'user') toggle();
      else if (state === 'anonymous') setIsAsking(true);
    },
  };
  const sign = (
    <Heart className={cn('transition-[fill,scale] duration-200', isFavorite && 'scale-110 fill-current')} />
  );
  return (
    <>
      {look === 'heart' ? (
        <IconButton
          {...press}
          label={`Favorite: ${recipe.title}`}
          variant="brand"
          className="disabled:opacity-100"
        >
          {sign}
        </IconButton>
      ) : (
        <Button
          {...press}
          variant="secondary"
          icon={sign}
          className="disabled:opacity-100 [&_svg]:text-brand"
        >
          {isFavorite ? 'Saved' : 'Save'}
          <VisuallyHidden> as a favorite</VisuallyHidden>
        </Button>
      )}
      {state === 'anonymous' && isAsking !== null && (
        <SignInDialog open={isAsking} onOpenChange={setIsAsking} recipe={recipe} />
      )}
    </>
  );
}

type SignInProps = Pick<Props, 'recipe'> & { open: boolean; onOpenChange: (open: boolean) => void };

/** Signing in returns to this page, which then saves the recipe. */
function SignInDialog({ open, onOpenChange, recipe: { id, title } }: SignInProps) {
  const signInPath = useSignInPath();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="Keep your favorites"
        description={`Sign in to save “${title}”. It is free, and brings you back to this page.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Not Now</Button>
            </DialogClose>
            <Button asChild>
              <a href={signInPath} onClick={() => keepWishedFavorite({ recipeId: id, title })}>
                Sign In
              </a>
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
