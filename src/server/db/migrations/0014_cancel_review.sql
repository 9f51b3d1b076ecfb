ALTER TABLE "reject_requests" DROP CONSTRAINT "reject_requests_clientId_matchingId_unique";--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "cancel_review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reject_requests" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reject_requests" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reject_requests" ADD COLUMN "decision_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reject_requests_open_index" ON "reject_requests" USING btree ("client_id","matching_id") WHERE status <> 'declined';--> statement-breakpoint
CREATE INDEX "reject_requests_client_id_matching_id_index" ON "reject_requests" USING btree ("client_id","matching_id");--> statement-breakpoint
CREATE INDEX "reject_requests_due_index" ON "reject_requests" USING btree ("review_due_at") WHERE status = 'submitted';