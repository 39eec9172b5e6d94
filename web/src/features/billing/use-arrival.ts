import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutParameter } from './without-parameter.ts';

/** Runs `onArrive` once when the address says `name=value`, and takes that out of the address. */
export function useArrival(name: string, value: string, onArrive: () => void) {
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
