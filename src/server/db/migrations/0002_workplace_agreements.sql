ALTER TABLE "clients" ADD COLUMN "labor_agreement36_from" date;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "labor_agreement36_to" date;--> statement-breakpoint
ALTER TABLE "fix_payment_requests" ADD COLUMN "overtime_without_agreement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_labor_agreement36_from_labor_agreement36_to_order" CHECK ("clients"."labor_agreement36_from" <= "clients"."labor_agreement36_to");
