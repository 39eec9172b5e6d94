ALTER TABLE "account_figures" ADD COLUMN "recipeBytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Bytes of a recipe's texts. UTF-8 takes no fewer than the memory of a server does.
CREATE FUNCTION "recipe_bytes"(one "recipes") RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN octet_length(one."title") + coalesce(octet_length(one."description"), 0)
  + octet_length(one."ingredients"::text) + octet_length(one."instructions"::text)
  + coalesce(octet_length(one."written"::text), 0);
--> statement-breakpoint
CREATE FUNCTION "recipe_bytes_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_figures" AS kept ("userId", "recipeBytes")
    SELECT came."userId", sum("recipe_bytes"(came::"recipes")) FROM came
    WHERE came."userId" IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT ("userId") DO UPDATE SET "recipeBytes" = kept."recipeBytes" + excluded."recipeBytes";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_bytes_came" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "recipe_bytes_came"();--> statement-breakpoint
CREATE FUNCTION "recipe_bytes_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" AS kept SET "recipeBytes" = kept."recipeBytes" - gone."bytes"
    FROM (SELECT went."userId", sum("recipe_bytes"(went::"recipes")) AS "bytes" FROM went GROUP BY 1) AS gone
    WHERE kept."userId" = gone."userId";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_bytes_went" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION "recipe_bytes_went"();--> statement-breakpoint
CREATE FUNCTION "recipe_bytes_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" SET "recipeBytes" = "recipeBytes" + "recipe_bytes"(NEW) - "recipe_bytes"(OLD)
    WHERE "userId" = NEW."userId";
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of what a job writes beside, such as facts, nothing is counted.
CREATE TRIGGER "recipe_bytes_changed" AFTER UPDATE OF "title", "description", "ingredients", "instructions", "written"
  ON "recipes" FOR EACH ROW WHEN (NEW."userId" IS NOT NULL) EXECUTE FUNCTION "recipe_bytes_changed"();--> statement-breakpoint
INSERT INTO "account_figures" AS kept ("userId", "recipeBytes")
  SELECT "userId", sum("recipe_bytes"("recipes")) FROM "recipes" WHERE "userId" IS NOT NULL GROUP BY 1 ORDER BY 1
  ON CONFLICT ("userId") DO UPDATE SET "recipeBytes" = excluded."recipeBytes";
