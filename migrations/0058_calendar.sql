DROP INDEX `calendar_feeds_by_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_by_user` ON `calendar_feeds` (`org_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `calendar_feeds` DROP COLUMN `revoked_at`;
--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
CREATE TRIGGER calendar_entries_end BEFORE INSERT ON calendar_entries
WHEN (SELECT count(*) FROM calendar_entries WHERE org_id = NEW.org_id AND feed_id = NEW.feed_id) >= 5000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached calendar_entries 5000');
END;
