CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"idempotencyKey" uuid,
	"status" text DEFAULT 'running' NOT NULL,
	"wish" jsonb NOT NULL,
	"reserved" integer NOT NULL,
	"recipeIds" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"isOpenAIGenerated" boolean DEFAULT false NOT NULL,
	"notice" text,
	"inputTokens" integer DEFAULT 0 NOT NULL,
	"outputTokens" integer DEFAULT 0 NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"finishedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_user_created" ON "generations" USING btree ("userId","createdAt" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "generations_user_key" ON "generations" USING btree ("userId","idempotencyKey");