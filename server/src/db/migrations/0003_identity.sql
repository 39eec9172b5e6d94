CREATE TABLE "oidc_mail_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"accountId" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"accountId" uuid NOT NULL,
	"publicKey" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"backedUp" boolean NOT NULL,
	"name" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"lastUsedAt" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"blockedUntil" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oidc_accounts" ADD COLUMN "emailVerifiedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oidc_mail_links" ADD CONSTRAINT "oidc_mail_links_accountId_oidc_accounts_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."oidc_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_passkeys" ADD CONSTRAINT "oidc_passkeys_accountId_oidc_accounts_id_fk" FOREIGN KEY ("accountId") REFERENCES "public"."oidc_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_mail_links_account" ON "oidc_mail_links" USING btree ("accountId");--> statement-breakpoint
CREATE INDEX "oidc_mail_links_expires" ON "oidc_mail_links" USING btree ("expiresAt");--> statement-breakpoint
CREATE INDEX "oidc_passkeys_account" ON "oidc_passkeys" USING btree ("accountId");--> statement-breakpoint
CREATE INDEX "throttles_expires" ON "throttles" USING btree ("expiresAt");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" ->> 'userId'));