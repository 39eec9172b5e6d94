import rows from './name-rows.json' with { type: 'json' };
import { foldForeign, otherLanguages } from './other-languages.ts';

let byName: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Letters and digits of a name, normalized as in search. */
function plain(name: string): string {
  return foldForeign(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Ids of the foods with this name in any language but English. Languages can disagree: "kuha", "cacao". */
export function foodIdsByForeignName(name: string): ReadonlySet<string> {
  byName ??= collectNames();
  return byName.get(plain(name)) ?? new Set();
}

function collectNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const language of otherLanguages) {
    for (const [id, names] of Object.entries(rows[language].names)) {
      for (const name of names.map(plain)) found.set(name, (found.get(name) ?? new Set()).add(id));
    }
  }
  return found;
}
