CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_by_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`org_id`,`email`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `invitations_by_end` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_in_organization` ON `invitations` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `seen_on` text;--> statement-breakpoint
ALTER TABLE `users` ADD `removed_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `name` text GENERATED ALWAYS AS (nullif(trim(first_name || ' ' || last_name), '')) VIRTUAL;
--> statement-breakpoint
UPDATE users SET seen_on = (SELECT max(substr(sessions.created_at, 1, 10)) FROM sessions
  WHERE sessions.org_id = users.org_id AND sessions.user_id = users.id);
--> statement-breakpoint
-- The demo's one visitor is everybody.
CREATE TRIGGER users_seen AFTER INSERT ON sessions WHEN NEW.org_id NOT LIKE 'org_demo_%' BEGIN
  UPDATE users SET seen_on = substr(NEW.created_at, 1, 10)
  WHERE org_id = NEW.org_id AND id = NEW.user_id AND seen_on IS NOT substr(NEW.created_at, 1, 10);
END;
