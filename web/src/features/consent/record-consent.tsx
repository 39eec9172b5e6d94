import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { noteRecorded, useConsent } from '#lib/consent.ts';
import type { Consent } from '#lib/parse-consent.ts';
import { useUser } from '#lib/session.ts';

/** Once in the app: a signed-in user's decision is on record, also one that was made as a visitor. */
export function RecordConsent() {
  const { user } = useUser();
  const consent = useConsent();
  return user && consent && consent.recordedFor !== user.id && <Record userId={user.id} consent={consent} />;
}

/** What fails is tried again on the next visit: the decision holds in this browser all the same. */
function Record({ userId, consent }: { userId: string; consent: Consent }) {
  useQuery({
    queryKey: ['/api/consents', userId, consent.timestamp],
    queryFn: () => record(userId, consent),
  });
  return null;
}

async function record(userId: string, consent: Consent) {
  const { essential, functional, analytics, version, timestamp } = consent;
  const answer = await call('POST /api/consents', { essential, functional, analytics, version, timestamp });
  noteRecorded(consent, userId);
  return answer;
}
