import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { refreshBilling } from './billing.queries.ts';
import { portalFailure } from './billing-toasts.ts';

/** Milliseconds after which the navigation counts as cancelled by the user. Our choice. */
const patience = 15_000;

/** True while the browser navigates to the payment provider. Reset if the back/forward cache restores the page. */
export function useNavigationPending() {
  const client = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setIsLeaving(false);
      // The plan may have been changed there.
      refreshBilling(client);
    }
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [client]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsLeaving(false), patience);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return { isLeaving, leave: () => setIsLeaving(true) };
}

/** Opens the payment provider's portal for cards and invoices. */
export function usePortal() {
  const { isLeaving, leave } = useNavigationPending();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/subscription/portal', {}),
    onSuccess: ({ url }) => {
      leave();
      window.location.assign(url);
    },
    onError: (error) => toast(portalFailure(error)),
  });
  return { openPortal: () => mutate(), isOpening: isPending || isLeaving };
}
