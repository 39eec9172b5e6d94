-- Names of chains had a typographic apostrophe, which nobody types: a store that was corrected by hand would be another one.
UPDATE "grocery_receipts" SET "store" = replace("store", '’', '''') WHERE "store" LIKE '%’%';--> statement-breakpoint
-- Of two corrections of the same words, one in each spelling, the later one stays.
DELETE FROM "receipt_corrections" "former" USING "receipt_corrections" "other"
  WHERE ("former"."store" LIKE '%’%' OR "other"."store" LIKE '%’%') AND "former"."id" <> "other"."id"
    AND "former"."userId" = "other"."userId" AND "former"."text" = "other"."text"
    AND replace("former"."store", '’', '''') = replace("other"."store", '’', '''')
    AND ("former"."updatedAt", "former"."id") < ("other"."updatedAt", "other"."id");--> statement-breakpoint
UPDATE "receipt_corrections" SET "store" = replace("store", '’', '''') WHERE "store" LIKE '%’%';
