import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser window controlled over WebDriver. Actions wait until their elements exist. */
export type Browser = {
  name: string;
  goto(url: string): Promise<void>;
  /** Runs in the page; arguments and results are passed as JSON. */
  evaluate<A, T>(body: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: 'Tab' | 'Escape'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page as a PDF; null if the driver cannot print. */
  print(): Promise<Buffer | null>;
  /** Console errors, warnings and CSP violations of the page; null if the driver does not report them. */
  complaints(): string[] | null;
  quit(): Promise<void>;
};

/** An installed browser, or a sentence on why it is skipped. */
export type Found = { name: string; launch: () => Promise<Browser> } | { name: string; missing: string };

/** The first that exists: the configured one, by its names on the PATH, or at its usual path. */
export function program(set: string | undefined, names: string[], usual?: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [set, ...places, usual].find((path) => path && existsSync(path));
}
