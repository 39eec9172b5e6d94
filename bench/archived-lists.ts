type Pool = { query(text: string, values: unknown[]): Promise<unknown> };

/** Creates that many archived lists, one per past week, each a copy of the user's list. */
export async function archiveLists(pool: Pool, userId: string, count: number): Promise<void> {
  await pool.query(
    `with source as (select id from shopping_lists where "userId" = $1 and not "isArchived" limit 1),
      made as (
        insert into shopping_lists ("userId", name, "isArchived", version, "createdAt")
        select $1, 'Week ' || i, true, 1, now() - i * interval '7 days' from generate_series(1, $2::int) i returning id)
     insert into shopping_items ("listId", id, "userId", planned, own, times, version)
     select made.id, item.id, $1, item.planned, item.own, item.times, 1
     from made, shopping_items item join source on item."listId" = source.id`,
    [userId, count],
  );
}
