import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { writtenSample } from '@plateful/server/testing/written-sample.ts';
import { median } from './median.ts';
import type { ModelScript } from './model.ts';
import { startProduct } from './product.ts';

const rounds = 12;
const count = 10;
/** Delay between chunks of some ten tokens: ten recipes in about a second, faster than any known model. */
const chunkMs = 1;
/** Maximum milliseconds that the product may add, and that a request may take once the endpoint is known to be down. */
const bars = { added: 30, dead: 150 } as const;

type Answer = { recipes: unknown[]; isOpenAIGenerated: boolean };

/**
 * Time that the product adds to a language model's own for ten recipes (prompt, parsing, gate, nutrition, storing): its
 * response time minus that of the model endpoint, alternating; and the response time when the endpoint is down.
 */
export async function modelOverhead(): Promise<string[]> {
  const model = fork(fileURLToPath(new URL('model.ts', import.meta.url)));
  const [url] = (await once(model, 'message')) as [string];
  const say = async (saying: ModelScript) => {
    model.send(saying as object);
    await once(model, 'message');
  };
  const product = await startProduct({ AI_BASE_URL: url, AI_MODEL: 'bench' });
  try {
    await product.pool.query(`update users set "subscriptionTier" = 'plus' where id = $1`, [product.userId]);
    await product.browser.post('/api/taste-profile', { allergies: ['Peanuts'], timePreference: 240 });
    const generate = async (): Promise<Answer> =>
      (await product.browser.post('/api/generate-recipes', { count, mealType: 'dinner' })).body as Answer;

    const added: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const behavior = { mode: 'recipes' as const, recipes: tenRecipes(round), chunkMs };
      await say(behavior);
      const request = await timed(async () => {
        const { recipes, isOpenAIGenerated } = await generate();
        if (!isOpenAIGenerated || recipes.length !== count) throw new Error('the model was not used');
      });
      await say(behavior);
      const bare = await timed(() => askAlone(url));
      // The first rounds warm up both.
      if (round < 3) continue;
      alone.push(bare);
      added.push(request - bare);
    }

    model.kill('SIGTERM');
    await once(model, 'exit');
    await generate();
    const dead: number[] = [];
    for (let round = 0; round < rounds; round++) {
      dead.push(
        await timed(async () => {
          const { recipes, isOpenAIGenerated } = await generate();
          if (isOpenAIGenerated || recipes.length === 0) throw new Error('no fallback');
        }),
      );
    }
    const line = (name: string, ms: number, bar: number) =>
      `${name.padEnd(46)} ${ms.toFixed(1).padStart(6)} ms   ${(ms / median(alone)).toFixed(1)} × the endpoint alone, bar ${bar} ms`;
    return [
      `Recipes by a language model, ${count} at a time (endpoint alone: ${median(alone).toFixed(1)} ms)`,
      line('added to the model’s own time', median(added), bars.added),
      line('whole answer with the endpoint dead', median(dead), bars.dead),
    ];
  } finally {
    model.kill('SIGTERM');
    await product.stop();
  }
}

/** Our dinners in the model's format, never with the same title twice. */
function tenRecipes(round: number): WrittenRecipe[] {
  return sampleRecipes
    .filter(({ mealType, facts }) => mealType === 'dinner' && !facts.contains.includes('Peanuts'))
    .slice(0, count)
    .map((sample) => ({ ...writtenSample(sample), title: `${sample.title} no. ${round}` }));
}

async function askAlone(url: string): Promise<void> {
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: 'ten recipes' }],
    }),
  });
  await answer.text();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
