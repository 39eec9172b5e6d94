import { pathToFileURL } from 'node:url';
import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { composeRecipes } from '@plateful/domain/recipes/compose.ts';
import { mealTypes } from '@plateful/domain/taste/options.ts';

/** A command turns one line of input, read as JSON, into one line of output. */
type Command = { about: string; run: (input: unknown) => unknown };

const mostRecipes = 50;

/** Takes `{"profile":{…},"count":3,"mealType":"dinner","seed":1}`, or the profile alone. */
function compose(input: unknown) {
  const isWrapped = isRecord(input) && 'profile' in input;
  const profile = tasteProfileInput.safeParse(isWrapped ? input.profile : input);
  if (!profile.success) throw new Error(issuesText(profile.error.issues));
  const { count = 3, seed = 1, mealType, atHome, avoidTitles } = isWrapped ? input : {};
  if (!isWholeNumber(count) || count < 1 || count > mostRecipes)
    throw new Error(`count must be a whole number from 1 to ${mostRecipes}`);
  if (!isWholeNumber(seed)) throw new Error('seed must be a whole number');
  const meal = mealTypes.find((one) => one === mealType);
  if (mealType !== undefined && meal === undefined)
    throw new Error(`mealType must be one of: ${mealTypes.join(', ')}`);
  const { recipes, shortfall } = composeRecipes({
    profile: profile.data,
    count,
    seed,
    ...(meal && { mealType: meal }),
    ...(isTexts(atHome) && { atHome }),
    ...(isTexts(avoidTitles) && { avoidTitles }),
  });
  return shortfall === null ? { recipes } : { recipes, shortfall };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function issuesText(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
}

const commands: Readonly<Record<string, Command>> = {
  compose: {
    about: 'taste profiles to recipes: {"profile":{…},"count":3,"mealType":"dinner","seed":1}',
    run: compose,
  },
};

function help(): string {
  const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`);
  return [
    'npm run --silent kitchen -- <command>',
    '',
    'Reads one JSON value, or one a line, on standard input and prints one line of JSON for each.',
    '',
    ...list,
  ].join('\n');
}

/** Output for each input, and the exit code: 1 when the command is unknown or any input was bad. */
export function runKitchen(name: string | undefined, text: string): { output: string[]; exitCode: 0 | 1 } {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { output: [help()], exitCode: 1 };
  let exitCode: 0 | 1 = 0;
  const output = inputsOf(text).map((input) => {
    try {
      return JSON.stringify(command.run(JSON.parse(input)));
    } catch (error) {
      exitCode = 1;
      return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  return { output, exitCode };
}

/** One JSON value however many lines it takes, or one value a line. */
function inputsOf(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split('\n').filter((line) => line.trim() !== '');
  }
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const name = process.argv[2];
  const isKnown = name !== undefined && Object.hasOwn(commands, name);
  const { output, exitCode } = runKitchen(name, isKnown ? await readAll(process.stdin) : '');
  for (const line of output) (isKnown ? console.log : console.error)(line);
  process.exitCode = exitCode;
}
