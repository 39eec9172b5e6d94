CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userId" uuid NOT NULL,
	"createdAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD COLUMN "photoId" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "photoId" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "deletedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("userId");--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_photoId_photos_id_fk" FOREIGN KEY ("photoId") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_photoId_photos_id_fk" FOREIGN KEY ("photoId") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_dishes_photo" ON "cooked_dishes" USING btree ("photoId");--> statement-breakpoint
CREATE INDEX "recipes_photo" ON "recipes" USING btree ("photoId");--> statement-breakpoint
CREATE INDEX "recipes_deleted" ON "recipes" USING btree ("deletedAt") WHERE "recipes"."deletedAt" is not null;--> statement-breakpoint
ALTER TABLE "cooked_dishes" DROP COLUMN "photo";