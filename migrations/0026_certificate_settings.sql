CREATE TABLE `certificate_settings` (
	`org_id` text PRIMARY KEY NOT NULL,
	`issuer` text,
	`stam` text,
	`address` text,
	`contact` text,
	`style` text NOT NULL,
	`generations` integer NOT NULL,
	`language` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `pedigree_shares` ADD `shows_photo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pedigree_shares` ADD `breeder` text;--> statement-breakpoint
ALTER TABLE `pedigree_shares` ADD `contact` text;