import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { digestOf } from '#db/bearer-secrets.ts';
import type { Database } from '#db/database.ts';
import { oidcPayloads } from '#db/tables/oidc.ts';

const { model, id, uid, payload, grantId, expiresAt } = oidcPayloads;

/**
 * Storage adapter of the embedded provider, created once per kind of payload. Ids of sessions, codes and tokens are
 * stored as digests, so that read access to the table is not enough to sign in.
 */
export function payloadStore(db: Database): (kind: string) => Adapter {
  return (kind) => {
    async function findBy(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
      const alive = or(isNull(expiresAt), gt(expiresAt, new Date()));
      const [row] = await db
        .select({ payload })
        .from(oidcPayloads)
        .where(and(eq(model, kind), condition, alive));
      return row?.payload as AdapterPayload | undefined;
    }
    return {
      async upsert(key, value, expiresInSeconds) {
        if (!isStorable(value)) {
          const { errors } = await import('oidc-provider');
          throw new errors.InvalidRequest('a parameter has characters that are not text');
        }
        const row = {
          payload: withoutId(value, key),
          grantId: value.grantId ?? null,
          uid: value.uid ?? null,
          expiresAt: expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null,
        };
        await db
          .insert(oidcPayloads)
          .values({ model: kind, id: digestOf(key), ...row })
          .onConflictDoUpdate({ target: [model, id], set: row });
      },
      async find(key) {
        const payload = await findBy(eq(id, digestOf(key)));
        return payload && withId(payload, key);
      },
      findByUid: (key) => findBy(eq(uid, key)),
      // Only the device flow has user codes, and it is disabled.
      findByUserCode: async () => undefined,
      async consume(key) {
        const consumed = sql`jsonb_set(${payload}, '{consumed}', to_jsonb(extract(epoch from now())::bigint))`;
        const unused = sql`not ${payload} ? 'consumed'`;
        const rows = await db
          .update(oidcPayloads)
          .set({ payload: consumed })
          .where(and(eq(model, kind), eq(id, digestOf(key)), unused))
          .returning({ id });
        // The provider checked before, but of concurrent requests only one may use the code.
        if (rows.length > 0) return;
        const { errors } = await import('oidc-provider');
        throw new errors.InvalidGrant('it was used already');
      },
      async destroy(key) {
        await db.delete(oidcPayloads).where(and(eq(model, kind), eq(id, digestOf(key))));
      },
      async revokeByGrantId(grant) {
        await db.delete(oidcPayloads).where(eq(grantId, grant));
      },
    };
  };
}

/** Ends the account's sessions at the provider, so that the next sign-in asks for the password. */
export async function deleteProviderSessions(db: Database, accountId: string): Promise<void> {
  await db
    .delete(oidcPayloads)
    .where(and(eq(model, 'Session'), sql`${payload} ->> 'accountId' = ${accountId}`));
}

/** PostgreSQL's jsonb accepts neither NUL nor unpaired surrogates. */
function isStorable(value: AdapterPayload): boolean {
  const text = JSON.stringify(value);
  return !/\\u(?:0000|d[89a-f])/i.test(text.replaceAll('\\\\', ''));
}

/** Interactions repeat their id in a URL and contain the id of the session that started them. */
function withoutId({ jti: _, ...value }: AdapterPayload, key: string): AdapterPayload {
  const { returnTo, session } = value;
  if (typeof returnTo !== 'string' || !returnTo.endsWith(key)) return value;
  const { cookie: __, ...rest } = session ?? {};
  return { ...value, returnTo: returnTo.slice(0, -key.length), ...(session && { session: rest }) };
}

function withId({ returnTo, ...value }: AdapterPayload, key: string): AdapterPayload {
  return { ...value, jti: key, ...(typeof returnTo === 'string' && { returnTo: returnTo + key }) };
}
