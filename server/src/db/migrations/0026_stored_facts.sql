ALTER TABLE "recipes" ADD COLUMN "storedFacts" jsonb;--> statement-breakpoint
CREATE INDEX "recipes_without_facts" ON "recipes" USING btree ("id") WHERE "recipes"."storedFacts" is null;--> statement-breakpoint
-- Facts hold for the wording that they follow from. A server of the version before writes another one without them, until
-- the next version, which drops this (decision 066).
CREATE FUNCTION "recipe_void_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."storedFacts" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_void_facts" BEFORE UPDATE ON "recipes" FOR EACH ROW
  WHEN (NEW."storedFacts" = OLD."storedFacts" AND
    (NEW."title", NEW."description", NEW."ingredients", NEW."instructions", NEW."servings") IS DISTINCT FROM
    (OLD."title", OLD."description", OLD."ingredients", OLD."instructions", OLD."servings"))
  EXECUTE FUNCTION "recipe_void_facts"();
