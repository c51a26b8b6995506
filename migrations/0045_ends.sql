-- Where tables end: the numbers of db/ends.ts.
CREATE TRIGGER places_end BEFORE INSERT ON places
WHEN (SELECT count(*) FROM places WHERE org_id = NEW.org_id) >= 20000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached places 20000');
END;
--> statement-breakpoint
CREATE TRIGGER species_end BEFORE INSERT ON species
WHEN (SELECT count(*) FROM species WHERE org_id = NEW.org_id) >= 2000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached species 2000');
END;
--> statement-breakpoint
CREATE TRIGGER statuses_end BEFORE INSERT ON statuses
WHEN (SELECT count(*) FROM statuses WHERE org_id = NEW.org_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached statuses 200');
END;
--> statement-breakpoint
CREATE TRIGGER mutations_end BEFORE INSERT ON mutations
WHEN (SELECT count(*) FROM mutations WHERE org_id = NEW.org_id) >= 2000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached mutations 2000');
END;
--> statement-breakpoint
CREATE TRIGGER pairs_end BEFORE INSERT ON pairs
WHEN (SELECT count(*) FROM pairs WHERE org_id = NEW.org_id AND season = NEW.season) >= 20000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached pairs 20000');
END;
--> statement-breakpoint
CREATE TRIGGER pair_birds_end BEFORE INSERT ON pair_birds
WHEN (SELECT count(*) FROM pair_birds WHERE org_id = NEW.org_id AND pair_id = NEW.pair_id) >= 400 BEGIN
  SELECT RAISE(ABORT, 'limit_reached pair_birds 400');
END;
--> statement-breakpoint
CREATE TRIGGER bird_weights_end BEFORE INSERT ON bird_weights
WHEN (SELECT count(*) FROM bird_weights WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id) >= 5000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached bird_weights 5000');
END;
--> statement-breakpoint
CREATE TRIGGER registrations_end BEFORE INSERT ON registrations
WHEN (SELECT count(*) FROM registrations WHERE org_id = NEW.org_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached registrations 100');
END;
--> statement-breakpoint
CREATE TRIGGER imports_end BEFORE INSERT ON imports
WHEN (SELECT count(*) FROM imports WHERE org_id = NEW.org_id) >= 5000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached imports 5000');
END;
--> statement-breakpoint
CREATE TRIGGER import_mappings_end BEFORE INSERT ON import_mappings
WHEN (SELECT count(*) FROM import_mappings WHERE org_id = NEW.org_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached import_mappings 500');
END;
--> statement-breakpoint
CREATE TRIGGER import_words_end BEFORE INSERT ON import_words
WHEN (SELECT count(*) FROM import_words WHERE org_id = NEW.org_id) >= 5000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached import_words 5000');
END;
--> statement-breakpoint
-- The demo's one visitor is everybody.
CREATE TRIGGER sessions_end AFTER INSERT ON sessions WHEN NEW.org_id NOT LIKE 'org_demo_%' BEGIN
  DELETE FROM sessions WHERE user_id = NEW.user_id AND id IN (
    SELECT older.id FROM sessions older WHERE older.user_id = NEW.user_id AND older.id <> NEW.id
    ORDER BY older.created_at DESC, older.id LIMIT -1 OFFSET 49);
END;
