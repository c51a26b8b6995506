ALTER TABLE `second_factors` ADD `session_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`invited_by`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Who invited is told by the trail; where it is not, the link has to be sent again.
INSERT INTO `__new_invitations`("id", "org_id", "email", "role", "invited_by", "token_hash", "expires_at", "ended_at", "created_at")
SELECT invitations.id, invitations.org_id, invitations.email, invitations.role,
  (SELECT users.id FROM audit JOIN users ON users.org_id = audit.org_id AND users.id = audit.user_id
    WHERE audit.org_id = invitations.org_id AND audit.subject_id = invitations.id AND audit.deed = 'created' LIMIT 1),
  invitations.token_hash, invitations.expires_at, invitations.ended_at, invitations.created_at FROM invitations;--> statement-breakpoint
DROP TABLE `invitations`;--> statement-breakpoint
ALTER TABLE `__new_invitations` RENAME TO `invitations`;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_by_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`org_id`,`email`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `invitations_by_end` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE INDEX `invitations_by_maker` ON `invitations` (`org_id`,`invited_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_in_organization` ON `invitations` (`org_id`,`id`);
--> statement-breakpoint
-- Whichever way a second factor goes, its secret and its recovery codes go with it.
CREATE TRIGGER users_factor_off AFTER UPDATE OF second_factor_at, removed_at ON users
WHEN (OLD.second_factor_at IS NOT NULL AND NEW.second_factor_at IS NULL)
  OR (OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL) BEGIN
  DELETE FROM second_factors WHERE org_id = NEW.org_id AND user_id = NEW.id;
  DELETE FROM recovery_codes WHERE org_id = NEW.org_id AND user_id = NEW.id;
END;
