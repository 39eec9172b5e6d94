import { z } from 'zod';
import { consentVersion } from './consent-version.ts';
import { endpoint } from './endpoint.ts';
import { done, instantText } from './wire.ts';

/** What a user decided about optional storage (docs/product.md, Data). What is essential is not up for decision. */
const consent = z
  .object({
    essential: z.literal(true, { error: 'Essential storage cannot be refused' }),
    functional: z.boolean(),
    analytics: z.boolean(),
    /** Of what was asked; a page that is still open may be of an earlier one. */
    version: z.int32().min(1).max(consentVersion),
    /** When it was decided, by the clock of the device. */
    timestamp: instantText,
  })
  .meta({ id: 'Consent' });

export const consentEndpoints = {
  record: endpoint({
    method: 'POST',
    path: '/api/consents',
    summary: 'Record a decision about optional storage; the same one a second time changes nothing',
    access: 'user',
    body: consent,
    output: done,
  }),
};
