CREATE TABLE "receipt_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"store" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"food" text,
	"category" text NOT NULL,
	"isFood" boolean NOT NULL,
	"isRemoved" boolean NOT NULL,
	"isGuess" boolean NOT NULL,
	"updatedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Items as the first version wrote them: name, amount, unit, category.
UPDATE "grocery_receipts" SET "parsedItems" = coalesce((
	SELECT jsonb_agg(jsonb_build_object(
		'id', place - 1,
		'text', item->>'name',
		'name', item->>'name',
		'food', null,
		'amount', (item->>'amount')::numeric,
		'unit', CASE WHEN item->>'unit' IN ('each', 'lb', 'oz', 'kg', 'g', 'l', 'ml', 'fl oz', 'gal', 'qt', 'pt') THEN item->>'unit' ELSE 'each' END,
		'price', null,
		'category', coalesce(item->>'category', 'Other'),
		'isFood', true,
		'isGuess', true,
		'isCorrected', false,
		'isRemoved', false
	) ORDER BY place)
	FROM jsonb_array_elements("parsedItems") WITH ORDINALITY AS items(item, place)
), '[]'::jsonb);--> statement-breakpoint
ALTER TABLE "grocery_receipts" ALTER COLUMN "parsedItems" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ALTER COLUMN "parsedItems" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "status" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "photoDigest" text;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "contentDigest" text;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "store" text;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "date" text;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "total" double precision;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "currency" text DEFAULT '$' NOT NULL;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "checks" jsonb DEFAULT '{"sum":null,"itemCount":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD COLUMN "photoProblems" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_corrections" ADD CONSTRAINT "receipt_corrections_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_corrections_words" ON "receipt_corrections" USING btree ("userId","store","text");--> statement-breakpoint
CREATE UNIQUE INDEX "grocery_receipts_photo" ON "grocery_receipts" USING btree ("userId","photoDigest");--> statement-breakpoint
CREATE UNIQUE INDEX "grocery_receipts_content" ON "grocery_receipts" USING btree ("userId","contentDigest");