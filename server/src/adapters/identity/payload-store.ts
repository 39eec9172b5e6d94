import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import { oidcPayloads } from '#db/tables/oidc.ts';

const { model, id, uid, payload, grantId, expiresAt } = oidcPayloads;

/** Keeps what the embedded provider must remember in PostgreSQL; made once per kind of payload. */
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
        const row = {
          payload: value,
          grantId: value.grantId ?? null,
          uid: value.uid ?? null,
          expiresAt: expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null,
        };
        await db
          .insert(oidcPayloads)
          .values({ model: kind, id: key, ...row })
          .onConflictDoUpdate({ target: [model, id], set: row });
      },
      find: (key) => findBy(eq(id, key)),
      findByUid: (key) => findBy(eq(uid, key)),
      // The device flow, the only one with user codes, is off.
      findByUserCode: async () => undefined,
      async consume(key) {
        const consumed = sql`jsonb_set(${payload}, '{consumed}', to_jsonb(extract(epoch from now())::bigint))`;
        await db
          .update(oidcPayloads)
          .set({ payload: consumed })
          .where(and(eq(model, kind), eq(id, key)));
      },
      async destroy(key) {
        await db.delete(oidcPayloads).where(and(eq(model, kind), eq(id, key)));
      },
      async revokeByGrantId(grant) {
        await db.delete(oidcPayloads).where(eq(grantId, grant));
      },
    };
  };
}

/** Signs the account out of the provider itself, so that the next sign-in asks for the password. */
export async function deleteProviderSessions(db: Database, accountId: string): Promise<void> {
  await db
    .delete(oidcPayloads)
    .where(and(eq(model, 'Session'), sql`${payload} ->> 'accountId' = ${accountId}`));
}
