CREATE TABLE "former_shopping_items" (
	"listId" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"userId" uuid NOT NULL,
	"before" jsonb,
	"replacedAt" timestamp with time zone NOT NULL,
	CONSTRAINT "former_shopping_items_listId_version_id_pk" PRIMARY KEY("listId","version","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"listId" uuid NOT NULL,
	"id" uuid NOT NULL,
	"userId" uuid NOT NULL,
	"planned" jsonb,
	"own" jsonb NOT NULL,
	"times" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "shopping_items_listId_id_pk" PRIMARY KEY("listId","id")
);
--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "firstDate" text;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "lastDate" text;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "planDigest" text;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "shareToken" text;--> statement-breakpoint
ALTER TABLE "former_shopping_items" ADD CONSTRAINT "former_shopping_items_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_shopping_items" ADD CONSTRAINT "former_shopping_items_listId_id_shopping_items_listId_id_fk" FOREIGN KEY ("listId","id") REFERENCES "public"."shopping_items"("listId","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_listId_shopping_lists_id_fk" FOREIGN KEY ("listId") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_shopping_items_user" ON "former_shopping_items" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "former_shopping_items_replaced" ON "former_shopping_items" USING btree ("replacedAt");--> statement-breakpoint
CREATE INDEX "shopping_items_user" ON "shopping_items" USING btree ("userId");--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_shareToken_unique" UNIQUE("shareToken");--> statement-breakpoint
-- Items lived in their list, all made from a plan; ticks are the only thing that people could change.
INSERT INTO "shopping_items" ("listId", "id", "userId", "planned", "own", "times", "version")
SELECT list."id", gen_random_uuid(), list."userId",
  jsonb_build_object('meals', '[]'::jsonb) || (item - 'checked'),
  CASE WHEN item -> 'checked' = 'true' THEN '{"checked": true}'::jsonb ELSE '{}'::jsonb END,
  CASE WHEN item -> 'checked' = 'true' THEN '{"checked": "000000000000-0000-00server"}'::jsonb ELSE '{}'::jsonb END,
  0
FROM "shopping_lists" list, jsonb_array_elements(list."items") item;--> statement-breakpoint
ALTER TABLE "shopping_lists" DROP COLUMN "items";
