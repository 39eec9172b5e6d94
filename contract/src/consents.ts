import { z } from 'zod';
import { consentVersion } from './consent-version.ts';
import { endpoint } from './endpoint.ts';
import { done, instantText } from './wire.ts';

/** A user's decision about optional storage (docs/product.md, Data). Essential storage needs no consent. */
const consent = z
  .object({
    essential: z.literal(true, { error: 'Essential storage cannot be turned off' }),
    functional: z.boolean(),
    analytics: z.boolean(),
    /** Version of the question; a page that is still open may have an earlier one. */
    version: z.int32().min(1).max(consentVersion),
    /** Time of the decision by the device's clock. */
    timestamp: instantText,
  })
  .meta({ id: 'Consent' });

export const consentEndpoints = {
  record: endpoint({
    method: 'POST',
    path: '/api/consents',
    summary: 'Record a consent decision about optional storage (idempotent)',
    access: 'user',
    body: consent,
    output: done,
  }),
};
