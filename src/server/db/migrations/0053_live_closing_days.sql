-- Calendars hear of closing days as soon as they change.
CREATE TRIGGER announce_insert AFTER INSERT ON "closing_days" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "closing_days" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "closing_days" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change();
