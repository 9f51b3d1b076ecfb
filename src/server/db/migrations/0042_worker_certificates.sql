ALTER TABLE "papers" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "qualification_documents" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "qualification_documents" ALTER COLUMN "matching_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "qualification_documents" ADD CONSTRAINT "qualification_documents_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "qualification_documents_paper_id_index" ON "qualification_documents" USING btree ("paper_id");--> statement-breakpoint
ALTER TABLE "qualification_documents" ADD CONSTRAINT "qualification_documents_client_id_matching_id_together" CHECK (num_nonnulls("qualification_documents"."client_id", "qualification_documents"."matching_id") <> 1);