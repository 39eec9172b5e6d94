ALTER TABLE "recipes" ADD COLUMN "searchTerms" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "segment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "recipes_without_terms" ON "recipes" USING btree ("userId","id") WHERE "recipes"."searchTerms" is null and "recipes"."userId" is not null;--> statement-breakpoint
-- A segment holds what came to a user one after the other, some five hundred recipes. What one statement adds is in one.
CREATE FUNCTION "segment_after"(recipes integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN recipes / 512;
--> statement-breakpoint
UPDATE "recipes" SET "segment" = "segment_after"("before"::integer)
  FROM (SELECT "id" AS "numbered",
      row_number() OVER (PARTITION BY "userId" ORDER BY "createdAt", "id") - 1 AS "before"
    FROM "recipes" WHERE "userId" IS NOT NULL) AS numbers
  WHERE "id" = "numbered" AND "segment_after"("before"::integer) > 0;--> statement-breakpoint
CREATE FUNCTION "recipe_segment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."segment" := "segment_after"(coalesce(
    (SELECT "recipesEver" FROM "account_figures" WHERE "userId" = NEW."userId"), 0));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_segment" BEFORE INSERT ON "recipes" FOR EACH ROW
  WHEN (NEW."userId" IS NOT NULL) EXECUTE FUNCTION "recipe_segment"();--> statement-breakpoint
-- Terms hold for the wording that they follow from, whoever writes another one without them.
CREATE FUNCTION "recipe_void_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchTerms" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_void_terms" BEFORE UPDATE ON "recipes" FOR EACH ROW
  WHEN (NEW."searchTerms" = OLD."searchTerms" AND
    (NEW."title", NEW."description", NEW."ingredients", NEW."cuisineType", NEW."mealType", NEW."tags") IS DISTINCT FROM
    (OLD."title", OLD."description", OLD."ingredients", OLD."cuisineType", OLD."mealType", OLD."tags"))
  EXECUTE FUNCTION "recipe_void_terms"();--> statement-breakpoint
-- "word", "!word" of a title, "#tag", "@food", "~word" with a letter left out; each for all recipes of the user and for those of
-- the segment. They begin with the user: so one index over all recipes is an index for each user alone. No lexeme is longer, and
-- no recipe has more, than a tsvector takes.
CREATE FUNCTION "recipe_lexemes"(owner uuid, segment integer, title text, words text, tags text[], terms jsonb)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT left(replace(owner::text, '-', ''), 12) || place.name || '/' || left(said.lexeme, 60)
  FROM (
    SELECT unnest(string_to_array(words, ' '))
    UNION ALL SELECT '!' || unnest(string_to_array(folded_words(title), ' '))
    UNION ALL SELECT '#' || lower(trim(unnest(tags)))
    UNION ALL SELECT jsonb_array_elements_text(terms->'lexemes')
  ) AS said(lexeme), unnest(ARRAY['', segment::text]) AS place(name)
  WHERE said.lexeme NOT IN ('', '!', '#') LIMIT 4000
));
--> statement-breakpoint
-- Written at once, not in a list that every search would read. No statistics: who searches says how it is searched.
CREATE INDEX "recipes_lexemes" ON "recipes" USING gin (
  "recipe_lexemes"("userId", "segment", "title", "words", "tags", "searchTerms")
) WITH (fastupdate = off) WHERE "userId" IS NOT NULL;--> statement-breakpoint
ALTER INDEX "recipes_lexemes" ALTER COLUMN 1 SET STATISTICS 0;
