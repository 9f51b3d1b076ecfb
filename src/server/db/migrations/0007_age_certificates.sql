ALTER TABLE "matchings" ADD COLUMN "age_certificate_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "age_certificate_seen_by" bigint;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_age_certificate_seen_by_accounts_id_fk" FOREIGN KEY ("age_certificate_seen_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matchings_age_certificate_seen_by_index" ON "matchings" USING btree ("age_certificate_seen_by");
