CREATE TABLE `mornings` (
	`org_id` text PRIMARY KEY NOT NULL,
	`next_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mornings_by_time` ON `mornings` (`next_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`key` text NOT NULL,
	`facts` text NOT NULL,
	`link` text NOT NULL,
	`at` text NOT NULL,
	`read_at` text,
	`cleared_at` text,
	`clearing` text,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`org_id`,`user_id`,`event`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_shown` ON `notifications` (`org_id`,`user_id`,`at`,`id`) WHERE cleared_at IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`org_id`,`user_id`,`at`,`id`) WHERE read_at IS NULL AND cleared_at IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_cleared` ON `notifications` (`cleared_at`) WHERE cleared_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_by_age` ON `notifications` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_in_organization` ON `notifications` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The clock wakes them on the morning after.
INSERT INTO mornings (org_id, next_at) SELECT id, date('now', '+1 day') || 'T05:00:00.000Z' FROM organizations;
--> statement-breakpoint
CREATE TRIGGER notifications_unread_in AFTER INSERT ON notifications
WHEN NEW.read_at IS NULL AND NEW.cleared_at IS NULL BEGIN
  UPDATE users SET unread = unread + 1 WHERE org_id = NEW.org_id AND id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_unread_out AFTER DELETE ON notifications
WHEN OLD.read_at IS NULL AND OLD.cleared_at IS NULL BEGIN
  UPDATE users SET unread = unread - 1 WHERE org_id = OLD.org_id AND id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_unread_changed AFTER UPDATE OF read_at, cleared_at ON notifications
WHEN (OLD.read_at IS NULL AND OLD.cleared_at IS NULL) <> (NEW.read_at IS NULL AND NEW.cleared_at IS NULL) BEGIN
  UPDATE users SET unread = unread + iif(NEW.read_at IS NULL AND NEW.cleared_at IS NULL, 1, -1)
  WHERE org_id = NEW.org_id AND id = NEW.user_id;
END;
