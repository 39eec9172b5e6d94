/**
 * Flags with the same meaning at all known stores that print them: F, FS and N stand for food stamps or no tax in the
 * United States, E for exempt at Costco; T, TX and X for taxed. The meaning of A and B differs between stores.
 */
const food = new Set(['F', 'FS', 'FN', 'NF', 'N', 'FW']);
const taxed = new Set(['T', 'T1', 'T2', 'TX', 'X', 'TF']);

/** Whether the flags mark a grocery item; null if they are unknown or contradictory. */
export function taxedAsFood(flags: string, store: string | null): boolean | null {
  const isClub = store === 'Costco';
  const votes = flags
    .split(/\s+/)
    .map((flag) => flag.replace(/\*/g, ''))
    .flatMap((flag) => {
      if (food.has(flag) || (isClub && flag === 'E')) return [true];
      return taxed.has(flag) || (isClub && flag === 'A') ? [false] : [];
    });
  if (votes.length === 0 || votes.some((vote) => vote !== votes[0])) return null;
  return votes[0]!;
}
