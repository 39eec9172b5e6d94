import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Command, commands, issuesText } from './kitchen-commands.ts';

function commandOf(name: string | undefined): Command | null {
  return name !== undefined && Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
}

function help(): string {
  const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`);
  return [
    'npm run --silent kitchen -- <command>',
    'npm run --silent kitchen -- receipt FILE...',
    '',
    'Reads one input a line on standard input and prints one line of JSON for each: its answer, or {"error":"…"}.',
    'An ingredient line may be plain text or a JSON string; a single JSON value may be spread over lines.',
    '',
    ...list,
    `  ${'receipt'.padEnd(12)}photos of receipts, by their paths: store, date, total and items of each`,
  ].join('\n');
}

/** One line of output per input: an error is a line too, and processing continues. */
export function* answers(command: Command, text: string): Generator<string> {
  const inputs = command.takes === 'text' ? linesOf(text) : valuesOf(text);
  for (const input of inputs) {
    try {
      yield JSON.stringify(command.run(command.takes === 'text' ? plain(input) : JSON.parse(input)));
    } catch (error) {
      yield JSON.stringify({ error: errorText(error) });
    }
  }
}

function errorText(error: unknown): string {
  if (error instanceof z.ZodError) return issuesText(error.issues);
  return error instanceof Error ? error.message : String(error);
}

/** Includes empty lines, so that outputs are on the lines of their inputs. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** `"2 cups milk"` in quotes is a JSON string; anything else is the line itself. */
function plain(line: string): string {
  if (!line.startsWith('"')) return line;
  try {
    return String(JSON.parse(line));
  } catch {
    return line;
  }
}

/** One JSON value over several lines, or one value per line. */
function valuesOf(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split('\n').filter((line) => line.trim() !== '');
  }
}

async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , name, ...files] = process.argv;
  const command = commandOf(name);
  if (name === 'receipt' && files.length > 0) {
    // Imported here, because other commands need neither the reader nor its models.
    const { receiptAnswers } = await import('./kitchen-receipt.ts');
    for await (const answer of receiptAnswers(files)) await print(answer);
  } else if (command) {
    for (const answer of answers(command, await readAll(process.stdin))) await print(answer);
  } else {
    console.error(help());
    process.exitCode = 1;
  }
}
