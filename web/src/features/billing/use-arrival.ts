import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/toast-store.ts';
import { refreshBilling } from './billing.queries.ts';
import { alreadySubscribedWords, upgradedWords } from './billing-toasts.ts';
import { withoutParameter } from './without-parameter.ts';

/** Runs `onArrive` once when the address says `name=value`, and takes that out of the address. */
function useArrival(name: string, value: string, onArrive: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const answered = useRef<string | null>(null);
  const hasArrived = new URLSearchParams(location.search).get(name) === value;

  const arrive = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (answered.current === location.key) return;
    answered.current = location.key;
    onArrive();
    // Replaced, so that neither Back nor a reload says it again.
    const options = { replace: true, preventScrollReset: true, state: location.state };
    void navigate(withoutParameter(location, name), options);
  });

  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);
}

/** Back from a completed payment: `/?upgraded=1`. */
export function useUpgraded() {
  const client = useQueryClient();
  useArrival('upgraded', '1', () => {
    toast(upgradedWords);
    refreshBilling(client);
  });
}

/** A checkout that was refused comes back with `?error=already_subscribed`. */
export function useCheckoutError() {
  useArrival('error', 'already_subscribed', () => toast(alreadySubscribedWords));
}
