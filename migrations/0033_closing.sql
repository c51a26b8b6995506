CREATE TABLE `closings` (
	`org_id` text PRIMARY KEY NOT NULL,
	`asked_at` text NOT NULL,
	`reminders` integer DEFAULT 0 NOT NULL,
	`erased` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`erased_on` text NOT NULL,
	`rows` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `organizations` ADD `closes_at` text;--> statement-breakpoint
CREATE INDEX `organizations_closing` ON `organizations` (`closes_at`) WHERE closes_at IS NOT NULL;