import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast-store.ts';
import { refreshBilling } from './billing.queries.ts';
import { upgradedWords } from './billing-toasts.ts';
import { useArrival } from './use-arrival.ts';

/** Somebody comes back from having paid: `/?upgraded=1`. */
export function useUpgraded() {
  const client = useQueryClient();
  useArrival('upgraded', '1', () => {
    toast(upgradedWords);
    refreshBilling(client);
  });
}
