import { once } from 'node:events';
import type { ListOperation } from '@plateful/contract/shopping-lists.ts';
import { type ConnectionSource, openDatabase } from '@plateful/server/db/database.ts';
import { quietLog } from '@plateful/server/testing/quiet-log.ts';
import Fastify, { type FastifyRequest } from 'fastify';

/** The start message: the database, and the user of each cookie. */
export type BareStart = { source: ConnectionSource; userOf: Record<string, string> };
export type BareReady = { origin: string };

// The routes of load.ts with a minimal implementation: SQL and JSON, without sign-in, validation, merging and facts.
const [{ source, userOf }] = (await once(process, 'message')) as [BareStart];
const { pool } = openDatabase(source, quietLog);
const server = Fastify();
const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
const user = ({ headers }: FastifyRequest) => userOf[headers.cookie ?? ''];

const week = `select m.*, r.* from meal_plans m join recipes r on r.id = m."recipeId"
  where m."userId" = $1 and m.date >= $2 and m.date < $3 order by m.date, m."mealType"`;
const weekOf = (request: FastifyRequest) => {
  const { startDate } = request.query as { startDate: string };
  const end = new Date(Date.parse(startDate) + 7 * 86_400_000).toISOString().slice(0, 10);
  return rows(week, user(request), startDate, end);
};
server.get('/api/week', async (request) => ({ entries: await weekOf(request) }));
server.get('/api/meal-plans', async (request) => ({ mealPlans: await weekOf(request) }));
server.get('/api/shopping-lists', async (request) => ({
  shoppingLists: await rows(
    `select l.*, json_agg(i) as items from shopping_lists l join shopping_items i on i."listId" = l.id
     where l."userId" = $1 group by l.id`,
    user(request),
  ),
}));
server.get('/api/recipe/:id', async (request) => ({
  recipe: (await rows('select * from recipes where id = $1', (request.params as { id: string }).id))[0],
}));
server.get(
  '/api/auth/user',
  async (request) => (await rows('select * from users where id = $1', user(request)))[0],
);
server.get('/api/user/recipes', async (request) => ({
  recipes: await rows(
    'select * from recipes where "userId" = $1 order by "createdAt" desc limit 50',
    user(request),
  ),
}));
server.get('/api/recipes/search', async (request) => ({
  recipes: await rows(
    `select * from recipes where ("userId" is null or "userId" = $1) and title ilike '%' || $2 || '%' limit 12`,
    user(request),
    (request.query as { query: string }).query,
  ),
}));
server.post('/api/shopping-lists/:id/sync', async (request) => {
  const [operation] = (request.body as { operations: ListOperation[] }).operations;
  const { id } = request.params as { id: string };
  const items = await rows(
    `update shopping_items set own = own || $3, version = version + 1 where "listId" = $1 and id = $2 returning *`,
    id,
    operation!.item,
    JSON.stringify(operation!.set),
  );
  return { items };
});

process.on('SIGTERM', () => process.exit());
const ready: BareReady = { origin: await server.listen({ port: 0, host: '127.0.0.1' }) };
process.send!(ready);
