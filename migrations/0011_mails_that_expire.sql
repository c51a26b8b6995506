ALTER TABLE `mails` ADD `expires_at` text;--> statement-breakpoint
-- Failures in a row were counted for ever, also for addresses nobody owns: now for thirty days.
UPDATE `rate_counters` SET `ends_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+30 days') WHERE `key` LIKE 'login.streak:%';
