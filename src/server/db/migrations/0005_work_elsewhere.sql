ALTER TABLE "fix_payment_requests" ADD COLUMN "work_elsewhere" jsonb;
