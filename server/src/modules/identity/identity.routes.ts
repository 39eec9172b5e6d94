import { identityEndpoints } from '@plateful/contract/identity.ts';
import { type Api, serve } from '#http/api.ts';
import { signOut } from '#http/session.ts';
import { getCurrentUser, getUserProfile } from './identity.service.ts';

export function identityRoutes(api: Api) {
  serve(api, identityEndpoints.currentUser, getCurrentUser);
  serve(api, identityEndpoints.profile, getUserProfile);
  serve(api, identityEndpoints.logout, async (ctx, _input, exchange) => {
    await signOut(ctx, exchange);
    return { success: true as const };
  });
}
