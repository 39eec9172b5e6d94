CREATE TABLE "home_foods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"food" text NOT NULL,
	"grams" double precision NOT NULL,
	"saidAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "week_settings" ADD COLUMN "budget" double precision;--> statement-breakpoint
ALTER TABLE "home_foods" ADD CONSTRAINT "home_foods_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_foods_user_food" ON "home_foods" USING btree ("userId","food");