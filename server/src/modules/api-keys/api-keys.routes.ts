import { apiKeyEndpoints } from '@plateful/contract/api-keys.ts';
import { type Api, serve } from '#http/api.ts';
import { listKeys, makeKey, revokeKey } from './api-keys.service.ts';

export function apiKeyRoutes(api: Api) {
  serve(api, apiKeyEndpoints.list, (ctx, _input, { request }) => listKeys(ctx, request.session));
  serve(api, apiKeyEndpoints.create, (ctx, input, { request }) => makeKey(ctx, input, request.session));
  serve(api, apiKeyEndpoints.revoke, revokeKey);
}
