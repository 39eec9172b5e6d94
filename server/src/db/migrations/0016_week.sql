CREATE TABLE "week_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"changes" jsonb NOT NULL,
	"dates" text[] NOT NULL,
	"isUndo" boolean DEFAULT false NOT NULL,
	"undoneBy" uuid,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_dishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"title" text NOT NULL,
	"foldedTitle" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "week_settings" (
	"userId" uuid PRIMARY KEY NOT NULL,
	"minutes" jsonb NOT NULL,
	"eaters" jsonb NOT NULL,
	"lean" integer NOT NULL,
	"shoppingDays" integer[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "meal_plans_slot";--> statement-breakpoint
ALTER TABLE "meal_plans" ALTER COLUMN "recipeId" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "leftoversOf" uuid;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "isLocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "updatedAt" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "meal_plans" SET "updatedAt" = "createdAt";--> statement-breakpoint
ALTER TABLE "week_edits" ADD CONSTRAINT "week_edits_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_dishes" ADD CONSTRAINT "refused_dishes_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_settings" ADD CONSTRAINT "week_settings_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "week_edits_number" ON "week_edits" USING btree ("userId","number");--> statement-breakpoint
CREATE INDEX "week_edits_created" ON "week_edits" USING btree ("createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_dishes_title" ON "refused_dishes" USING btree ("userId","foldedTitle");--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_leftoversOf_meal_plans_id_fk" FOREIGN KEY ("leftoversOf") REFERENCES "public"."meal_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_place" ON "meal_plans" USING btree ("userId","date","mealType","position");--> statement-breakpoint
CREATE INDEX "meal_plans_leftovers" ON "meal_plans" USING btree ("leftoversOf");--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_dish_or_note" CHECK ("meal_plans"."recipeId" is not null or "meal_plans"."note" is not null);