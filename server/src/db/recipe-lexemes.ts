import type { LexemeQuery, WordLexemes } from '@plateful/domain/search/query-lexemes.ts';
import type { StoredTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type PlacesOf, prepared } from './prepared.ts';
import { accountFigures } from './tables/account-figures.ts';
import { recipes } from './tables/recipes.ts';

/** Search terms derived from a recipe besides its words; null until computed. */
export const searchTerms = sql<StoredTerms | null>`${recipes}."searchTerms"`;

/** A row's position in own recipes ordered by segment; times in microseconds. */
type Place = { segment: number; micros: string; id: string };

/** The position after which a search continues. */
export function placeOf(cursor: string | undefined): Place | undefined {
  const [segment, micros, id] = cursor?.split('_') ?? [];
  return id === undefined ? undefined : { segment: Number(segment), micros: micros!, id };
}

const findNewest = prepared('find_newest_segment', (db, { userId }: PlacesOf<{ userId: string }>) =>
  db
    .select({ newest: sql<number>`segment_after(${accountFigures.recipesEver})` })
    .from(accountFigures)
    .where(eq(accountFigures.userId, userId)),
);

/** The user's newest segment. */
export async function findNewestSegment(db: Database, userId: string): Promise<number> {
  const [row] = await findNewest(db, { userId });
  return row?.newest ?? 0;
}

/**
 * Up to this many matches are found by one lookup over all segments; for more, the newest segments are searched first,
 * this many in one index lookup.
 */
const maxRareMatches = 100;
const looks = [2, 8, Number.POSITIVE_INFINITY] as const;

/** PostgreSQL stores no longer ones for a recipe. */
const maxLexemeLength = 60;

/** The text of a `tsquery` over the segments, or over all recipes of the user. */
function textOf(userId: string, { words, match }: LexemeQuery, segments: readonly (number | '')[]): string {
  const owner = userId.replaceAll('-', '').slice(0, 12);
  const inSegment = (segment: number | '') => {
    const quoted = (lexeme: string) =>
      `'${owner}${segment}/${[...lexeme].slice(0, maxLexemeLength).join('').replaceAll(/['\\]/g, '$&$&')}'`;
    const any = ({ lexemes, beginnings }: WordLexemes) =>
      [...lexemes.map(quoted), ...beginnings.map((lexeme) => `${quoted(lexeme)}:*`)].join('|');
    return words.map((word) => `(${any(word)})`).join(match === 'all' ? '&' : '|');
  };
  return segments.map((segment) => `(${inSegment(segment)})`).join('|');
}

function segmentsOfLooks(newest: number): number[][] {
  let next = newest;
  return looks.flatMap((look) => {
    const segments = Array.from({ length: Math.min(look, next + 1) }, (_, at) => next - at);
    next -= segments.length;
    return segments.length > 0 ? [segments] : [];
  });
}

type Search = {
  query: LexemeQuery;
  after?: Place | undefined;
  rows: number;
  /** The user's newest segment, if the caller already knows it. */
  newest?: number | undefined;
  /** Further conditions on columns of `recipes`. */
  where?: SQL | undefined;
};

/**
 * Finds own recipes that match the query, newer segments first, newest first within each. Frequent terms fill a page
 * from the newest segments; rare ones are then found by one lookup over all; terms in between take more lookups. The
 * index is queried by lexemes only: all other conditions, including the user, are checked on the rows found.
 */
export async function findByLexemes(
  db: Database,
  userId: string,
  { query, after, rows, where, newest: known }: Search,
): Promise<{ id: string; cursor: string }[]> {
  const newest = known ?? (await findNewestSegment(db, userId));
  const [first, ...further] = segmentsOfLooks(Math.min(newest, after?.segment ?? newest)).map((segments) =>
    textOf(userId, query, segments),
  );
  const isBehind =
    after &&
    sql`and (segment, "createdAt", id) < (${after.segment}::int,
      timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  const isMeant = sql`"userId" = ${userId} and "deletedAt" is null ${where ? sql`and ${where}` : sql``} ${isBehind ?? sql``}`;
  const placed = sql`select id, segment, "createdAt" from`;
  const newestFirst = sql`order by segment desc, "createdAt" desc, id desc limit ${rows}`;
  const foundBy = (text: SQL, max: SQL) => sql`(
    select * from ${recipes}
    where recipe_lexemes("userId", segment, title, words, tags, "searchTerms") @@ ${text}::tsquery
      and "userId" is not null
    ${max}) as recipes`;
  const look = (text: SQL) => sql`${placed} ${foundBy(text, sql`offset 0`)} where ${isMeant} ${newestFirst}`;
  const isFull = sql`(select count(*) from newest) = ${rows}`;
  const isFew = sql`(select count(*) from few) <= ${maxRareMatches}`;
  const inFurther = () => sql`
    newest as materialized (${look(sql`${first}`)}),
    few as materialized (
      select id, segment, "createdAt", "userId", "deletedAt", "cookingTime", "mealType"
      from ${foundBy(sql`${textOf(userId, query, [''])}`, sql`limit ${maxRareMatches + 1}`)}
      where not ${isFull}
    ),
    placed as (
      (select * from newest where ${isFull} or not ${isFew})
      union all
      (${placed} few as recipes where not ${isFull} and ${isFew} and ${isMeant} ${newestFirst})
      union all
      (select one.* from unnest(${sql.param(further)}::text[]) with ordinality as next(text, turn)
        cross join lateral (${look(sql`next.text`)}) as one
        where not ${isFull} and not ${isFew}
        order by next.turn, one.segment desc, one."createdAt" desc, one.id desc limit ${rows})
    )`;
  // For most users the first lookup covers all recipes; planning this simpler query takes a third of the time.
  const found = further.length > 0 ? inFurther() : sql`placed as (${look(sql`${first}`)})`;
  const { rows: ids } = await db.execute<{ id: string; cursor: string }>(sql`
    with ${found}
    select id, segment || '_' || (extract(epoch from "createdAt") * 1000000)::bigint || '_' || id as cursor
    from placed limit ${rows}`);
  return ids;
}

/** The words of a text as PostgreSQL normalizes those of recipes. */
export async function foldedWords(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`select trim(folded_words(${text})) as words`);
  return rows[0]!.words.split(' ').filter((word) => word !== '');
}
