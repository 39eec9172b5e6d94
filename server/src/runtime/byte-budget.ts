type Budget = { total: number; perClient: number };

/** Which limit was exceeded. `theirs`: the user's own, `ours`: the total. */
type ExceededBudget = 'theirs' | 'ours';

export type ByteBudget = ReturnType<typeof createByteBudget>;

/**
 * A user may hold at most this share of what is still free, so that any number of users who take all they can leave room
 * for the next (dynamic thresholds: Choudhury and Hahne, 1998).
 */
const maxOfFree = 1 / 2;

/** Reserves bytes of memory before they are used, per user and in total. */
export function createByteBudget({ total, perClient }: Budget) {
  const taken = new Map<string, number>();
  let sum = 0;
  const isCrowded = () => sum > total / 2;

  function add(id: string, bytes: number): void {
    sum += bytes;
    const now = (taken.get(id) ?? 0) + bytes;
    if (now > 0) taken.set(id, now);
    else taken.delete(id);
  }

  return {
    take(id: string, bytes: number): ExceededBudget | null {
      const theirs = (taken.get(id) ?? 0) + bytes;
      if (theirs > perClient) return 'theirs';
      const free = total - sum - bytes;
      if (theirs > free * maxOfFree) return 'ours';
      add(id, bytes);
      return null;
    },
    release(id: string, bytes: number): void {
      add(id, -bytes);
    },
    isCrowded,
    /** Reserved bytes. */
    taken: () => sum,
  };
}
