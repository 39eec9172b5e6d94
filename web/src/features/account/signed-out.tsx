import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Plate } from '#ui/plate.tsx';

export function SignedOut() {
  const signInPath = useSignInPath();
  return (
    <div className="flex flex-col items-center gap-6 py-10 text-center sm:py-16">
      <Plate pictures={[]} size={144} />
      <p className="text-lg text-soft">Please sign in to view your account.</p>
      <Button asChild size="lg">
        <a href={signInPath}>Sign In</a>
      </Button>
    </div>
  );
}
