ALTER TABLE "taste_profiles" ADD COLUMN "avoidedFoods" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- Former versions hold every field too.
UPDATE "taste_profile_versions" SET "fields" = "fields" || '{"avoidedFoods": []}';
