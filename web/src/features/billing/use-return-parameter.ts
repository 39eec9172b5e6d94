import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/toast-store.ts';
import { refreshBilling } from './billing.queries.ts';
import { alreadySubscribedWords, upgradedWords } from './billing-toasts.ts';
import { withoutParameter } from './without-parameter.ts';

/** Runs `onArrive` once if the URL has the parameter `name=value`, and removes the parameter. */
function useReturnParameter(name: string, value: string, onArrive: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const answered = useRef<string | null>(null);
  const hasArrived = new URLSearchParams(location.search).get(name) === value;

  const arrive = useEffectEvent(() => {
    // Strict mode runs effects twice.
    if (answered.current === location.key) return;
    answered.current = location.key;
    onArrive();
    // Replaces the history entry, so that neither Back nor a reload repeats it.
    const options = { replace: true, preventScrollReset: true, state: location.state };
    void navigate(withoutParameter(location, name), options);
  });

  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);
}

/** Handles the return from a completed payment: `/?upgraded=1`. */
export function useUpgraded() {
  const client = useQueryClient();
  useReturnParameter('upgraded', '1', () => {
    toast(upgradedWords);
    refreshBilling(client);
  });
}

/** A rejected checkout returns with `?error=already_subscribed`. */
export function useCheckoutError() {
  useReturnParameter('error', 'already_subscribed', () => toast(alreadySubscribedWords));
}
