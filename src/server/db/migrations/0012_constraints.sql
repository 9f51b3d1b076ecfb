-- What the database holds by itself: checks, foreign keys with their indexes, days and times as such, one open row where only one may be open,
-- and no worker on two shifts at once. Rows that an earlier version could write and that are refused from now on are mended first.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Of several open requests about one shift the newest stays open.
UPDATE "fix_payment_requests" r SET "status" = 'withdrawn' WHERE "status" = 'requested' AND EXISTS (SELECT 1 FROM "fix_payment_requests" n WHERE n."matching_id" = r."matching_id" AND n."status" = 'requested' AND n."id" > r."id");
--> statement-breakpoint
-- Of several blocks of a worker in one scope the first stays.
DELETE FROM "user_blocks" b USING "user_blocks" f WHERE f."company_id" = b."company_id" AND f."client_id" IS NOT DISTINCT FROM b."client_id" AND f."user_id" = b."user_id" AND f."id" < b."id";
--> statement-breakpoint
-- An expired change of address counted as closed; now it is cancelled when the next one begins.
UPDATE "email_changes" c SET "cancelled_at" = "expires_at" WHERE "confirmed_at" IS NULL AND "cancelled_at" IS NULL AND EXISTS (SELECT 1 FROM "email_changes" n WHERE n."account_id" = c."account_id" AND n."confirmed_at" IS NULL AND n."cancelled_at" IS NULL AND n."id" > c."id");
--> statement-breakpoint
-- Of several default groups of a store the first stays one.
UPDATE "groups" g SET "is_default" = false WHERE "is_default" AND EXISTS (SELECT 1 FROM "groups" f WHERE f."company_id" = g."company_id" AND f."client_id" IS NOT DISTINCT FROM g."client_id" AND f."is_default" AND f."id" < g."id");
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_client_id_clients_id_fk";
--> statement-breakpoint
ALTER TABLE "groups" DROP CONSTRAINT "groups_client_id_clients_id_fk";
--> statement-breakpoint
ALTER TABLE "user_blocks" DROP CONSTRAINT "user_blocks_client_id_clients_id_fk";
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_client_id_clients_id_fk";
--> statement-breakpoint
DROP INDEX "user_blocks_company_id_user_id_index";
--> statement-breakpoint
DROP INDEX "matchings_client_id_offering_id_index";
--> statement-breakpoint
ALTER TABLE "qualification_documents" ALTER COLUMN "expires_on" SET DATA TYPE date USING "expires_on"::date;
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ALTER COLUMN "inspected_on" SET DATA TYPE date USING "inspected_on"::date;
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ALTER COLUMN "valid_until_on" SET DATA TYPE date USING "valid_until_on"::date;
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ALTER COLUMN "starts_on" SET DATA TYPE date USING "starts_on"::date;
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ALTER COLUMN "ends_on" SET DATA TYPE date USING "ends_on"::date;
--> statement-breakpoint
ALTER TABLE "multidate_items" ALTER COLUMN "work_on" SET DATA TYPE date USING "work_on"::date;
--> statement-breakpoint
ALTER TABLE "multidate_items" ALTER COLUMN "start_time" SET DATA TYPE time USING "start_time"::time;
--> statement-breakpoint
ALTER TABLE "multidate_items" ALTER COLUMN "end_time" SET DATA TYPE time USING "end_time"::time;
--> statement-breakpoint
ALTER TABLE "mynumber_provisions" ALTER COLUMN "year_from_on" SET DATA TYPE date USING "year_from_on"::date;
--> statement-breakpoint
ALTER TABLE "client_users" ALTER COLUMN "last_worked_on" SET DATA TYPE date USING "last_worked_on"::date;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "birth_on" SET DATA TYPE date USING "birth_on"::date;
--> statement-breakpoint
ALTER TABLE "acknowledgements" ALTER COLUMN "month" SET DATA TYPE date USING ("month" || '-01')::date;
--> statement-breakpoint
ALTER TABLE "offerings" ALTER COLUMN "work_on" SET DATA TYPE date USING "work_on"::date;
--> statement-breakpoint
ALTER TABLE "brand_user_reports" ALTER COLUMN "occurred_on" SET DATA TYPE date USING "occurred_on"::date;
--> statement-breakpoint
ALTER TABLE "graduates" ALTER COLUMN "hired_on" SET DATA TYPE date USING "hired_on"::date;
--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "start_at" timestamp (3) with time zone, ADD COLUMN "end_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "matchings" m SET "start_at" = o."start_at", "end_at" = o."end_at" FROM "offerings" o WHERE o."id" = m."offering_id";
--> statement-breakpoint
ALTER TABLE "matchings" ALTER COLUMN "start_at" SET NOT NULL, ALTER COLUMN "end_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_times_unique" UNIQUE("client_id","id","start_at","end_at");
--> statement-breakpoint
CREATE INDEX "papers_user_id_index" ON "papers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "qualification_documents_user_id_index" ON "qualification_documents" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "qualification_documents_client_id_paper_id_index" ON "qualification_documents" USING btree ("client_id","paper_id");
--> statement-breakpoint
CREATE INDEX "reject_requests_requested_by_index" ON "reject_requests" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "reject_requests_client_id_offering_id_index" ON "reject_requests" USING btree ("client_id","offering_id");
--> statement-breakpoint
CREATE INDEX "reject_requests_user_id_index" ON "reject_requests" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "stool_inspection_reports_user_id_index" ON "stool_inspection_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "stool_inspection_reports_client_id_paper_id_index" ON "stool_inspection_reports" USING btree ("client_id","paper_id");
--> statement-breakpoint
CREATE INDEX "ai_suggestion_jobs_created_by_index" ON "ai_suggestion_jobs" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "client_visits_client_id_index" ON "client_visits" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "clients_updated_by_index" ON "clients" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "companies_updated_by_index" ON "companies" USING btree ("updated_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_index" ON "email_changes" USING btree ("account_id") WHERE confirmed_at is null and cancelled_at is null;
--> statement-breakpoint
CREATE INDEX "memberships_company_id_client_id_index" ON "memberships" USING btree ("company_id","client_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_client_id_index" ON "subscriptions" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "multidate_items_client_id_operation_id_index" ON "multidate_items" USING btree ("client_id","operation_id");
--> statement-breakpoint
CREATE INDEX "multidate_postings_requested_by_index" ON "multidate_postings" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "multidate_postings_client_id_source_offering_id_index" ON "multidate_postings" USING btree ("client_id","source_offering_id");
--> statement-breakpoint
CREATE INDEX "mynumber_provisions_requested_by_index" ON "mynumber_provisions" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "mynumber_provisions_user_id_index" ON "mynumber_provisions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "mynumber_provisions_company_id_client_id_index" ON "mynumber_provisions" USING btree ("company_id","client_id");
--> statement-breakpoint
CREATE INDEX "worker_supporter_inquiries_sent_by_index" ON "worker_supporter_inquiries" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "client_users_memo_updated_by_index" ON "client_users" USING btree ("memo_updated_by");
--> statement-breakpoint
CREATE INDEX "group_removals_user_id_index" ON "group_removals" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "group_removals_company_id_group_id_index" ON "group_removals" USING btree ("company_id","group_id");
--> statement-breakpoint
CREATE INDEX "group_users_company_id_group_id_index" ON "group_users" USING btree ("company_id","group_id");
--> statement-breakpoint
CREATE INDEX "groups_updated_by_index" ON "groups" USING btree ("updated_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "groups_default_index" ON "groups" USING btree ("company_id",coalesce(client_id, 0)) WHERE is_default;
--> statement-breakpoint
CREATE INDEX "user_badges_user_id_index" ON "user_badges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "user_blocks_blocked_by_index" ON "user_blocks" USING btree ("blocked_by");
--> statement-breakpoint
CREATE INDEX "user_blocks_company_id_client_id_index" ON "user_blocks" USING btree ("company_id","client_id");
--> statement-breakpoint
CREATE INDEX "user_blocks_user_id_index" ON "user_blocks" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_blocks_scope_unique" ON "user_blocks" USING btree ("company_id",coalesce(client_id, 0),"user_id");
--> statement-breakpoint
CREATE INDEX "acknowledgements_account_id_index" ON "acknowledgements" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "files_created_by_index" ON "files" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "fix_payment_requests_responded_by_index" ON "fix_payment_requests" USING btree ("responded_by");
--> statement-breakpoint
CREATE INDEX "fix_payment_requests_client_id_previous_id_index" ON "fix_payment_requests" USING btree ("client_id","previous_id");
--> statement-breakpoint
CREATE INDEX "fix_payment_requests_client_id_matching_id_index" ON "fix_payment_requests" USING btree ("client_id","matching_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "fix_payment_requests_open_index" ON "fix_payment_requests" USING btree ("client_id","matching_id") WHERE status = 'requested';
--> statement-breakpoint
CREATE INDEX "manual_pieces_client_id_manual_id_index" ON "manual_pieces" USING btree ("client_id","manual_id");
--> statement-breakpoint
CREATE INDEX "manuals_created_by_index" ON "manuals" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "matchings_times_index" ON "matchings" USING btree ("client_id","offering_id","start_at","end_at");
--> statement-breakpoint
CREATE INDEX "matchings_acted_by_index" ON "matchings" USING btree ("acted_by");
--> statement-breakpoint
CREATE INDEX "offerings_created_by_index" ON "offerings" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "offers_updated_by_index" ON "offers" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "offers_client_id_copied_from_offer_id_index" ON "offers" USING btree ("client_id","copied_from_offer_id");
--> statement-breakpoint
CREATE INDEX "invitation_uses_user_id_index" ON "invitation_uses" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "invitation_uses_company_id_invitation_id_index" ON "invitation_uses" USING btree ("company_id","invitation_id");
--> statement-breakpoint
CREATE INDEX "invitations_created_by_index" ON "invitations" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "roster_settings_updated_by_index" ON "roster_settings" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "notice_reads_account_id_index" ON "notice_reads" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "notices_company_id_index" ON "notices" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "chat_claims_opened_by_index" ON "chat_claims" USING btree ("opened_by");
--> statement-breakpoint
CREATE INDEX "chat_claims_resolved_by_index" ON "chat_claims" USING btree ("resolved_by");
--> statement-breakpoint
CREATE INDEX "chat_claims_client_id_offering_id_index" ON "chat_claims" USING btree ("client_id","offering_id");
--> statement-breakpoint
CREATE INDEX "chat_claims_client_id_room_id_index" ON "chat_claims" USING btree ("client_id","room_id");
--> statement-breakpoint
CREATE INDEX "chat_messages_sent_by_index" ON "chat_messages" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "chat_messages_client_id_offering_id_index" ON "chat_messages" USING btree ("client_id","offering_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_client_id_latest_offering_id_index" ON "chat_rooms" USING btree ("client_id","latest_offering_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_user_id_index" ON "chat_rooms" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "client_review_reports_reported_by_index" ON "client_review_reports" USING btree ("reported_by");
--> statement-breakpoint
CREATE INDEX "client_reviews_replied_by_index" ON "client_reviews" USING btree ("replied_by");
--> statement-breakpoint
CREATE INDEX "reviews_reviewed_by_index" ON "reviews" USING btree ("reviewed_by");
--> statement-breakpoint
CREATE INDEX "brand_user_reports_reported_by_index" ON "brand_user_reports" USING btree ("reported_by");
--> statement-breakpoint
CREATE INDEX "brand_user_reports_client_id_offering_id_index" ON "brand_user_reports" USING btree ("client_id","offering_id");
--> statement-breakpoint
CREATE INDEX "brand_user_reports_client_id_user_id_index" ON "brand_user_reports" USING btree ("client_id","user_id");
--> statement-breakpoint
CREATE INDEX "graduates_registered_by_index" ON "graduates" USING btree ("registered_by");
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_client_id_offering_id_offerings_client_id_id_fk" FOREIGN KEY ("client_id","offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" ADD CONSTRAINT "ai_suggestion_jobs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multidate_postings" ADD CONSTRAINT "multidate_postings_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mynumber_provisions" ADD CONSTRAINT "mynumber_provisions_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_supporter_inquiries" ADD CONSTRAINT "worker_supporter_inquiries_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_users" ADD CONSTRAINT "client_users_memo_updated_by_accounts_id_fk" FOREIGN KEY ("memo_updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_by_accounts_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fix_payment_requests" ADD CONSTRAINT "fix_payment_requests_responded_by_accounts_id_fk" FOREIGN KEY ("responded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fix_payment_requests" ADD CONSTRAINT "fix_payment_requests_client_id_previous_id_fix_payment_requests_client_id_id_fk" FOREIGN KEY ("client_id","previous_id") REFERENCES "public"."fix_payment_requests"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "manuals" ADD CONSTRAINT "manuals_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_acted_by_accounts_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_times_fk" FOREIGN KEY ("client_id","offering_id","start_at","end_at") REFERENCES "public"."offerings"("client_id","id","start_at","end_at") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_client_id_multidate_item_id_multidate_items_client_id_id_fk" FOREIGN KEY ("client_id","multidate_item_id") REFERENCES "public"."multidate_items"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_client_id_copied_from_offer_id_offers_client_id_id_fk" FOREIGN KEY ("client_id","copied_from_offer_id") REFERENCES "public"."offers"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_settings" ADD CONSTRAINT "roster_settings_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_opened_by_accounts_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_resolved_by_accounts_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_client_id_offering_id_offerings_client_id_id_fk" FOREIGN KEY ("client_id","offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_client_id_offering_id_offerings_client_id_id_fk" FOREIGN KEY ("client_id","offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_client_id_latest_offering_id_offerings_client_id_id_fk" FOREIGN KEY ("client_id","latest_offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_review_reports" ADD CONSTRAINT "client_review_reports_reported_by_accounts_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_reviews" ADD CONSTRAINT "client_reviews_replied_by_accounts_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewed_by_accounts_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_user_reports" ADD CONSTRAINT "brand_user_reports_reported_by_accounts_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_user_reports" ADD CONSTRAINT "brand_user_reports_client_id_offering_id_offerings_client_id_id_fk" FOREIGN KEY ("client_id","offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "graduates" ADD CONSTRAINT "graduates_registered_by_accounts_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "qualification_documents" ADD CONSTRAINT "qualification_documents_status_values" CHECK ("qualification_documents"."status" in ('submitted', 'checked'));
--> statement-breakpoint
ALTER TABLE "qualification_documents" ADD CONSTRAINT "qualification_documents_submitted_at_checked_at_order" CHECK ("qualification_documents"."submitted_at" <= "qualification_documents"."checked_at");
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_reason_code_values" CHECK ("reject_requests"."reason_code" in ('force_majeure', 'worker_unable', 'qualification_missing', 'misconduct', 'attitude_condition', 'experience_condition', 'belongings', 'business_closed', 'volume_change', 'posting_mistake', 'filled_internally', 'other_employer'));
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_status_values" CHECK ("reject_requests"."status" in ('draft', 'negotiating', 'submitted', 'accepted', 'declined'));
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_leave_allowance_yen_from_0" CHECK ("reject_requests"."leave_allowance_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "reject_requests" ADD CONSTRAINT "reject_requests_rate_percent_range" CHECK ("reject_requests"."rate_percent" between 0 and 100);
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ADD CONSTRAINT "stool_inspection_reports_result_values" CHECK ("stool_inspection_reports"."result" in ('negative', 'positive', 'unknown'));
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ADD CONSTRAINT "stool_inspection_reports_inspected_on_valid_until_on_order" CHECK ("stool_inspection_reports"."inspected_on" <= "stool_inspection_reports"."valid_until_on");
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ADD CONSTRAINT "stool_inspection_reports_requested_at_submitted_at_order" CHECK ("stool_inspection_reports"."requested_at" <= "stool_inspection_reports"."submitted_at");
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" ADD CONSTRAINT "stool_inspection_reports_submitted_at_checked_at_order" CHECK ("stool_inspection_reports"."submitted_at" <= "stool_inspection_reports"."checked_at");
--> statement-breakpoint
ALTER TABLE "stool_inspection_settings" ADD CONSTRAINT "stool_inspection_settings_valid_days_from_1" CHECK ("stool_inspection_settings"."valid_days" >= 1);
--> statement-breakpoint
ALTER TABLE "stool_inspection_settings" ADD CONSTRAINT "stool_inspection_settings_submit_deadline_hours_before_from_0" CHECK ("stool_inspection_settings"."submit_deadline_hours_before" >= 0);
--> statement-breakpoint
ALTER TABLE "store_keys" ADD CONSTRAINT "store_keys_code_serial_from_1" CHECK ("store_keys"."code_serial" >= 1);
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" ADD CONSTRAINT "ai_suggestion_jobs_generator_values" CHECK ("ai_suggestion_jobs"."generator" in ('template', 'model'));
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" ADD CONSTRAINT "ai_suggestion_jobs_failure_values" CHECK ("ai_suggestion_jobs"."failure" in ('timeout', 'unreachable', 'busy', 'misconfigured', 'unusable'));
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" ADD CONSTRAINT "ai_suggestion_jobs_created_at_expires_at_order" CHECK ("ai_suggestion_jobs"."created_at" <= "ai_suggestion_jobs"."expires_at");
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" ADD CONSTRAINT "ai_suggestion_jobs_started_at_finished_at_order" CHECK ("ai_suggestion_jobs"."started_at" <= "ai_suggestion_jobs"."finished_at");
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ADD CONSTRAINT "bonus_contracts_per_values" CHECK ("bonus_contracts"."per" in ('match', 'hour'));
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ADD CONSTRAINT "bonus_contracts_target_values" CHECK ("bonus_contracts"."target" in ('all', 'offers'));
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ADD CONSTRAINT "bonus_contracts_payer_values" CHECK ("bonus_contracts"."payer" in ('company', 'platform'));
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ADD CONSTRAINT "bonus_contracts_amount_yen_from_1" CHECK ("bonus_contracts"."amount_yen" >= 1);
--> statement-breakpoint
ALTER TABLE "bonus_contracts" ADD CONSTRAINT "bonus_contracts_starts_on_ends_on_order" CHECK ("bonus_contracts"."starts_on" <= "bonus_contracts"."ends_on");
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_status_values" CHECK ("accounts"."status" in ('invited', 'active', 'disabled'));
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sign_in_count_from_0" CHECK ("accounts"."sign_in_count" >= 0);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_failed_attempts_from_0" CHECK ("accounts"."failed_attempts" >= 0);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_smoking_policy_values" CHECK ("clients"."smoking_policy" in ('no_smoking', 'separate', 'outdoor_only', 'allowed'));
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_status_values" CHECK ("clients"."status" in ('active', 'posting_suspended', 'closed'));
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_employee_size_values" CHECK ("companies"."employee_size" in ('~50', '51~100', '101~'));
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_identification_status_values" CHECK ("companies"."identification_status" in ('none', 'applying', 'approved', 'returned', 'rejected'));
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_classification_values" CHECK ("companies"."classification" in ('enterprise', 'standard', 'small', 'self_employed'));
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_status_values" CHECK ("companies"."status" in ('active', 'suspended', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_fee_rate_bp_range" CHECK ("companies"."fee_rate_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_usage_limit_yen_from_0" CHECK ("companies"."usage_limit_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_created_at_expires_at_order" CHECK ("email_changes"."created_at" <= "email_changes"."expires_at");
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role_values" CHECK ("memberships"."role" in ('companyAdmin', 'companyStaff', 'accounting', 'clientManager', 'clientStaff', 'viewer'));
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_created_at_expires_at_order" CHECK ("sessions"."created_at" <= "sessions"."expires_at");
--> statement-breakpoint
ALTER TABLE "setup_tokens" ADD CONSTRAINT "setup_tokens_kind_values" CHECK ("setup_tokens"."kind" in ('invite', 'password_reset'));
--> statement-breakpoint
ALTER TABLE "setup_tokens" ADD CONSTRAINT "setup_tokens_created_at_expires_at_order" CHECK ("setup_tokens"."created_at" <= "setup_tokens"."expires_at");
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_close_rule_values" CHECK ("multidate_items"."close_rule" in ('at_start', 'before_1h', 'before_3h', 'before_6h', 'before_12h', 'before_24h', 'custom'));
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_result_values" CHECK ("multidate_items"."result" in ('pending', 'created', 'skipped', 'failed'));
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_break_min_from_0" CHECK ("multidate_items"."break_min" >= 0);
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_hourly_wage_yen_from_0" CHECK ("multidate_items"."hourly_wage_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_transportation_yen_from_0" CHECK ("multidate_items"."transportation_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_people_wanted_from_1" CHECK ("multidate_items"."people_wanted" >= 1);
--> statement-breakpoint
ALTER TABLE "mynumber_provisions" ADD CONSTRAINT "mynumber_provisions_requested_at_expires_at_order" CHECK ("mynumber_provisions"."requested_at" <= "mynumber_provisions"."expires_at");
--> statement-breakpoint
ALTER TABLE "client_users" ADD CONSTRAINT "client_users_worked_count_from_0" CHECK ("client_users"."worked_count" >= 0);
--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_approved_count_from_0" CHECK ("user_badges"."approved_count" >= 0);
--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_reason_code_values" CHECK ("user_blocks"."reason_code" in ('no_show', 'attitude', 'skill', 'trouble', 'other'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender_values" CHECK ("users"."gender" in ('male', 'female', 'unspecified'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tier_values" CHECK ("users"."tier" in ('rookie', 'hope', 'ace', 'master'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_total_worked_count_from_0" CHECK ("users"."total_worked_count" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_good_count_from_0" CHECK ("users"."good_count" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cancel_count_from_0" CHECK ("users"."cancel_count" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_minute_cancel_count_from_0" CHECK ("users"."last_minute_cancel_count" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_no_show_count_from_0" CHECK ("users"."no_show_count" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_penalty_points_from_0" CHECK ("users"."penalty_points" >= 0);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_good_count_review_count_order" CHECK ("users"."good_count" <= "users"."review_count");
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_byte_size_from_1" CHECK ("files"."byte_size" >= 1);
--> statement-breakpoint
ALTER TABLE "fix_payment_requests" ADD CONSTRAINT "fix_payment_requests_status_values" CHECK ("fix_payment_requests"."status" in ('requested', 'approved', 'rejected', 'auto_approved', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "fix_payment_requests" ADD CONSTRAINT "fix_payment_requests_requested_at_due_at_order" CHECK ("fix_payment_requests"."requested_at" <= "fix_payment_requests"."due_at");
--> statement-breakpoint
ALTER TABLE "manual_pieces" ADD CONSTRAINT "manual_pieces_index_from_0" CHECK ("manual_pieces"."index" >= 0);
--> statement-breakpoint
ALTER TABLE "manuals" ADD CONSTRAINT "manuals_byte_size_from_1" CHECK ("manuals"."byte_size" >= 1);
--> statement-breakpoint
ALTER TABLE "manuals" ADD CONSTRAINT "manuals_sent_count_from_0" CHECK ("manuals"."sent_count" >= 0);
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_status_values" CHECK ("matchings"."status" in ('established', 'cancel', 'rejected', 'absence', 'worked'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_applied_scope_values" CHECK ("matchings"."applied_scope" in ('public', 'badge', 'group', 'url', 'worked'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_cancel_by_values" CHECK ("matchings"."cancel_by" in ('user', 'client', 'operator', 'system'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_reject_reason_code_values" CHECK ("matchings"."reject_reason_code" in ('force_majeure', 'worker_unable', 'qualification_missing', 'misconduct', 'attitude_condition', 'experience_condition', 'belongings', 'business_closed', 'volume_change', 'posting_mistake', 'filled_internally', 'other_employer'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_absence_kind_values" CHECK ("matchings"."absence_kind" in ('no_show', 'contacted'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_payment_status_values" CHECK ("matchings"."payment_status" in ('scheduled', 'awaiting_fix', 'confirmed', 'paid', 'none'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_qualification_document_status_values" CHECK ("matchings"."qualification_document_status" in ('not_required', 'not_submitted', 'submitted', 'checked'));
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_transportation_yen_from_0" CHECK ("matchings"."transportation_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_hourly_wage_yen_from_1" CHECK ("matchings"."hourly_wage_yen" >= 1);
--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_checked_in_at_checked_out_at_order" CHECK ("matchings"."checked_in_at" <= "matchings"."checked_out_at");
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_kind_values" CHECK ("offerings"."kind" in ('regular', 'graduate', 'long_term_trial'));
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_close_rule_values" CHECK ("offerings"."close_rule" in ('at_start', 'before_1h', 'before_3h', 'before_6h', 'before_12h', 'before_24h', 'custom'));
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_scope_values" CHECK ("offerings"."scope" in ('public', 'badge', 'group', 'url', 'worked'));
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_source_values" CHECK ("offerings"."source" in ('manual', 'copy', 'multidate', 'recreate', 'ai'));
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_break_min_from_0" CHECK ("offerings"."break_min" >= 0);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_people_matched_from_0" CHECK ("offerings"."people_matched" >= 0);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_transportation_yen_from_0" CHECK ("offerings"."transportation_yen" >= 0);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_view_count_from_0" CHECK ("offerings"."view_count" >= 0);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_people_wanted_from_1" CHECK ("offerings"."people_wanted" >= 1);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_hourly_wage_yen_from_1" CHECK ("offerings"."hourly_wage_yen" >= 1);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_fee_rate_bp_range" CHECK ("offerings"."fee_rate_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_people_matched_people_wanted_order" CHECK ("offerings"."people_matched" <= "offerings"."people_wanted");
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_start_before_end" CHECK ("offerings"."start_at" < "offerings"."end_at");
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_closes_at_start_at_order" CHECK ("offerings"."closes_at" <= "offerings"."start_at");
--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_work_on_start_at_day" CHECK ("offerings"."work_on" = ("offerings"."start_at" at time zone 'Asia/Tokyo')::date);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_status_values" CHECK ("offers"."status" in ('draft', 'screening', 'usable', 'violated'));
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_screened_with_from_0" CHECK ("offers"."screened_with" >= 0);
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_code_values" CHECK ("restrictions"."code" in ('unreviewed_over_limit', 'fix_request_overdue', 'usage_limit_reached', 'np_rejected', 'payment_overdue', 'identification_required', 'business_fact_check_required', 'policy_violation', 'operator_suspension'));
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_level_values" CHECK ("restrictions"."level" in ('info', 'warning', 'block_publish', 'block_all'));
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_since_at_until_at_order" CHECK ("restrictions"."since_at" <= "restrictions"."until_at");
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_at_ended_at_order" CHECK ("invitations"."created_at" <= "invitations"."ended_at");
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_result_values" CHECK ("audit_log"."result" in ('done', 'denied'));
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_status_range" CHECK ("idempotency_keys"."status" between 0 and 599);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_attempts_from_0" CHECK ("jobs"."attempts" >= 0);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_max_attempts_from_1" CHECK ("jobs"."max_attempts" >= 1);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_category_values" CHECK ("notices"."category" in ('important', 'release', 'maintenance', 'campaign'));
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_published_at_expires_at_order" CHECK ("notices"."published_at" <= "notices"."expires_at");
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel_values" CHECK ("outbox"."channel" in ('mail', 'sms'));
--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count_from_0" CHECK ("rate_limits"."count" >= 0);
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_kind_values" CHECK ("chat_claims"."kind" in ('condition_unmet', 'cancel_request', 'pay_dispute', 'other'));
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_status_values" CHECK ("chat_claims"."status" in ('open', 'resolved', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_opened_at_resolved_at_order" CHECK ("chat_claims"."opened_at" <= "chat_claims"."resolved_at");
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_side_values" CHECK ("chat_messages"."side" in ('client', 'worker', 'system'));
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_kind_values" CHECK ("chat_messages"."kind" in ('text', 'auto', 'broadcast', 'system'));
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_state_values" CHECK ("chat_rooms"."state" in ('open', 'in_negotiation', 'closed'));
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_last_message_side_values" CHECK ("chat_rooms"."last_message_side" in ('client', 'worker', 'system'));
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_unread_count_from_0" CHECK ("chat_rooms"."unread_count" >= 0);
--> statement-breakpoint
ALTER TABLE "client_review_reports" ADD CONSTRAINT "client_review_reports_reason_values" CHECK ("client_review_reports"."reason" in ('false_facts', 'personal_data', 'abuse', 'other_store', 'other'));
--> statement-breakpoint
ALTER TABLE "client_reviews" ADD CONSTRAINT "client_reviews_kind_values" CHECK ("client_reviews"."kind" in ('good', 'bad'));
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_values" CHECK ("reviews"."kind" in ('good', 'bad'));
--> statement-breakpoint
ALTER TABLE "brand_user_reports" ADD CONSTRAINT "brand_user_reports_category_values" CHECK ("brand_user_reports"."category" in ('no_show', 'harassment', 'violence', 'theft', 'false_profile', 'info_leak', 'safety', 'other'));
--> statement-breakpoint
ALTER TABLE "graduates" ADD CONSTRAINT "graduates_kind_values" CHECK ("graduates"."kind" in ('hired', 'former_staff'));
--> statement-breakpoint
ALTER TABLE "graduates" ADD CONSTRAINT "graduates_employment_type_values" CHECK ("graduates"."employment_type" in ('permanent', 'contract', 'part_time', 'other'));
--> statement-breakpoint
-- Two dates of a run may change places: each may stand on the other's day until the end of the transaction.
ALTER TABLE "multidate_items" DROP CONSTRAINT "multidate_items_operationId_workOn_unique";
--> statement-breakpoint
ALTER TABLE "multidate_items" ADD CONSTRAINT "multidate_items_operationId_workOn_unique" UNIQUE ("operation_id","work_on") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Nobody works on two shifts at once. The lock on the worker gives the friendly answer; this holds where somebody forgets it.
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_no_overlap" EXCLUDE USING gist ("user_id" WITH =, tstzrange("start_at", "end_at") WITH &&) WHERE ("status" IN ('established', 'worked'));
