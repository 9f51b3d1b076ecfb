ALTER TABLE "clients" ADD COLUMN "specific_minimum_wage_yen" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "specific_minimum_wage_from" date;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "undisputed_pay" jsonb;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_specific_minimum_wage_yen_from_1" CHECK ("clients"."specific_minimum_wage_yen" >= 1);
