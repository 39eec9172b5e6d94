type Room = { inAll: number; each: number };

/** `theirs`: this person has no room left, `ours`: no one has. */
type NoRoom = 'theirs' | 'ours';

export type ByteBudget = ReturnType<typeof createByteBudget>;

/** Counts bytes that are held, for each person and in all, before they are. */
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
    take(id: string, bytes: number): NoRoom | null {
      const theirs = (taken.get(id) ?? 0) + bytes;
      if (theirs > each) return 'theirs';
      // Of what is short nobody gets more than a tenth: a few cannot keep out everybody.
      if (sum + bytes > inAll || (isCrowded() && theirs > inAll / 10)) return 'ours';
      add(id, bytes);
      return null;
    },
    giveBack(id: string, bytes: number): void {
      add(id, -bytes);
    },
    isCrowded,
    /** Bytes that are taken. */
    taken: () => sum,
  };
}
