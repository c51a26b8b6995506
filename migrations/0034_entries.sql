CREATE TABLE `login_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`remember` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` text,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `login_challenges_by_end` ON `login_challenges` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `login_challenges_in_organization` ON `login_challenges` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `entries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text,
	`at` text NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`network` text NOT NULL,
	`details` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entries_by_time` ON `entries` (`org_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `entries_by_age` ON `entries` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `entries_in_organization` ON `entries` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`digest` text NOT NULL,
	`used_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_user` ON `recovery_codes` (`org_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_in_organization` ON `recovery_codes` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`sealed` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `second_factors_in_organization` ON `second_factors` (`org_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `second_factors_by_user` ON `second_factors` (`org_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `second_factor_required_from` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `second_factor_at` text;--> statement-breakpoint
CREATE TRIGGER `entries_stay` BEFORE UPDATE ON `entries` BEGIN SELECT RAISE(ABORT, 'a line of the trail of entries stays as it is'); END;
