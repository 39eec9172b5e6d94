CREATE TABLE "payment_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"takenAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_mails" ADD COLUMN "triedAt" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_deliveries_taken" ON "payment_deliveries" USING btree ("takenAt");--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "delivery";