ALTER TABLE `organizations` ADD `short_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_by_short_key` ON `organizations` (`short_key`);--> statement-breakpoint
ALTER TABLE `mails` ADD `headers` text;--> statement-breakpoint
ALTER TABLE `mornings` ADD `unmailed_since` text;--> statement-breakpoint
ALTER TABLE `mornings` ADD `written` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `mornings_unmailed` ON `mornings` (`unmailed_since`) WHERE unmailed_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_unmailed` ON `notifications` (`org_id`,`user_id`,`at`) WHERE mailed_at IS NULL AND read_at IS NULL AND cleared_at IS NULL;--> statement-breakpoint
-- Written by hand from here on.
-- Whoever was notified before mails existed is not mailed of it.
UPDATE notifications SET mailed_at = at;
--> statement-breakpoint
UPDATE organizations SET short_key = hex(randomblob(5)) WHERE short_key IS NULL;
--> statement-breakpoint
CREATE TRIGGER organizations_short_key AFTER INSERT ON organizations WHEN NEW.short_key IS NULL BEGIN
  UPDATE organizations SET short_key = hex(randomblob(5)) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_to_mail AFTER INSERT ON notifications
WHEN NEW.mailed_at IS NULL AND NEW.read_at IS NULL AND NEW.cleared_at IS NULL BEGIN
  UPDATE mornings SET unmailed_since = min(coalesce(unmailed_since, NEW.at), NEW.at), written = written + 1
  WHERE org_id = NEW.org_id;
  INSERT INTO notification_times (org_id, user_id, next_digest_at) VALUES (NEW.org_id, NEW.user_id, NEW.at)
  ON CONFLICT (org_id, user_id) DO UPDATE SET next_digest_at = coalesce(next_digest_at, excluded.next_digest_at);
END;
