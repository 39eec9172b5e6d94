import { clear, createStore, delMany, get, keys, set } from 'idb-keyval';
import { newestScript } from './newest-script.ts';

/**
 * What the server answered last, for pages without a connection. Only for the sign-in and the version of the product that got it:
 * no account sees another's, and no page meets data that it does not understand.
 */
type Kept = { version: string; answer: unknown };

/** Enough for months of weeks and their recipes. */
const most = 300;

export async function keepAnswer(signIn: string, name: string, answer: unknown): Promise<void> {
  await attempt(async () => {
    if ((await keys(store())).length >= most) await clear(store());
    await set(keyOf(signIn, name), { version: newestScript(), answer } satisfies Kept, store());
  });
}

export async function keptAnswer(signIn: string, name: string): Promise<unknown> {
  const kept = await attempt(() => get<Kept>(keyOf(signIn, name), store()));
  return kept?.version === newestScript() ? kept.answer : undefined;
}

/** When somebody is signed in: what an earlier sign-in has left. */
export async function forgetAnswersOfOthers(signIn: string): Promise<void> {
  await attempt(async () => {
    const all = await keys<string>(store());
    await delMany(
      all.filter((key) => !key.startsWith(keyOf(signIn, ''))),
      store(),
    );
  });
}

/** When somebody signs out. */
export async function forgetAnswers(): Promise<void> {
  await attempt(() => clear(store()));
}

function keyOf(signIn: string, name: string): string {
  return `${signIn} ${name}`;
}

let opened: ReturnType<typeof createStore> | undefined;

function store() {
  opened ??= createStore('plateful-answers', 'answers');
  return opened;
}

/** Storage may be blocked or full. */
async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
