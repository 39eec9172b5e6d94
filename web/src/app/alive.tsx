import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { hasSignedInCookie, userQueryKey, useUser } from '#lib/session.ts';

/** A page that waits for a network that stalls must not look dead. */
const longestWait = 4000;

type Props = { onAlive?: (() => void) | undefined; children: ReactNode };

/** Tells when the page answers to what people do, and knows for whom: before, a press of "Save" would be lost. */
export function Alive({ onAlive, children }: Props) {
  const client = useQueryClient();
  const session = useUser();
  const fetching = useIsFetching();
  const tell = useEffectEvent(() => onAlive?.());

  // From now on the page itself says for whom it is (public/theme.js). After the effects with which it learns that, so
  // that nothing meant for others is seen in between.
  useEffect(() => document.documentElement.classList.remove('early', 'signed-in'), []);
  // Runs after the effects of all that is inside, which begin to fetch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is only the reason to look again.
  useEffect(() => {
    const status = client.getQueryState(userQueryKey)?.status ?? 'pending';
    const isKnown = !hasSignedInCookie() || status !== 'pending';
    if (isKnown && client.isFetching() === 0) tell();
  }, [client, session, fetching]);
  useEffect(() => {
    const timer = setTimeout(() => tell(), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
