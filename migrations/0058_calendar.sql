DROP INDEX `calendar_feeds_by_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_by_user` ON `calendar_feeds` (`org_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `calendar_feeds` DROP COLUMN `revoked_at`;--> statement-breakpoint
DROP INDEX `calendar_entries_gone`;
--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
CREATE TRIGGER calendar_entries_end AFTER INSERT ON calendar_entries BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'calendar_entries', CAST(NEW.feed_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached calendar_entries 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'calendar_entries' AND key = CAST(NEW.feed_id AS TEXT)) > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_entries_counted_out AFTER DELETE ON calendar_entries BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'calendar_entries' AND key = CAST(OLD.feed_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'calendar_entries' AND key = CAST(OLD.feed_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER calendar_entries_counted_anew AFTER UPDATE OF feed_id ON calendar_entries WHEN OLD.feed_id IS NOT NEW.feed_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'calendar_entries' AND key = CAST(OLD.feed_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'calendar_entries' AND key = CAST(OLD.feed_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'calendar_entries', CAST(NEW.feed_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached calendar_entries 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'calendar_entries' AND key = CAST(NEW.feed_id AS TEXT)) > 5000;
END;
