import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { refreshBilling } from './billing.queries.ts';
import { portalFailure } from './billing-toasts.ts';

/** Milliseconds after which a page that is still here was not left after all: the person stopped it. Ours. */
const patience = 15_000;

/** Whether the browser is on its way to the payment side. It may bring the page back as it was left: that is over then. */
export function useLeaving() {
  const client = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setIsLeaving(false);
      // A plan may have been paid, cancelled or ended there.
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

/** Leaves for the payment side's page of cards and invoices. */
export function usePortal() {
  const { isLeaving, leave } = useLeaving();
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
