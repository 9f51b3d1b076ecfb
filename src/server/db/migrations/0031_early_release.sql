ALTER TABLE "matchings" ADD COLUMN "early_release_reason" text;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "early_release_note" text;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_early_release_reason_values" CHECK ("matchings"."early_release_reason" in ('low_demand', 'work_done', 'facility', 'other'));