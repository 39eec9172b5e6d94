import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables/users.ts';
import { sandboxOf } from '#testing/subscriber.ts';
import { startTestServer } from '#testing/test-server.ts';
import { seedDemoHousehold } from './demo.service.ts';

const lines: string[] = [];
const server = await startTestServer({ onLog: (line) => lines.push(line) });

test('the demo household is made without a line in the log, and has paid when its events have arrived', async () => {
  lines.length = 0;
  const { email } = (await seedDemoHousehold(server.context))!;
  await sandboxOf(server).deliver();
  const [user] = await server.context.db.select().from(users).where(eq(users.email, email));
  const robin = await server.elsewhere(Object.assign(server.visitor(), { id: user!.id, email }));
  expect((await robin.get('/api/subscription/status')).body).toMatchObject({ planType: 'yearly' });
  expect(lines).toEqual([]);
});
