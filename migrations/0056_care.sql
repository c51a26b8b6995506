CREATE TABLE `egg_tray_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`event_id` text NOT NULL,
	`from_tray_id` text,
	`to_tray_id` text,
	FOREIGN KEY (`org_id`,`event_id`) REFERENCES `egg_events`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`from_tray_id`) REFERENCES `incubator_trays`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`to_tray_id`) REFERENCES `incubator_trays`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `egg_tray_moves_by_event` ON `egg_tray_moves` (`org_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `egg_tray_moves_from` ON `egg_tray_moves` (`org_id`,`from_tray_id`) WHERE from_tray_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `egg_tray_moves_to` ON `egg_tray_moves` (`org_id`,`to_tray_id`) WHERE to_tray_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `egg_tray_moves_in_organization` ON `egg_tray_moves` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `egg_trays` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`egg_id` text NOT NULL,
	`tray_id` text NOT NULL,
	`since_on` text NOT NULL,
	FOREIGN KEY (`org_id`,`egg_id`) REFERENCES `eggs`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`tray_id`) REFERENCES `incubator_trays`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `egg_trays_by_egg` ON `egg_trays` (`org_id`,`egg_id`);--> statement-breakpoint
CREATE INDEX `egg_trays_by_tray` ON `egg_trays` (`org_id`,`tray_id`,`egg_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `egg_trays_in_organization` ON `egg_trays` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `egg_weights` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`egg_id` text NOT NULL,
	`on_day` text NOT NULL,
	`grams` real NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`egg_id`) REFERENCES `eggs`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "egg_weights_range" CHECK(grams BETWEEN 0.3 AND 2500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `egg_weights_by_day` ON `egg_weights` (`org_id`,`egg_id`,`on_day`);--> statement-breakpoint
CREATE UNIQUE INDEX `egg_weights_in_organization` ON `egg_weights` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `course_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`course_id` text NOT NULL,
	`bird_id` text,
	`ring` text NOT NULL,
	`until_on` text NOT NULL,
	FOREIGN KEY (`org_id`,`course_id`) REFERENCES `courses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_birds_by_course` ON `course_birds` (`org_id`,`course_id`,`bird_id`);--> statement-breakpoint
CREATE INDEX `course_birds_by_bird` ON `course_birds` (`org_id`,`bird_id`,`until_on`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `course_birds_in_organization` ON `course_birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `course_doses` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`course_id` text NOT NULL,
	`on_day` text NOT NULL,
	`nth` integer NOT NULL,
	`state` text NOT NULL,
	`except` text DEFAULT '[]' NOT NULL,
	`at` text NOT NULL,
	`user_id` text,
	FOREIGN KEY (`org_id`,`course_id`) REFERENCES `courses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_doses_by_time` ON `course_doses` (`org_id`,`course_id`,`on_day`,`nth`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_doses_in_organization` ON `course_doses` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`medicine` text NOT NULL,
	`dose` text,
	`route` text,
	`prescribed_by` text,
	`first_on` text NOT NULL,
	`days` integer NOT NULL,
	`times_a_day` integer NOT NULL,
	`withdrawal_days` integer DEFAULT 0 NOT NULL,
	`place_id` text,
	`stopped_on` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "courses_span" CHECK(days > 0 AND times_a_day > 0 AND withdrawal_days >= 0)
);
--> statement-breakpoint
CREATE INDEX `courses_by_day` ON `courses` (`org_id`,`first_on`,`id`);--> statement-breakpoint
CREATE INDEX `courses_by_place` ON `courses` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `courses_in_organization` ON `courses` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `health_events` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`kind` text NOT NULL,
	`on_day` text NOT NULL,
	`findings` text,
	`vet` text,
	`cost` text,
	`place_id` text,
	`until_on` text,
	`follow_up_on` text,
	`followed_up_on` text,
	`status_before_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`status_before_id`) REFERENCES `statuses`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "health_events_quarantine" CHECK(until_on IS NULL OR (kind = 'quarantine' AND until_on >= on_day))
);
--> statement-breakpoint
CREATE INDEX `health_events_by_bird` ON `health_events` (`org_id`,`bird_id`,`on_day`);--> statement-breakpoint
CREATE INDEX `health_events_by_day` ON `health_events` (`org_id`,`on_day`,`id`);--> statement-breakpoint
CREATE INDEX `health_events_to_follow_up` ON `health_events` (`org_id`,`follow_up_on`) WHERE follow_up_on IS NOT NULL AND followed_up_on IS NULL;--> statement-breakpoint
CREATE INDEX `health_events_quarantines` ON `health_events` (`org_id`,`until_on`) WHERE kind = 'quarantine';--> statement-breakpoint
CREATE INDEX `health_events_by_place` ON `health_events` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `health_events_by_status` ON `health_events` (`org_id`,`status_before_id`) WHERE status_before_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `health_events_in_organization` ON `health_events` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `health_files` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`file_key` text NOT NULL,
	`file_type` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`event_id`) REFERENCES `health_events`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `health_files_by_event` ON `health_files` (`org_id`,`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `health_files_in_organization` ON `health_files` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `health_share_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`share_id` text NOT NULL,
	`bird_id` text NOT NULL,
	FOREIGN KEY (`org_id`,`share_id`) REFERENCES `health_shares`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `health_share_birds_by_share` ON `health_share_birds` (`org_id`,`share_id`,`bird_id`);--> statement-breakpoint
CREATE INDEX `health_share_birds_by_bird` ON `health_share_birds` (`org_id`,`bird_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `health_share_birds_in_organization` ON `health_share_birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `health_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text,
	`revoked_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `health_shares_by_token` ON `health_shares` (`org_id`,`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `health_shares_in_organization` ON `health_shares` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubator_alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`kind` text NOT NULL,
	`level` text NOT NULL,
	`opened_at` text NOT NULL,
	`closed_at` text,
	`worst` real,
	`acknowledged_at` text,
	`acknowledged_by` text,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`acknowledged_by`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_alarms_by_start` ON `incubator_alarms` (`org_id`,`incubator_id`,`kind`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_alarms_open` ON `incubator_alarms` (`org_id`,`incubator_id`,`kind`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_alarms_in_organization` ON `incubator_alarms` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubator_days` (
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`on_day` text NOT NULL,
	`temperature_n` integer DEFAULT 0 NOT NULL,
	`temperature_least` real,
	`temperature_mean` real,
	`temperature_greatest` real,
	`humidity_n` integer DEFAULT 0 NOT NULL,
	`humidity_least` real,
	`humidity_mean` real,
	`humidity_greatest` real,
	`hours` text NOT NULL,
	PRIMARY KEY(`org_id`, `incubator_id`, `on_day`),
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `incubator_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_devices_by_key` ON `incubator_devices` (`org_id`,`key_hash`);--> statement-breakpoint
CREATE INDEX `incubator_devices_by_incubator` ON `incubator_devices` (`org_id`,`incubator_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_devices_in_organization` ON `incubator_devices` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubator_offsets` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`from_at` text NOT NULL,
	`temperature_c` real DEFAULT 0 NOT NULL,
	`humidity_pct` real DEFAULT 0 NOT NULL,
	`method` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_offsets_by_time` ON `incubator_offsets` (`org_id`,`incubator_id`,`from_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_offsets_in_organization` ON `incubator_offsets` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubator_power_cuts` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`from_at` text NOT NULL,
	`to_at` text,
	`coldest_c` real,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "incubator_power_cuts_span" CHECK(to_at IS NULL OR to_at >= from_at)
);
--> statement-breakpoint
CREATE INDEX `incubator_power_cuts_by_time` ON `incubator_power_cuts` (`org_id`,`incubator_id`,`from_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_power_cuts_in_organization` ON `incubator_power_cuts` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubator_readings` (
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`at` text NOT NULL,
	`temperature_c` real,
	`humidity_pct` real,
	`source` text NOT NULL,
	PRIMARY KEY(`org_id`, `incubator_id`, `at`),
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `incubator_readings_by_age` ON `incubator_readings` (`at`);--> statement-breakpoint
CREATE TABLE `incubator_trays` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`incubator_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text NOT NULL,
	`slots` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`lockdown_on` text,
	`lockdown_humidity_pct` real,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "incubator_trays_slots" CHECK(slots IS NULL OR slots > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_trays_by_name` ON `incubator_trays` (`org_id`,`incubator_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `incubator_trays_in_organization` ON `incubator_trays` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `incubators` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`model` text,
	`place_id` text,
	`air` text NOT NULL,
	`temperature_c` real,
	`humidity_pct` real,
	`turning` text NOT NULL,
	`warning_c` real DEFAULT 0.3 NOT NULL,
	`critical_c` real DEFAULT 0.5 NOT NULL,
	`warning_pct` real DEFAULT 10 NOT NULL,
	`csv_columns` text,
	`silent_at` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "incubators_bands" CHECK(warning_c > 0 AND critical_c >= warning_c AND warning_pct > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incubators_by_name` ON `incubators` (`org_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `incubators_by_place` ON `incubators` (`org_id`,`place_id`);--> statement-breakpoint
CREATE INDEX `incubators_by_silence` ON `incubators` (`silent_at`) WHERE silent_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `incubators_in_organization` ON `incubators` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `calendar_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`feed_id` text NOT NULL,
	`uid` text NOT NULL,
	`on_day` text NOT NULL,
	`until_on` text NOT NULL,
	`hour` text,
	`summary` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`changed_at` text NOT NULL,
	`gone_at` text,
	FOREIGN KEY (`org_id`,`feed_id`) REFERENCES `calendar_feeds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_entries_by_uid` ON `calendar_entries` (`org_id`,`feed_id`,`uid`);--> statement-breakpoint
CREATE INDEX `calendar_entries_gone` ON `calendar_entries` (`gone_at`) WHERE gone_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_entries_in_organization` ON `calendar_entries` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`last_read_at` text,
	`revoked_at` text,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_by_token` ON `calendar_feeds` (`org_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_user` ON `calendar_feeds` (`org_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_in_organization` ON `calendar_feeds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `task_marks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`task_id` text NOT NULL,
	`on_day` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	`user_id` text,
	FOREIGN KEY (`org_id`,`task_id`) REFERENCES `tasks`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_marks_by_day` ON `task_marks` (`org_id`,`task_id`,`on_day`);--> statement-breakpoint
CREATE UNIQUE INDEX `task_marks_in_organization` ON `task_marks` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`title` text NOT NULL,
	`notes` text,
	`first_on` text NOT NULL,
	`until_on` text,
	`hour` text,
	`every_unit` text,
	`every_n` integer,
	`weekdays` text,
	`bird_id` text,
	`pair_id` text,
	`place_id` text,
	`user_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tasks_repeated" CHECK((every_unit IS NULL) = (every_n IS NULL)),
	CONSTRAINT "tasks_span" CHECK(until_on IS NULL OR until_on >= first_on)
);
--> statement-breakpoint
CREATE INDEX `tasks_by_day` ON `tasks` (`org_id`,`first_on`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_by_bird` ON `tasks` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_by_pair` ON `tasks` (`org_id`,`pair_id`) WHERE pair_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_by_place` ON `tasks` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_in_organization` ON `tasks` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `eggs` ADD `length_mm` real;--> statement-breakpoint
ALTER TABLE `eggs` ADD `breadth_mm` real;--> statement-breakpoint
ALTER TABLE `species` ADD `weight_loss_pct` real;