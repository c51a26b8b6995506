CREATE TABLE `assistant_models` (
	`org_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` text NOT NULL,
	`used_on` text,
	`used` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assistant_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`asked_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assistant_threads_by_user` ON `assistant_threads` (`org_id`,`user_id`,`asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `assistant_threads_by_age` ON `assistant_threads` (`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_threads_in_organization` ON `assistant_threads` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `assistant_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`outcome` text NOT NULL,
	`tool` text,
	`arguments` text NOT NULL,
	`figures` text NOT NULL,
	`answer` text NOT NULL,
	`proposal` text,
	`proposed_until` text,
	`done_at` text,
	`undo` text,
	`undone_at` text,
	`mark` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`thread_id`) REFERENCES `assistant_threads`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_turns_in_order` ON `assistant_turns` (`org_id`,`thread_id`,`position`);--> statement-breakpoint
CREATE INDEX `assistant_turns_by_age` ON `assistant_turns` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_turns_in_organization` ON `assistant_turns` (`org_id`,`id`);--> statement-breakpoint
CREATE TRIGGER assistant_threads_end BEFORE INSERT ON assistant_threads
WHEN (SELECT count(*) FROM assistant_threads WHERE org_id = NEW.org_id AND user_id = NEW.user_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached assistant_threads 200');
END;
--> statement-breakpoint
CREATE TRIGGER assistant_turns_end BEFORE INSERT ON assistant_turns
WHEN (SELECT count(*) FROM assistant_turns WHERE org_id = NEW.org_id AND thread_id = NEW.thread_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached assistant_turns 100');
END;
--> statement-breakpoint
-- Whoever is let go of is nobody any more, and so are their questions.
CREATE TRIGGER assistant_threads_leave AFTER UPDATE OF removed_at ON users
WHEN NEW.removed_at IS NOT NULL BEGIN
  DELETE FROM assistant_threads WHERE org_id = NEW.org_id AND user_id = NEW.id;
END;
