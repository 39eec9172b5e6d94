import type { LexemeQuery, WordLexemes } from '@plateful/domain/search/query-lexemes.ts';
import type { StoredTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
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

/** Searched before anything else: frequent terms fill a page from them. */
const newestSegments = 2;

/** Up to this many matches are found by one lookup over all segments; for more, segments are searched in turn. */
const maxRareMatches = 250;

/** PostgreSQL stores no longer ones for a recipe. */
const maxLexemeLength = 60;

/** Replaced in the text of a query by the number of a segment, or by nothing for all recipes of the user. */
const segmentMark = '\u0001';

/** The text of a `tsquery`, with a placeholder for the segment. */
function textOf(userId: string, { words, match }: LexemeQuery): string {
  const owner = userId.replaceAll('-', '').slice(0, 12);
  const quoted = (lexeme: string) =>
    `'${owner}${segmentMark}/${[...lexeme].slice(0, maxLexemeLength).join('').replaceAll(/['\\]/g, '$&$&')}'`;
  const any = ({ lexemes, beginnings }: WordLexemes) =>
    [...lexemes.map(quoted), ...beginnings.map((lexeme) => `${quoted(lexeme)}:*`)].join('|');
  return words.map((word) => `(${any(word)})`).join(match === 'all' ? '&' : '|');
}

/** Conditions on the rows found besides their lexemes; null for no limit. */
export type RowFilter = { mealType: MealType | null; maxMinutes: number | null };

type Search = {
  query: LexemeQuery;
  after?: Place | undefined;
  rows: number;
  /** The user's newest segment, if the caller already knows it. */
  newest?: number | undefined;
  filter?: RowFilter | undefined;
};

type SearchValues = RowFilter & {
  userId: string;
  text: string;
  newest: number;
  rows: number;
  afterSegment: number | null;
  afterMicros: string | null;
  afterId: string | null;
};

/**
 * The parts are fixed, so the plan is too: each lookup reads the index of lexemes, and checks all other conditions,
 * including the user, on the rows found. Segments are visited one by one, the newest first, until the page is full.
 */
const findMeant = prepared('find_by_lexemes', (db, at: PlacesOf<SearchValues>) => {
  const isMeant = sql`"userId" = ${at.userId} and "deletedAt" is null
    and (${at.mealType}::text is null or "mealType" is null or "mealType" = ${at.mealType})
    and (${at.maxMinutes}::int is null or "cookingTime" <= ${at.maxMinutes})
    and (${at.afterSegment}::int is null or (segment, "createdAt", id) < (${at.afterSegment},
      timestamptz 'epoch' + ${at.afterMicros}::bigint * interval '1 microsecond', ${at.afterId}::uuid))`;
  const foundIn = (segment: SQL, max: SQL) => sql`(
    select * from ${recipes}
    where recipe_lexemes("userId", segment, title, words, tags, "searchTerms")
        @@ replace(${at.text}, ${sql.raw(`E'${segmentMark}'`)}, ${segment})::tsquery
      and "userId" is not null
    ${max}) as recipes`;
  const newestFirst = sql`order by segment desc, "createdAt" desc, id desc limit ${at.rows}`;
  const inTurn = (from: SQL, to: SQL, condition: SQL) => sql`
    select one.* from (select number from generate_series(${to}, ${from}) as number order by number desc) as turn
      cross join lateral (
        select id, segment, "createdAt" from ${foundIn(sql`number::text`, sql`offset 0`)}
        where ${isMeant} ${newestFirst}) as one
    where ${condition}
    order by turn.number desc, one."createdAt" desc, one.id desc limit ${at.rows}`;
  const newest = sql`${at.newest}::int`;
  const further = sql`${newest} - ${sql.raw(`${newestSegments}`)}`;
  const isEnough = sql`(${further} < 0 or (select count(*) from newest) = ${at.rows})`;
  const isFew = sql`(select count(*) from few) <= ${sql.raw(`${maxRareMatches}`)}`;
  return db
    .select({
      id: sql<string>`id`,
      cursor: sql<string>`segment || '_' || (extract(epoch from "createdAt") * 1000000)::bigint || '_' || id`,
    })
    .from(sql`(
      with newest as materialized (${inTurn(newest, sql`greatest(0, ${further} + 1)`, sql`true`)}),
      few as materialized (
        select id, segment, "createdAt", "userId", "deletedAt", "cookingTime", "mealType"
        from ${foundIn(sql`''`, sql`limit ${sql.raw(`${maxRareMatches + 1}`)}`)}
        where not ${isEnough}
      )
      (select * from newest where ${isEnough} or not ${isFew})
      union all
      (select id, segment, "createdAt" from few where not ${isEnough} and ${isFew} and ${isMeant})
      union all
      (${inTurn(further, sql`0`, sql`not ${isEnough} and not ${isFew}`)})
    ) as placed`)
    .orderBy(sql`segment desc, "createdAt" desc, id desc`)
    .limit(at.rows);
});

/**
 * Finds own recipes that match the query, newer segments first, newest first within each. Frequent terms fill a page
 * from the newest segments; rare ones are then found by one lookup over all; terms in between take one per segment.
 */
export async function findByLexemes(
  db: Database,
  userId: string,
  { query, after, rows, filter, newest: newestKnown }: Search,
): Promise<{ id: string; cursor: string }[]> {
  const newest = newestKnown ?? (await findNewestSegment(db, userId));
  return findMeant(db, {
    userId,
    text: textOf(userId, query),
    newest: Math.min(newest, after?.segment ?? newest),
    rows,
    mealType: filter?.mealType ?? null,
    maxMinutes: filter?.maxMinutes ?? null,
    afterSegment: after?.segment ?? null,
    afterMicros: after?.micros ?? null,
    afterId: after?.id ?? null,
  });
}

/** The words of a text as PostgreSQL normalizes those of recipes. */
export async function foldedWords(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`select trim(folded_words(${text})) as words`);
  return rows[0]!.words.split(' ').filter((word) => word !== '');
}
