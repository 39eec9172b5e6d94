export type NestingProblem = 'circle' | 'depth';

/**
 * Finds recipes that contain themselves or exceed `most` levels, the top recipe included. Maps the recipe at which the
 * search from `from` found the problem to its kind. Each recipe is read once, and none deeper than `most` levels.
 */
export function nestingProblems(
  from: Iterable<string>,
  subrecipesIn: (id: string) => readonly string[],
  max: number,
): Map<string, NestingProblem> {
  const problems = new Map<string, NestingProblem>();
  const levels = new Map<string, number>();
  const above = new Set<string>();
  const levelsOf = (id: string, level: number): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    above.add(id);
    let deepest = 1;
    for (const part of subrecipesIn(id)) {
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
  const problemOf = (part: string, level: number): NestingProblem | null => {
    if (above.has(part)) return 'circle';
    if (level >= max) return 'depth';
    return level + levelsOf(part, level + 1) > max ? 'depth' : null;
  };
  for (const id of from) levelsOf(id, 1);
  return problems;
}
