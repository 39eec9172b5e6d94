ALTER TABLE "account_figures" ADD COLUMN "versionBytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "month" text;--> statement-breakpoint
-- Each counts for the month that it came in, by the clock that its user had then, whichever server writes it.
CREATE FUNCTION "month_of_user"(instant timestamptz, owner uuid) RETURNS text LANGUAGE sql STABLE
RETURN to_char(instant AT TIME ZONE coalesce((SELECT "timeZone" FROM "users" WHERE "id" = owner), 'UTC'), 'YYYY-MM');
--> statement-breakpoint
UPDATE "generations" SET "month" = "month_of_user"("createdAt", "userId");--> statement-breakpoint
UPDATE "grocery_receipts" SET "month" = "month_of_user"("processedAt", "userId");--> statement-breakpoint
CREATE FUNCTION "generation_month"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."month" := "month_of_user"(NEW."createdAt", NEW."userId");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "generation_month" BEFORE INSERT ON "generations" FOR EACH ROW EXECUTE FUNCTION "generation_month"();--> statement-breakpoint
CREATE FUNCTION "receipt_month"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."month" := "month_of_user"(NEW."processedAt", NEW."userId");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "receipt_month" BEFORE INSERT ON "grocery_receipts" FOR EACH ROW EXECUTE FUNCTION "receipt_month"();--> statement-breakpoint
CREATE FUNCTION "version_bytes_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_figures" AS kept ("userId", "versionBytes")
    SELECT "userId", sum(octet_length("document"::text)) FROM came GROUP BY 1 ORDER BY 1
    ON CONFLICT ("userId") DO UPDATE SET "versionBytes" = kept."versionBytes" + excluded."versionBytes";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "version_bytes_came" AFTER INSERT ON "recipe_versions" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION "version_bytes_came"();--> statement-breakpoint
CREATE FUNCTION "version_bytes_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "account_figures" AS kept SET "versionBytes" = kept."versionBytes" - gone."bytes"
    FROM (SELECT "userId", sum(octet_length("document"::text)) AS "bytes" FROM went GROUP BY 1) AS gone
    WHERE kept."userId" = gone."userId";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "version_bytes_went" AFTER DELETE ON "recipe_versions" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION "version_bytes_went"();--> statement-breakpoint
INSERT INTO "account_figures" AS kept ("userId", "versionBytes")
  SELECT "userId", sum(octet_length("document"::text)) FROM "recipe_versions" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("userId") DO UPDATE SET "versionBytes" = excluded."versionBytes";--> statement-breakpoint
-- However a session, a key or a link ends: the streams that it opened end with it (db/notifications.ts reads these names).
CREATE FUNCTION "session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_ended', 'session ' || OLD."sid");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "sessions" FOR EACH ROW
  WHEN (OLD."sess"->>'userId' IS NOT NULL) EXECUTE FUNCTION "session_ended"();--> statement-breakpoint
CREATE FUNCTION "key_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_ended', 'key ' || OLD."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "key_ended" AFTER DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "key_ended"();--> statement-breakpoint
CREATE FUNCTION "link_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_ended', 'link ' || OLD."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "link_ended" AFTER UPDATE OF "shareToken" ON "shopping_lists" FOR EACH ROW
  WHEN (OLD."shareToken" IS DISTINCT FROM NEW."shareToken" AND OLD."shareToken" IS NOT NULL)
  EXECUTE FUNCTION "link_ended"();--> statement-breakpoint
CREATE TRIGGER "shared_list_ended" AFTER DELETE ON "shopping_lists" FOR EACH ROW
  WHEN (OLD."shareToken" IS NOT NULL) EXECUTE FUNCTION "link_ended"();
