-- Lower case, without accents, and one space before each word: who types "jalapeno" means "Jalapeño".
CREATE FUNCTION folded_words(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || trim(regexp_replace(
  lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]+', '', 'g')),
  '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
));
--> statement-breakpoint
CREATE FUNCTION recipe_words(title text, description text, cuisine text, meal text, tags text[], ingredients jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded_words(concat_ws(
  ' ', title, description, cuisine, meal, array_to_string(tags, ' '), jsonb_path_query_array(ingredients, '$[*].name')::text
));
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "words" text
GENERATED ALWAYS AS (recipe_words("title", "description", "cuisineType", "mealType", "tags", "ingredients")) STORED;
--> statement-breakpoint
DROP INDEX "recipes_user_created";--> statement-breakpoint
CREATE INDEX "recipes_user_created" ON "recipes" USING btree ("userId","createdAt" DESC NULLS FIRST,"id" DESC NULLS FIRST,"deletedAt");