type Room = { inAll: number; each: number };

/** `theirs`: this person has no room left, `ours`: no one has. */
type NoRoom = 'theirs' | 'ours';

/** Counts bytes that are on their way, for each person and in all, before any of them is received. */
export function createUploadRoom({ inAll, each }: Room) {
  const taken = new Map<string, number>();
  let sum = 0;

  function add(id: string, bytes: number): void {
    sum += bytes;
    const now = (taken.get(id) ?? 0) + bytes;
    if (now > 0) taken.set(id, now);
    else taken.delete(id);
  }

  return {
    take(id: string, bytes: number): NoRoom | null {
      if ((taken.get(id) ?? 0) + bytes > each) return 'theirs';
      if (sum + bytes > inAll) return 'ours';
      add(id, bytes);
      return null;
    },
    giveBack(id: string, bytes: number): void {
      add(id, -bytes);
    },
    /** Bytes that are taken. */
    taken: () => sum,
  };
}
