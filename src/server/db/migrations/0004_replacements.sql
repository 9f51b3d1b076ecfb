ALTER TABLE "matchings" ADD COLUMN "replacement_offering_id" bigint;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_replacement_fk" FOREIGN KEY ("client_id","replacement_offering_id") REFERENCES "public"."offerings"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matchings_client_id_replacement_offering_id_index" ON "matchings" USING btree ("client_id","replacement_offering_id");
