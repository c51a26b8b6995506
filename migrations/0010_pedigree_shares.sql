CREATE TABLE `pedigree_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text,
	`revoked_at` text,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pedigree_shares_by_token` ON `pedigree_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `pedigree_shares_by_bird` ON `pedigree_shares` (`org_id`,`bird_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `pedigree_shares_in_organization` ON `pedigree_shares` (`org_id`,`id`);