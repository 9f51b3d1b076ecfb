-- A template or a graduate that somebody else changes is seen at once where it is open (see 0026_live_changes).
CREATE TRIGGER announce_insert AFTER INSERT ON "offers" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "offers" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "offers" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "graduates" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "graduates" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "graduates" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
