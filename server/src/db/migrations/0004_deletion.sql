ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "checkout_intents" DROP CONSTRAINT "checkout_intents_userId_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout_intents" ADD CONSTRAINT "checkout_intents_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email") WHERE "users"."deletedAt" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deletedAt") WHERE "users"."deletedAt" is not null;