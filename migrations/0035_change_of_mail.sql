ALTER TABLE `codes` ADD `address` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `session_id` text;