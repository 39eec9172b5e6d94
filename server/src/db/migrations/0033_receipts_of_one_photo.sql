ALTER TABLE "grocery_receipts" ADD COLUMN "besideId" uuid;--> statement-breakpoint
ALTER TABLE "grocery_receipts" ADD CONSTRAINT "grocery_receipts_besideId_grocery_receipts_id_fk" FOREIGN KEY ("besideId") REFERENCES "public"."grocery_receipts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grocery_receipts_beside" ON "grocery_receipts" USING btree ("besideId");