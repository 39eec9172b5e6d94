/** Options of an infinite query that is paged by `nextCursor`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null | undefined }) => nextCursor ?? undefined,
};
