import { toast } from '#ui/toast-store.ts';
import { alreadySubscribedWords } from './billing-toasts.ts';
import { useArrival } from './use-arrival.ts';

/** A checkout that was refused comes back with `?error=already_subscribed`. */
export function useCheckoutError() {
  useArrival('error', 'already_subscribed', () => toast(alreadySubscribedWords));
}
