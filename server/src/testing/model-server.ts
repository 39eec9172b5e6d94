import type { Output } from '@plateful/contract/endpoint.ts';
import type { ErrorBody } from '@plateful/contract/errors.ts';
import type { GenerationEvent } from '@plateful/contract/generation-event.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { defaultLimits, type Limits } from '#adapters/recipe-writer/limits.ts';
import { createRecipeWriter } from '#adapters/recipe-writer/recipe-writer.ts';
import { generations } from '#db/tables/generations.ts';
import { users } from '#db/tables/users.ts';
import { startModelEndpoint } from './model-endpoint.ts';
import { quietLog } from './quiet-log.ts';
import { type Person, startTestServer, type TestServer } from './test-server.ts';
import { writtenSample } from './written-sample.ts';

export type Answer = Output<typeof recipeEndpoints.generate>;

/** Shorter timeouts, to keep tests fast. */
const testLimits: Limits = {
  ...defaultLimits,
  total: { baseMs: 6000, perRecipeMs: 0 },
  firstWordsMs: 800,
  silenceMs: 800,
  retries: { max: 1, firstWaitMs: 5 },
};

/** Sample recipes in the model's output format. */
export const goodRecipes = sampleRecipes.filter(({ mealType }) => mealType === 'dinner').map(writtenSample);

/** The product with a simulated language model; its circuit breaker is reset for every test. */
export async function startModelServer(options: Parameters<typeof startTestServer>[0] = {}) {
  const model = await startModelEndpoint();
  const env = { AI_BASE_URL: model.url, AI_MODEL: 'test-model', ...options.env };
  const server = await startTestServer({ ...options, env });
  afterAll(() => model.stop());
  const renewWriter = (limits = testLimits) => {
    server.context.recipeWriter = createRecipeWriter(server.context.config.ai, quietLog, limits);
  };
  beforeEach(() => {
    model.requests.length = 0;
    renewWriter();
  });
  return { server, model, renewWriter };
}

/** A Plus user without limits and with a long time preference. */
export async function plusUser(server: TestServer, profile: object = {}, timeZone = 'UTC'): Promise<Person> {
  const ann = await server.user('plus');
  await ann.post('/api/taste-profile', { timePreference: 240, ...profile });
  await server.context.db.update(users).set({ timeZone }).where(eq(users.id, ann.id));
  return ann;
}

export async function generate(
  ann: Person,
  wish: object,
): Promise<{ status: number; answer: Answer; error: ErrorBody }> {
  const { status, body } = await ann.post('/api/generate-recipes', wish);
  return { status, answer: body as Answer, error: body as ErrorBody };
}

export async function ownRecipes(ann: Person): Promise<Answer['recipes']> {
  return ((await ann.get('/api/user/recipes')).body as Answer).recipes;
}

export function generationsOf({ context }: TestServer, { id }: Person) {
  return context.db.select().from(generations).where(eq(generations.userId, id));
}

/** Parses server-sent events. */
export function eventsIn(text: string): GenerationEvent[] {
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)));
}
