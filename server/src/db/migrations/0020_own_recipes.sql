CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"recipeIds" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cooked_dishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"recipeId" uuid,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"note" text,
	"photo" text,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"recipeId" uuid NOT NULL,
	"note" text,
	"rating" integer,
	"updatedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"recipeId" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"savedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "parts" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "updatedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "adaptedFromId" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "adaptedFromTitle" text;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_recipeId_recipes_id_fk" FOREIGN KEY ("recipeId") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_recipeId_recipes_id_fk" FOREIGN KEY ("recipeId") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_recipeId_recipes_id_fk" FOREIGN KEY ("recipeId") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_user_name" ON "collections" USING btree ("userId",lower("name"));--> statement-breakpoint
CREATE INDEX "cooked_dishes_user_date" ON "cooked_dishes" USING btree ("userId","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cooked_dishes_recipe" ON "cooked_dishes" USING btree ("recipeId");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_notes_user_recipe" ON "recipe_notes" USING btree ("userId","recipeId");--> statement-breakpoint
CREATE INDEX "recipe_notes_recipe" ON "recipe_notes" USING btree ("recipeId");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_versions_recipe_version" ON "recipe_versions" USING btree ("recipeId","version");--> statement-breakpoint
CREATE INDEX "recipe_versions_user" ON "recipe_versions" USING btree ("userId");