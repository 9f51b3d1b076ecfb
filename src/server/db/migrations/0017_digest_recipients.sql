ALTER TABLE "digest_items" ADD COLUMN "client_id" bigint;--> statement-breakpoint
ALTER TABLE "digest_items" ADD COLUMN "event" text;--> statement-breakpoint
-- What waits for the next digest: its page names the store, and every kind so far needed to read the store.
UPDATE "digest_items" SET "client_id" = substring("path" from '^/clients/(\d{1,15})')::bigint, "event" = 'matching';--> statement-breakpoint
DELETE FROM "digest_items" WHERE "client_id" IS NULL OR "client_id" NOT IN (SELECT "id" FROM "clients");--> statement-breakpoint
ALTER TABLE "digest_items" ALTER COLUMN "client_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "digest_items" ALTER COLUMN "event" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_items_client_id_index" ON "digest_items" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_event_values" CHECK ("digest_items"."event" in ('matching', 'worker_cancel', 'fix_payment_request', 'chat_message', 'unreviewed', 'unfilled_alert', 'offer_screening', 'billing_confirmed', 'notice'));
