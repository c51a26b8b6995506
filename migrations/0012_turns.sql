CREATE TABLE `turns` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`ticket` text NOT NULL,
	`since` text NOT NULL,
	`until` text NOT NULL,
	`begun_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `turns_by_end` ON `turns` (`until`);--> statement-breakpoint
CREATE UNIQUE INDEX `turns_in_organization` ON `turns` (`org_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `turns_by_ticket` ON `turns` (`org_id`,`ticket`);