export type PartsProblem = 'circle' | 'depth';

/**
 * Recipes that hold themselves, or too many levels of others: each with what is wrong, where the walk down from `from` came to it.
 * Every recipe is looked at once, and none deeper than `most` levels, the one at the top counted.
 */
export function partsProblems(
  from: Iterable<string>,
  partsIn: (id: string) => readonly string[],
  most: number,
): Map<string, PartsProblem> {
  const problems = new Map<string, PartsProblem>();
  const levels = new Map<string, number>();
  const above = new Set<string>();
  const levelsOf = (id: string, level: number): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    above.add(id);
    let deepest = 1;
    for (const part of partsIn(id)) {
      const problem = problemOf(part, level);
      if (problem) {
        problems.set(id, problem);
        deepest = 1;
        break;
      }
      deepest = Math.max(deepest, 1 + levels.get(part)!);
    }
    above.delete(id);
    levels.set(id, deepest);
    return deepest;
  };
  const problemOf = (part: string, level: number): PartsProblem | null => {
    if (above.has(part)) return 'circle';
    if (level >= most) return 'depth';
    return level + levelsOf(part, level + 1) > most ? 'depth' : null;
  };
  for (const id of from) levelsOf(id, 1);
  return problems;
}
