CREATE TABLE `mutations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`species_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`former_names` text DEFAULT '[]' NOT NULL,
	`locus` text,
	`chromosome` text NOT NULL,
	`inheritance` text NOT NULL,
	`allele_rank` real DEFAULT 1 NOT NULL,
	`lethal` text DEFAULT 'none' NOT NULL,
	`evidence` text DEFAULT 'estimated' NOT NULL,
	`source` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mutations_by_name` ON `mutations` (`org_id`,`species_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `mutations_in_organization` ON `mutations` (`org_id`,`id`);