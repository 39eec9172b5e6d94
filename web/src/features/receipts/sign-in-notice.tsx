import { Alert } from '#ui/alert.tsx';

/** On the account page, below the button to sign in (specification, section 6). */
export function SignInNotice() {
  return (
    <Alert title="Sign in required" className="mx-auto max-w-xl text-left">
      Log in to upload receipts and sync insights to your profile.
    </Alert>
  );
}
