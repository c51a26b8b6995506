CREATE TABLE `__new_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`body` text,
	`site_id` text,
	`issued_on` text,
	`expires_on` text,
	`file_key` text,
	`file_type` text,
	`file_bytes` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`site_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_registrations`("id", "org_id", "kind", "number", "body", "site_id", "issued_on", "expires_on", "file_key", "file_type", "file_bytes", "version", "created_at", "updated_at") SELECT "id", "org_id", "kind", "number", "body", NULL, "issued_on", "expires_on", "file_key", "file_type", "file_bytes", "version", "created_at", "updated_at" FROM `registrations`;--> statement-breakpoint
DROP TABLE `registrations`;--> statement-breakpoint
ALTER TABLE `__new_registrations` RENAME TO `registrations`;--> statement-breakpoint
CREATE INDEX `registrations_by_site` ON `registrations` (`org_id`,`site_id`);--> statement-breakpoint
CREATE INDEX `registrations_by_end` ON `registrations` (`org_id`,`expires_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_in_organization` ON `registrations` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `places` ADD `address` text;--> statement-breakpoint
ALTER TABLE `places` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `places` ADD `locality` text;--> statement-breakpoint
ALTER TABLE `places` ADD `district` text;--> statement-breakpoint
CREATE INDEX `places_sites` ON `places` (`org_id`,`name_key`) WHERE kind = 'site';--> statement-breakpoint
CREATE TRIGGER registrations_file_replaced AFTER UPDATE OF file_key ON registrations
WHEN OLD.file_key IS NOT NULL AND OLD.file_key IS NOT NEW.file_key BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.file_key, OLD.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER registrations_file_lost AFTER DELETE ON registrations WHEN OLD.file_key IS NOT NULL BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.file_key, OLD.created_at);
END;
