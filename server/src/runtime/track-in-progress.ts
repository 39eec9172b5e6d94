/** Does the work with `id` among those that are under way, however it ends. */
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
