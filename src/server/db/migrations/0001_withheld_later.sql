ALTER TABLE "billing_operations" DROP CONSTRAINT "billing_operations_withholding_tax_yen_from_0";--> statement-breakpoint
ALTER TABLE "billing_store_totals" DROP CONSTRAINT "billing_store_totals_withholding_tax_yen_from_0";--> statement-breakpoint
ALTER TABLE "billing_adjustments" ADD COLUMN "withholding_tax_yen" integer DEFAULT 0;
