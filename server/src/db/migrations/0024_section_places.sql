CREATE TABLE "section_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"store" text NOT NULL,
	"section" text NOT NULL,
	"place" double precision NOT NULL,
	"at" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_places" ADD CONSTRAINT "section_places_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "section_places_section" ON "section_places" USING btree ("userId","store","section");