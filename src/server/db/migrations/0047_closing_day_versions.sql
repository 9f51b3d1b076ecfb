ALTER TABLE "closing_days" ADD COLUMN "lock_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "closing_days" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "closing_days" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closing_days" ADD CONSTRAINT "closing_days_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_days_updated_by_index" ON "closing_days" USING btree ("updated_by");
