-- What changed in a store, told to every process that listens, at the commit of the change: the table and the store, no contents.
-- PostgreSQL sends equal messages of one transaction once. src/server/platform/changes.ts reads them.
CREATE FUNCTION announce_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_TABLE_NAME || ':' || stores.client_id)
    FROM (SELECT DISTINCT client_id FROM changed_rows) AS stores;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sessions and rights: whoever is connected is checked again at once.
CREATE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'accounts:' || people.account_id)
    FROM (SELECT DISTINCT account_id FROM changed_rows) AS people;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['offerings', 'matchings', 'chat_rooms', 'chat_messages', 'chat_claims', 'fix_payment_requests', 'reject_requests', 'reviews', 'client_reviews', 'long_term_candidates', 'qualification_documents'] LOOP
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change()', watched);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change()', watched);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change()', watched);
  END LOOP;
  FOREACH watched IN ARRAY ARRAY['sessions', 'memberships'] LOOP
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change()', watched);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change()', watched);
  END LOOP;
END $$;
