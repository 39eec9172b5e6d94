CREATE TABLE "billing_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" timestamp with time zone,
	"amount" integer,
	"createdAt" timestamp with time zone NOT NULL,
	"sentAt" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"delivery" text,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"userId" uuid,
	"status" text NOT NULL,
	"planSlug" text,
	"priceId" text NOT NULL,
	"amount" integer NOT NULL,
	"cancelAtPeriodEnd" boolean NOT NULL,
	"currentPeriodEnd" timestamp with time zone NOT NULL,
	"startedAt" timestamp with time zone NOT NULL,
	"endedAt" timestamp with time zone,
	"checkedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_user" ON "billing_mails" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "billing_mails_unsent" ON "billing_mails" USING btree ("createdAt") WHERE "billing_mails"."sentAt" is null;--> statement-breakpoint
CREATE INDEX "payment_events_created" ON "payment_events" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("currentPeriodEnd");