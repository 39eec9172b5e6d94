import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the recipe that somebody wanted to keep. */
  title: string;
};

/** Favorites need an account; signing in leads back to the same page. */
export function SignInDialog({ open, onOpenChange, title }: Props) {
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
              <a href={signInPath}>Sign In</a>
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
