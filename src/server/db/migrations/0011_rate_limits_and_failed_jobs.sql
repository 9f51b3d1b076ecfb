ALTER TABLE "throttles" RENAME TO "rate_limits";--> statement-breakpoint
ALTER SEQUENCE "throttles_id_seq" RENAME TO "rate_limits_id_seq";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "throttles_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "throttles_name_subject_unique" TO "rate_limits_name_subject_unique";--> statement-breakpoint
ALTER INDEX "throttles_window_start_index" RENAME TO "rate_limits_window_start_index";--> statement-breakpoint
DROP INDEX "jobs_run_at_index";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "max_attempts" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unique_key" text;--> statement-breakpoint
-- A job that failed for good was marked as done until now.
UPDATE "jobs" SET "failed_at" = "done_at", "done_at" = NULL WHERE "done_at" IS NOT NULL AND "failure" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_failed_at_index" ON "jobs" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_run_at_index" ON "jobs" USING btree ("run_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_uniqueKey_unique" UNIQUE("unique_key");
