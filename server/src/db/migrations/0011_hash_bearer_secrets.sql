-- As digestOf in bearer-digest.ts does: everybody stays signed in.
UPDATE "sessions" SET "sid" = encode(sha256(convert_to("sid", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "oidc_payloads" SET
	"payload" = ("payload" - 'jti' #- '{session,cookie}') || CASE
		WHEN right("payload" ->> 'returnTo', length("id")) = "id"
		THEN jsonb_build_object('returnTo', left("payload" ->> 'returnTo', -length("id")))
		ELSE '{}'::jsonb
	END,
	"id" = encode(sha256(convert_to("id", 'UTF8')), 'hex');
