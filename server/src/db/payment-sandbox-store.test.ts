import { testStore } from '@plateful/stripe-sandbox/testing/store-tests.ts';
import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/postgres.ts';
import { createPaymentSandboxStore } from './payment-sandbox-store.ts';

const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const { close } of databases) await close();
});

testStore('the store in PostgreSQL', async () => {
  const database = await createTestDatabase();
  databases.push(database);
  return createPaymentSandboxStore(database.db);
});
