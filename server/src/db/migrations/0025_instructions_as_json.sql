ALTER TABLE "recipes" ADD COLUMN "steps" jsonb;--> statement-breakpoint
UPDATE "recipes" SET "steps" = to_jsonb("instructions");--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "steps" SET NOT NULL;--> statement-breakpoint
-- Servers of the version before read and write "instructions". The next version drops it, with this function (decision 066).
CREATE FUNCTION "recipe_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."steps" IS NULL OR (TG_OP = 'UPDATE' AND NEW."steps" = OLD."steps") THEN
    NEW."steps" := to_jsonb(NEW."instructions");
  ELSE
    NEW."instructions" := ARRAY(SELECT jsonb_array_elements_text(NEW."steps"));
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_steps" BEFORE INSERT OR UPDATE OF "steps", "instructions" ON "recipes"
  FOR EACH ROW EXECUTE FUNCTION "recipe_steps"();
