ALTER TABLE `organizations` ADD `look_name` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `look_accent` text;