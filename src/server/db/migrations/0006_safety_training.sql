ALTER TABLE "matchings" ADD COLUMN "safety_trained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "safety_trained_by" bigint;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_safety_trained_by_accounts_id_fk" FOREIGN KEY ("safety_trained_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matchings_safety_trained_by_index" ON "matchings" USING btree ("safety_trained_by");
