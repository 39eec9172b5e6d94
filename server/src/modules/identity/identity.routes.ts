import { identityEndpoints } from '@plateful/contract/identity.ts';
import { accountSecurityRoutes } from '#http/account-security.ts';
import { type Api, serve } from '#http/api.ts';
import { recoveryRoutes } from '#http/recovery.ts';
import { signInRoutes, signOut } from '#http/sign-in.ts';
import { changeEmail, findOrCreateUser, getCurrentUser, getUserProfile } from './identity.service.ts';

export function identityRoutes(api: Api, head: string) {
  const { embedded, issuer } = api.context.identity;
  signInRoutes(api, head, findOrCreateUser);
  if (embedded) {
    recoveryRoutes(api, embedded, head, (db, subject, email) =>
      changeEmail({ ...api.context, db }, { issuer, subject, email }),
    );
  }
  accountSecurityRoutes(api, head);
  serve(api, identityEndpoints.currentUser, getCurrentUser);
  serve(api, identityEndpoints.profile, getUserProfile);
  serve(api, identityEndpoints.logout, async (ctx, _input, exchange) => {
    await signOut(ctx, exchange);
    return { success: true as const };
  });
}
