import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { keepWishedFavorite, type WishedFavorite } from './wished-favorite.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What somebody wanted to keep. */
  wished: WishedFavorite;
};

/** Favorites need an account; signing in leads back to the same page, where the recipe is saved. */
export function SignInDialog({ open, onOpenChange, wished }: Props) {
  const signInPath = useSignInPath();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="Keep your favorites"
        description={`Sign in to save “${wished.title}”. It is free, and brings you back to this page.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Not Now</Button>
            </DialogClose>
            <Button asChild>
              <a href={signInPath} onClick={() => keepWishedFavorite(wished)}>
                Sign In
              </a>
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
