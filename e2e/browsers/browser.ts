import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One window of a browser, driven over WebDriver. What it is asked for waits until it is there. */
export type Browser = {
  name: string;
  goto(url: string): Promise<void>;
  /** Runs in the page; what it takes and answers goes as JSON. */
  evaluate<A, T>(body: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: 'Tab' | 'Escape'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page as a PDF; null where the driver cannot print. */
  print(): Promise<Buffer | null>;
  /** What the page wrote to the console as an error or a warning, and what its policy refused; null where the driver tells nothing. */
  complaints(): string[] | null;
  quit(): Promise<void>;
};

/** A browser that this machine has, or the sentence that says why it is left out. */
export type Found = { name: string; launch: () => Promise<Browser> } | { name: string; missing: string };

/** The first that is there: as set, by its names on the PATH, at its usual place. */
export function program(set: string | undefined, names: string[], usual?: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [set, ...places, usual].find((path) => path && existsSync(path));
}
