ALTER TABLE `mails` ADD `reply_to` text;--> statement-breakpoint
CREATE INDEX `contact_messages_by_age` ON `contact_messages` (`created_at`);