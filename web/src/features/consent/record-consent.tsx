import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { noteRecorded, useConsent } from '#lib/consent.ts';
import type { Consent } from '#lib/parse-consent.ts';
import { useUser } from '#lib/session.ts';

/** Render once in the app: records the decision of a signed-in user, even if made as a visitor. */
export function RecordConsent() {
  const { user } = useUser();
  const consent = useConsent();
  return user && consent && consent.recordedFor !== user.id && <Record userId={user.id} consent={consent} />;
}

/** Failures are retried on the next visit; the decision already applies in this browser. */
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
