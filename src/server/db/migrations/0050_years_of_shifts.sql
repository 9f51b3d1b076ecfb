DROP INDEX "matchings_client_id_user_id_index";--> statement-breakpoint
DROP INDEX "matchings_unreviewed_index";--> statement-breakpoint
DROP INDEX "offerings_days_index";--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "earned_yen" integer GENERATED ALWAYS AS (case when status in ('established', 'worked') then (coalesce(fixed_pay, scheduled_pay)->>'grossYen')::int when status = 'rejected' then coalesce((fixed_pay->>'grossYen')::int, 0) else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "earned_transportation_yen" integer GENERATED ALWAYS AS (case when status in ('established', 'worked') then (coalesce(fixed_pay, scheduled_pay)->>'transportationYen')::int when status = 'rejected' then coalesce((fixed_pay->>'transportationYen')::int, 0) else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "earned_work_min" integer GENERATED ALWAYS AS (case when status in ('established', 'worked') then (coalesce(fixed_pay, scheduled_pay)->>'workMin')::int when status = 'rejected' then coalesce((fixed_pay->>'workMin')::int, 0) else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_rooms_unread_index" ON "chat_rooms" USING btree ("client_id") WHERE unread_count > 0;--> statement-breakpoint
CREATE INDEX "chat_rooms_negotiation_index" ON "chat_rooms" USING btree ("client_id") WHERE state = 'in_negotiation';--> statement-breakpoint
CREATE INDEX "matchings_earned_index" ON "matchings" USING btree ("client_id","user_id","start_at","earned_yen","earned_transportation_yen","earned_work_min");--> statement-breakpoint
CREATE INDEX "matchings_awaited_index" ON "matchings" USING btree ("client_id","start_at") WHERE status = 'established' and checked_in_at is null;--> statement-breakpoint
CREATE INDEX "matchings_unreviewed_index" ON "matchings" USING btree ("client_id","offering_id","end_at") WHERE status = 'worked' and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "offerings_days_index" ON "offerings" USING btree ("client_id","work_on","start_at","id","published_at","end_at","closed_at","closes_at","people_matched","people_wanted","fee_rate_bp");--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_earned_yen_from_0" CHECK ("matchings"."earned_yen" >= 0);--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_earned_transportation_yen_from_0" CHECK ("matchings"."earned_transportation_yen" >= 0);--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_earned_work_min_from_0" CHECK ("matchings"."earned_work_min" >= 0);
