import { LogIn } from 'lucide-react';
import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { LockedZone } from './locked-zone.tsx';

// Specification, section 6, word for word.
const title = 'Sign in required';
const description = 'Create an account or sign in to upload receipts and sync your insights across devices.';

export function SignInRequired() {
  const signInPath = useSignInPath();
  return (
    <LockedZone
      title={title}
      action={
        <Button asChild>
          <a href={signInPath}>
            <LogIn aria-hidden="true" />
            Sign In
          </a>
        </Button>
      }
      onTry={() => toast({ title, description, variant: 'destructive' })}
    >
      {description}
    </LockedZone>
  );
}
