CREATE TABLE "payment_sandbox_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"aheadSeconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_events" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"customerId" text,
	"createdAt" bigint NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"nextAttemptAt" timestamp with time zone,
	"recordedAt" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"customerId" text,
	"data" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"dueAt" bigint
);
--> statement-breakpoint
CREATE INDEX "payment_sandbox_answers_created" ON "payment_sandbox_answers" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "payment_sandbox_events_customer" ON "payment_sandbox_events" USING btree ("customerId");--> statement-breakpoint
CREATE INDEX "payment_sandbox_events_created" ON "payment_sandbox_events" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "payment_sandbox_events_recorded" ON "payment_sandbox_events" USING btree ("recordedAt");--> statement-breakpoint
CREATE INDEX "payment_sandbox_events_waiting" ON "payment_sandbox_events" USING btree ("position") WHERE "payment_sandbox_events"."nextAttemptAt" is not null;--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_customer" ON "payment_sandbox_objects" USING btree ("customerId","kind","position");--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_due" ON "payment_sandbox_objects" USING btree ("dueAt") WHERE "payment_sandbox_objects"."dueAt" is not null;