-- Row-level security binds the owner of the tables too. The server signs in as a role that owns nothing and holds two: app_system (every row, outside a
-- scope) and app_tenant (the rows of the scope of a call). README tells how the roles are made; where they are missing and may be made, this does it.
do $$ begin
  if not exists (select from pg_roles where rolname = 'app_system') then create role app_system nologin; end if;
exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
-- The owner changes rows in migrations, and is the server's login where there is only one role.
do $$ begin if not pg_has_role(current_user, 'app_system', 'member') then execute format('grant app_system to %I', current_user); end if; end $$;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to app_system;
--> statement-breakpoint
grant usage, select, update on all sequences in schema public to app_system;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to app_system;
--> statement-breakpoint
alter default privileges in schema public grant usage, select, update on sequences to app_system;
--> statement-breakpoint
CREATE POLICY "system" ON "papers" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "qualification_documents" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "reject_requests" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "stool_inspection_reports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "stool_inspection_settings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "store_keys" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "ai_suggestion_jobs" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "bonus_contracts" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "accounts" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "client_visits" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "clients" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "companies" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "email_changes" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "fingerprints" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "memberships" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "sessions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "setup_tokens" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "tokens" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "multidate_items" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "multidate_postings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "mynumber_provisions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "worker_supporter_inquiries" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "client_users" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "group_removals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "group_users" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "groups" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "user_badges" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "user_blocks" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "users" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "acknowledgements" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "files" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "fix_payment_requests" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "manual_pieces" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "manuals" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "matchings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "offerings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "offers" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "restrictions" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "invitation_uses" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "invitations" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "roster_settings" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "audit_log" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "digest_items" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "jobs" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "notice_reads" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "notices" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "outbox" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "rate_limits" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "chat_claims" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "chat_messages" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "chat_rooms" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "client_review_reports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "client_reviews" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "reviews" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "brand_user_reports" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "system" ON "graduates" AS PERMISSIVE FOR ALL TO "app_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "acknowledgements" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai_suggestion_jobs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bonus_contracts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "brand_user_reports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "chat_claims" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "chat_messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "chat_rooms" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "client_review_reports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "client_reviews" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "client_users" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "client_visits" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "clients" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "companies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "digest_items" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "email_changes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "fingerprints" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "fix_payment_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "graduates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "group_removals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "group_users" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invitation_uses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invitations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "jobs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "manual_pieces" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "manuals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "matchings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "memberships" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "multidate_items" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "multidate_postings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "mynumber_provisions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notice_reads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notices" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offerings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbox" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "papers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "qualification_documents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "rate_limits" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reject_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "restrictions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reviews" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "roster_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "setup_tokens" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "stool_inspection_reports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "stool_inspection_settings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "store_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "tokens" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "user_badges" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "user_blocks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "worker_supporter_inquiries" FORCE ROW LEVEL SECURITY;
