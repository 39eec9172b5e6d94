import { consentEndpoints } from '@plateful/contract/consents.ts';
import { type Api, serve } from '#http/api.ts';
import { recordConsent } from './consents.service.ts';

export function consentRoutes(api: Api) {
  serve(api, consentEndpoints.record, recordConsent);
}
