CREATE TABLE "data_migrations" (
	"name" text PRIMARY KEY NOT NULL,
	"doneAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "reason" text;
--> statement-breakpoint
-- The composer ended descriptions with why the dish suits its household. Samples have no household to keep it for.
UPDATE "recipes"
SET
	"reason" = CASE WHEN "userId" IS NULL THEN NULL ELSE substr("description", strpos("description", ' It suits you because it ') + 1) END,
	"description" = left("description", strpos("description", ' It suits you because it ') - 1)
WHERE strpos("description", ' It suits you because it ') > 0;
