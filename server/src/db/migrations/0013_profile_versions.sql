CREATE TABLE "taste_profile_versions" (
	"userId" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"replacedAt" timestamp with time zone NOT NULL,
	CONSTRAINT "taste_profile_versions_userId_version_pk" PRIMARY KEY("userId","version")
);
--> statement-breakpoint
ALTER TABLE "taste_profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "taste_profile_versions" ADD CONSTRAINT "taste_profile_versions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taste_profile_versions_replaced" ON "taste_profile_versions" USING btree ("replacedAt");