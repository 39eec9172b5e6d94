const beginning = 'Source: ';

/** The last line of the description of a recipe from elsewhere: a link, or what a file says. */
export function sourceLine(source: string): string {
  return `${beginning}${source}`;
}

export function isSourceLine(line: string): boolean {
  return line.startsWith(beginning);
}

/** The link that a description names as its source. */
export function sourceLinkIn(description: string | null): string | null {
  const sources = (description ?? '').split('\n').filter(isSourceLine);
  return sources.map((line) => line.slice(beginning.length)).find((source) => /^\S+$/.test(source)) ?? null;
}
