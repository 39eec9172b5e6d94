CREATE TABLE "checkout_intents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid,
	"priceId" text NOT NULL,
	"planSlug" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid,
	"email" text NOT NULL,
	"firstName" text,
	"lastName" text,
	"planInterest" text DEFAULT 'pro' NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grocery_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"imageUrl" text,
	"extractedText" text,
	"parsedItems" jsonb,
	"processedAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"recipeId" uuid NOT NULL,
	"date" text NOT NULL,
	"mealType" text NOT NULL,
	"servings" integer DEFAULT 4 NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plans_date" CHECK ("meal_plans"."date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "oidc_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"passwordHash" text NOT NULL,
	"firstName" text,
	"lastName" text,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oidc_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grantId" text,
	"uid" text,
	"expiresAt" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"recipeId" uuid NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid,
	"title" text NOT NULL,
	"description" text,
	"ingredients" jsonb NOT NULL,
	"instructions" text[] NOT NULL,
	"cookingTime" integer,
	"servings" integer DEFAULT 4 NOT NULL,
	"cuisineType" text,
	"mealType" text,
	"nutritionInfo" jsonb,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"isGenerated" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'composer' NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"mealPlanId" uuid,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"isArchived" boolean DEFAULT false NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taste_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"cuisinePreferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"dietaryRestrictions" text[] DEFAULT '{}'::text[] NOT NULL,
	"allergies" text[] DEFAULT '{}'::text[] NOT NULL,
	"cookingSkillLevel" text DEFAULT 'beginner' NOT NULL,
	"timePreference" integer DEFAULT 30 NOT NULL,
	"spiceLevel" integer DEFAULT 2 NOT NULL,
	"householdSize" integer DEFAULT 4 NOT NULL,
	"mealTypes" text[] DEFAULT '{breakfast,lunch,dinner}'::text[] NOT NULL,
	"nutritionGoals" text[] DEFAULT '{}'::text[] NOT NULL,
	"customInstructions" text,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taste_profiles_userId_unique" UNIQUE("userId")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"userId" uuid NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"firstName" text,
	"lastName" text,
	"profileImageUrl" text,
	"stripeCustomerId" text,
	"stripeSubscriptionId" text,
	"subscriptionTier" text DEFAULT 'free' NOT NULL,
	"breakfastTime" text DEFAULT '08:00' NOT NULL,
	"lunchTime" text DEFAULT '12:00' NOT NULL,
	"dinnerTime" text DEFAULT '18:00' NOT NULL,
	"timeZone" text DEFAULT 'UTC' NOT NULL,
	"calendarToken" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_stripeCustomerId_unique" UNIQUE("stripeCustomerId"),
	CONSTRAINT "users_stripeSubscriptionId_unique" UNIQUE("stripeSubscriptionId"),
	CONSTRAINT "users_calendarToken_unique" UNIQUE("calendarToken")
);
--> statement-breakpoint
ALTER TABLE "checkout_intents" ADD CONSTRAINT "checkout_intents_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD CONSTRAINT "grocery_receipts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_recipeId_recipes_id_fk" FOREIGN KEY ("recipeId") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_recipeId_recipes_id_fk" FOREIGN KEY ("recipeId") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_mealPlanId_meal_plans_id_fk" FOREIGN KEY ("mealPlanId") REFERENCES "public"."meal_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taste_profiles" ADD CONSTRAINT "taste_profiles_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_intents_user" ON "checkout_intents" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "checkout_intents_expires" ON "checkout_intents" USING btree ("expiresAt");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_email" ON "waitlist" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waitlist_user" ON "waitlist" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "grocery_receipts_user_processed" ON "grocery_receipts" USING btree ("userId","processedAt" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_slot" ON "meal_plans" USING btree ("userId","date","mealType");--> statement-breakpoint
CREATE INDEX "meal_plans_recipe" ON "meal_plans" USING btree ("recipeId");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grantId");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires" ON "oidc_payloads" USING btree ("expiresAt");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account" ON "oidc_payloads" USING btree (("payload" ->> 'accountId'));--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_user_recipe" ON "favorites" USING btree ("userId","recipeId");--> statement-breakpoint
CREATE INDEX "favorites_recipe" ON "favorites" USING btree ("recipeId");--> statement-breakpoint
CREATE INDEX "recipes_user_created" ON "recipes" USING btree ("userId","createdAt" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipes_samples" ON "recipes" USING btree ("mealType") WHERE "recipes"."userId" is null;--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "shopping_lists_user_created" ON "shopping_lists" USING btree ("userId","createdAt" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shopping_lists_meal_plan" ON "shopping_lists" USING btree ("mealPlanId");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("userId");