ALTER TABLE "export_files" ADD COLUMN "progress_step" text;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "progress_done" integer;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "progress_total" integer;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_progress_done_from_0" CHECK ("export_files"."progress_done" >= 0);--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_progress_step_values" CHECK ("export_files"."progress_step" in ('notices', 'attendances', 'ledgers', 'workerList', 'billing', 'contracts'));--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_progress_done_progress_total_order" CHECK ("export_files"."progress_done" <= "export_files"."progress_total");--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_progress_step_progress_done_together" CHECK (num_nonnulls("export_files"."progress_step", "export_files"."progress_done") <> 1);--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_progress_done_progress_total_together" CHECK (num_nonnulls("export_files"."progress_done", "export_files"."progress_total") <> 1);--> statement-breakpoint
-- Files that were asked for by a calendar year: its last month says the same.
ALTER TABLE "export_files" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "export_files"
SET "parameters" = ("parameters" - 'year') || jsonb_build_object('lastMonth', ("parameters" ->> 'year') || '-12')
WHERE "kind" = 'recordArchive' AND "parameters" ? 'year';--> statement-breakpoint
ALTER TABLE "export_files" FORCE ROW LEVEL SECURITY;
