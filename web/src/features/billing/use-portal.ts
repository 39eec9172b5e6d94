import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { portalFailure } from './billing-toasts.ts';
import { useLeaving } from './use-leaving.ts';

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
