import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#ui/toast-store.ts';

/** A checkout that was refused comes back with `?error=already_subscribed`: said once, and gone from the address. */
export function useCheckoutError() {
  const [params, setParams] = useSearchParams();
  const isRefused = params.get('error') === 'already_subscribed';

  useEffect(() => {
    if (!isRefused) return;
    toast({
      title: 'Subscription Already Active',
      description: 'You already have an active subscription. You cannot purchase a second subscription.',
      variant: 'destructive',
    });
    const withoutError = (current: URLSearchParams) => {
      const rest = new URLSearchParams(current);
      rest.delete('error');
      return rest;
    };
    setParams(withoutError, { replace: true, preventScrollReset: true });
  }, [isRefused, setParams]);
}
