ALTER TABLE "grocery_receipts" ADD COLUMN "uploadId" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "grocery_receipts_upload" ON "grocery_receipts" USING btree ("userId","uploadId");