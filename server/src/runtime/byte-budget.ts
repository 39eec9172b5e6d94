type Room = { inAll: number; each: number };

/** Which limit was exceeded. `theirs`: the user's own, `ours`: the total. */
type ExceededBudget = 'theirs' | 'ours';

export type ByteBudget = ReturnType<typeof createByteBudget>;

/** Reserves bytes of memory before they are used, per user and in total. */
export function createByteBudget({ inAll, each }: Room) {
  const taken = new Map<string, number>();
  let sum = 0;
  const isCrowded = () => sum > inAll / 2;

  function add(id: string, bytes: number): void {
    sum += bytes;
    const now = (taken.get(id) ?? 0) + bytes;
    if (now > 0) taken.set(id, now);
    else taken.delete(id);
  }

  return {
    take(id: string, bytes: number): ExceededBudget | null {
      const theirs = (taken.get(id) ?? 0) + bytes;
      if (theirs > each) return 'theirs';
      // When the total is scarce, each user gets at most a tenth, so that a few cannot block all others.
      if (sum + bytes > inAll || (isCrowded() && theirs > inAll / 10)) return 'ours';
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
