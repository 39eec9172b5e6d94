/** Keeps `id` in the set while the work runs, whether it succeeds or fails. */
export async function trackInProgress<T>(
  underWay: Set<string>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  underWay.add(id);
  try {
    return await work();
  } finally {
    underWay.delete(id);
  }
}
