CREATE TABLE `notification_choices` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`switch` text NOT NULL,
	`is_on` integer NOT NULL,
	`mail` text NOT NULL,
	`push` integer NOT NULL,
	PRIMARY KEY(`org_id`, `user_id`, `switch`),
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_times` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`digest_hour` integer DEFAULT 7 NOT NULL,
	`quiet_from` integer DEFAULT 22 NOT NULL,
	`quiet_to` integer DEFAULT 7 NOT NULL,
	`paused_until` text,
	`next_digest_at` text,
	PRIMARY KEY(`org_id`, `user_id`),
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_times_by_digest` ON `notification_times` (`next_digest_at`) WHERE next_digest_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `mailed_at` text;