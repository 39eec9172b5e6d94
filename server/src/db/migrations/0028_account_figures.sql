CREATE TABLE "account_arrivals" (
	"userId" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"recipes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_arrivals_userId_quarter_pk" PRIMARY KEY("userId","quarter")
);
--> statement-breakpoint
CREATE TABLE "account_figures" (
	"userId" uuid PRIMARY KEY NOT NULL,
	"recipes" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL,
	"recipesEver" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_labels" (
	"userId" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"namedAt" timestamp with time zone NOT NULL,
	"recipes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_labels_userId_kind_label_pk" PRIMARY KEY("userId","kind","label")
);
--> statement-breakpoint
ALTER TABLE "account_arrivals" ADD CONSTRAINT "account_arrivals_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_figures" ADD CONSTRAINT "account_figures_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_labels" ADD CONSTRAINT "account_labels_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_labels_frequent" ON "account_labels" USING btree ("userId","kind","recipes" DESC NULLS FIRST,"label");--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "isRecipeRemoved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "isOfOthers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "is_of_others"(owner uuid, origin text, keeper uuid) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN owner IS DISTINCT FROM keeper AND (owner IS NOT NULL OR origin <> 'library');
--> statement-breakpoint
UPDATE "favorites" SET "isRecipeRemoved" = "recipes"."deletedAt" IS NOT NULL,
    "isOfOthers" = "is_of_others"("recipes"."userId", "recipes"."origin", "favorites"."userId")
  FROM "recipes" WHERE "recipes"."id" = "favorites"."recipeId" AND
    ("recipes"."deletedAt" IS NOT NULL OR "is_of_others"("recipes"."userId", "recipes"."origin", "favorites"."userId"));--> statement-breakpoint
CREATE INDEX "favorites_of_others" ON "favorites" USING btree ("userId","createdAt" DESC NULLS FIRST) WHERE "favorites"."isOfOthers";--> statement-breakpoint
CREATE INDEX "favorites_user_created" ON "favorites" USING btree ("userId","createdAt" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shopping_lists_user_use" ON "shopping_lists" USING btree ("userId","isArchived","createdAt" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- What of a recipe is counted.
CREATE TYPE "counted_recipe" AS ("userId" uuid, "isKept" boolean, "cuisine" text, "tags" text[], "came" timestamptz);--> statement-breakpoint
-- Its cuisine, and each tag once, however often and in whatever case.
CREATE FUNCTION "labels_of"(one "counted_recipe") RETURNS TABLE ("kind" text, "label" text, "name" text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT 'cuisine', left(lower(trim(one."cuisine")), 100), trim(one."cuisine")
  WHERE one."isKept" AND lower(trim(one."cuisine")) NOT IN ('', 'other')
  UNION ALL
  (SELECT DISTINCT ON (2) 'tag', left(lower(trim(tag)), 100), trim(tag)
    FROM unnest(one."tags") WITH ORDINALITY AS said(tag, place)
    WHERE one."isKept" AND trim(tag) <> '' ORDER BY 2, place);
END;
--> statement-breakpoint
CREATE FUNCTION "quarter_of"(came timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_bin('15 minutes', came, '2000-01-01 00:00:00+00');
--> statement-breakpoint
-- The row of "account_figures" is locked before the others of its user: who counts waits for one row.
CREATE FUNCTION "add_to_figures"(came "counted_recipe"[], fresh boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_figures" AS kept ("userId", "recipes", "recipesEver")
    SELECT one."userId", count(*) FILTER (WHERE one."isKept"), CASE WHEN fresh THEN count(*) ELSE 0 END
    FROM unnest(came) AS one GROUP BY 1 ORDER BY 1
    ON CONFLICT ("userId") DO UPDATE SET
      "recipes" = kept."recipes" + excluded."recipes",
      "recipesEver" = kept."recipesEver" + excluded."recipesEver";
  INSERT INTO "account_labels" AS kept ("userId", "kind", "label", "name", "namedAt", "recipes")
    SELECT one."userId", said."kind", said."label",
      (array_agg(said."name" ORDER BY one."came" DESC))[1], max(one."came"), count(*)
    FROM unnest(came) AS one, "labels_of"(one) AS said GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT ("userId", "kind", "label") DO UPDATE SET
      "recipes" = kept."recipes" + excluded."recipes",
      "name" = CASE WHEN excluded."namedAt" >= kept."namedAt" THEN excluded."name" ELSE kept."name" END,
      "namedAt" = greatest(kept."namedAt", excluded."namedAt");
  INSERT INTO "account_arrivals" AS kept ("userId", "quarter", "recipes")
    SELECT one."userId", "quarter_of"(one."came"), count(*)
    FROM unnest(came) AS one WHERE one."isKept" GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("userId", "quarter") DO UPDATE SET "recipes" = kept."recipes" + excluded."recipes";
END $$;
--> statement-breakpoint
-- Makes no row: those of a user who is being deleted are gone already.
CREATE FUNCTION "take_from_figures"(went "counted_recipe"[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" AS kept SET "recipes" = kept."recipes" - gone."recipes"
    FROM (SELECT one."userId", count(*) AS "recipes" FROM unnest(went) AS one WHERE one."isKept" GROUP BY 1) AS gone
    WHERE kept."userId" = gone."userId";
  UPDATE "account_labels" AS kept SET "recipes" = kept."recipes" - gone."recipes"
    FROM (SELECT one."userId", said."kind", said."label", count(*) AS "recipes"
      FROM unnest(went) AS one, "labels_of"(one) AS said GROUP BY 1, 2, 3) AS gone
    WHERE kept."userId" = gone."userId" AND kept."kind" = gone."kind" AND kept."label" = gone."label";
  DELETE FROM "account_labels" AS kept USING unnest(went) AS one, "labels_of"(one) AS said
    WHERE kept."userId" = one."userId" AND kept."kind" = said."kind" AND kept."label" = said."label"
      AND kept."recipes" = 0;
  UPDATE "account_arrivals" AS kept SET "recipes" = kept."recipes" - gone."recipes"
    FROM (SELECT one."userId", "quarter_of"(one."came") AS "quarter", count(*) AS "recipes"
      FROM unnest(went) AS one WHERE one."isKept" GROUP BY 1, 2) AS gone
    WHERE kept."userId" = gone."userId" AND kept."quarter" = gone."quarter";
  DELETE FROM "account_arrivals" AS kept USING unnest(went) AS one
    WHERE kept."userId" = one."userId" AND kept."quarter" = "quarter_of"(one."came") AND kept."recipes" = 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION "recipes_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_to_figures"(ARRAY(
    SELECT ROW("userId", "deletedAt" IS NULL, "cuisineType", "tags", "createdAt")::"counted_recipe"
    FROM came WHERE "userId" IS NOT NULL), true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_came" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "recipes_came"();--> statement-breakpoint
CREATE FUNCTION "recipes_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "take_from_figures"(ARRAY(
    SELECT ROW("userId", "deletedAt" IS NULL, "cuisineType", "tags", "createdAt")::"counted_recipe"
    FROM went WHERE "userId" IS NOT NULL));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_went" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION "recipes_went"();--> statement-breakpoint
CREATE FUNCTION "recipe_counts_otherwise"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "take_from_figures"(ARRAY[
    ROW(OLD."userId", OLD."deletedAt" IS NULL, OLD."cuisineType", OLD."tags", OLD."createdAt")::"counted_recipe"]);
  PERFORM "add_to_figures"(ARRAY[
    ROW(NEW."userId", NEW."deletedAt" IS NULL, NEW."cuisineType", NEW."tags", NEW."createdAt")::"counted_recipe"], false);
  IF (OLD."deletedAt" IS NULL) <> (NEW."deletedAt" IS NULL) THEN
    UPDATE "favorites" SET "isRecipeRemoved" = NEW."deletedAt" IS NOT NULL WHERE "recipeId" = NEW."id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_counts_otherwise" AFTER UPDATE ON "recipes" FOR EACH ROW
  WHEN (NEW."userId" IS NOT NULL AND
    (NEW."deletedAt" IS NULL, NEW."cuisineType", NEW."tags", NEW."createdAt") IS DISTINCT FROM
    (OLD."deletedAt" IS NULL, OLD."cuisineType", OLD."tags", OLD."createdAt"))
  EXECUTE FUNCTION "recipe_counts_otherwise"();--> statement-breakpoint
CREATE FUNCTION "favorite_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT favored."deletedAt" IS NOT NULL, "is_of_others"(favored."userId", favored."origin", NEW."userId")
    INTO NEW."isRecipeRemoved", NEW."isOfOthers"
    FROM "recipes" AS favored WHERE favored."id" = NEW."recipeId";
  -- A recipe that is not there is refused by the foreign key.
  NEW."isRecipeRemoved" := coalesce(NEW."isRecipeRemoved", false);
  NEW."isOfOthers" := coalesce(NEW."isOfOthers", false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "favorite_recipe" BEFORE INSERT ON "favorites" FOR EACH ROW EXECUTE FUNCTION "favorite_recipe"();--> statement-breakpoint
CREATE FUNCTION "favorites_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_figures" AS kept ("userId", "favorites")
    SELECT "userId", count(*) FILTER (WHERE NOT "isRecipeRemoved") FROM came GROUP BY 1 ORDER BY 1
    ON CONFLICT ("userId") DO UPDATE SET "favorites" = kept."favorites" + excluded."favorites";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "favorites_came" AFTER INSERT ON "favorites" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "favorites_came"();--> statement-breakpoint
CREATE FUNCTION "favorites_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" AS kept SET "favorites" = kept."favorites" - gone."favorites"
    FROM (SELECT "userId", count(*) AS "favorites" FROM went WHERE NOT "isRecipeRemoved" GROUP BY 1) AS gone
    WHERE kept."userId" = gone."userId";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "favorites_went" AFTER DELETE ON "favorites" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION "favorites_went"();--> statement-breakpoint
CREATE FUNCTION "favorite_counts_otherwise"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" SET "favorites" = "favorites" + CASE WHEN NEW."isRecipeRemoved" THEN -1 ELSE 1 END
    WHERE "userId" = NEW."userId";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "favorite_counts_otherwise" AFTER UPDATE ON "favorites" FOR EACH ROW
  WHEN (NEW."isRecipeRemoved" <> OLD."isRecipeRemoved") EXECUTE FUNCTION "favorite_counts_otherwise"();--> statement-breakpoint
-- Who is there already is counted with the same functions.
SELECT count("add_to_figures"(own, true)) FROM (
  SELECT array_agg(ROW("userId", "deletedAt" IS NULL, "cuisineType", "tags", "createdAt")::"counted_recipe") AS own
  FROM "recipes" WHERE "userId" IS NOT NULL GROUP BY "userId") AS users;--> statement-breakpoint
INSERT INTO "account_figures" AS kept ("userId", "favorites")
  SELECT "userId", count(*) FROM "favorites" WHERE NOT "isRecipeRemoved" GROUP BY 1
  ON CONFLICT ("userId") DO UPDATE SET "favorites" = excluded."favorites";
