ALTER TABLE "matchings" DROP CONSTRAINT "matchings_applied_scope_values";--> statement-breakpoint
ALTER TABLE "offerings" DROP CONSTRAINT "offerings_scope_values";--> statement-breakpoint
DROP INDEX "invitations_live_index";--> statement-breakpoint
ALTER TABLE "graduates" ALTER COLUMN "registered_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contracts" ADD COLUMN "graduate_fee_rate_bp" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "purpose" text DEFAULT 'trusted' NOT NULL;--> statement-breakpoint
ALTER TABLE "graduates" ADD COLUMN "via_invitation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "graduates" ADD COLUMN "notices_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "graduates_client_id_registered_at_index" ON "graduates" USING btree ("client_id","registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_live_index" ON "invitations" USING btree ("company_id",coalesce("client_id", 0),coalesce("brand_name", ''),"purpose") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "company_contracts" ADD CONSTRAINT "company_contracts_graduate_fee_rate_bp_range" CHECK ("company_contracts"."graduate_fee_rate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_purpose_values" CHECK ("invitations"."purpose" in ('trusted', 'graduate'));--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_applied_scope_values" CHECK ("matchings"."applied_scope" in ('public', 'badge', 'group', 'url', 'worked', 'graduate'));--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_graduate_kind" CHECK (("offerings"."kind" = 'graduate') = ("offerings"."scope" = 'graduate'));--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_graduate_never_public" CHECK ("offerings"."scope" <> 'graduate' or "offerings"."auto_public_at" is null);--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_scope_values" CHECK ("offerings"."scope" in ('public', 'badge', 'group', 'url', 'worked', 'graduate'));--> statement-breakpoint
ALTER TABLE "graduates" ADD CONSTRAINT "graduates_registered_by_or_invitation" CHECK (not ("graduates"."via_invitation" and "graduates"."registered_by" is not null));
--> statement-breakpoint
INSERT INTO "graduates" ("client_id", "user_id", "kind", "registered_at") SELECT "client_id", "user_id", 'former_staff', "first_at" FROM "client_users" WHERE "graduate" ON CONFLICT DO NOTHING;

