CREATE TABLE `codes` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`digest` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` text,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `codes_by_user` ON `codes` (`user_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `codes_in_organization` ON `codes` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`locale` text NOT NULL,
	`timezone` text NOT NULL,
	`plan` text NOT NULL,
	`trial_ends_at` text,
	`claimed_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL,
	`ends_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`remember` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_in_organization` ON `sessions` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `signup_flows` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`completed_steps` text NOT NULL,
	`plan` text NOT NULL,
	`organization_name` text DEFAULT '' NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_email` ON `users` (`email`) WHERE is_verified = 1;--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_in_organization` ON `users` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bird_counts` (
	`org_id` text NOT NULL,
	`dimension` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`org_id`, `dimension`, `key`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`identifier` text NOT NULL,
	`identifier_key` text NOT NULL,
	`name` text,
	`search_key` text NOT NULL,
	`sex` text DEFAULT 'unknown' NOT NULL,
	`species_id` text NOT NULL,
	`status_id` text,
	`birth_date` text,
	`father_id` text,
	`mother_id` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`import_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`status_id`) REFERENCES `statuses`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`father_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`mother_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`import_id`) REFERENCES `imports`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "birds_own_parent" CHECK(father_id IS NULL OR (father_id <> id AND father_id IS NOT mother_id))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `birds_by_ring` ON `birds` (`org_id`,`identifier_key`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_created` ON `birds` (`org_id`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_birth` ON `birds` (`org_id`,`birth_date`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_species` ON `birds` (`org_id`,`species_id`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_status` ON `birds` (`org_id`,`status_id`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_sex` ON `birds` (`org_id`,`sex`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_father` ON `birds` (`org_id`,`father_id`) WHERE father_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_mother` ON `birds` (`org_id`,`mother_id`) WHERE mother_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_import` ON `birds` (`org_id`,`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_in_trash` ON `birds` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `birds_in_organization` ON `birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text,
	`on_duplicate` text NOT NULL,
	`committed_at` text,
	`report` text NOT NULL,
	`birds_after` integer,
	`bird_limit` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "imports_within_plan" CHECK(bird_limit IS NULL OR birds_after IS NULL OR birds_after <= bird_limit)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_in_organization` ON `imports` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `statuses` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`key` text NOT NULL,
	`name_pt` text NOT NULL,
	`name_en` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statuses_by_key` ON `statuses` (`org_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `statuses_in_organization` ON `statuses` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` text,
	`sent_at` text,
	`last_error` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_by_state` ON `mails` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_by_recipient` ON `mails` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `species` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`common_name` text NOT NULL,
	`name_key` text NOT NULL,
	`latin_name` text NOT NULL,
	`species_group` text NOT NULL,
	`incubation_days` integer NOT NULL,
	`lockdown_days_before_hatch` integer,
	`humidity_start_pct` real,
	`humidity_lockdown_pct` real,
	`temperature_c` real,
	`turning_enabled` integer DEFAULT true NOT NULL,
	`has_exception_profile` integer DEFAULT false NOT NULL,
	`profile_notes` text,
	`catalogue_slug` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `species_by_name` ON `species` (`org_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `species_in_organization` ON `species` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`created_at` text NOT NULL
);
