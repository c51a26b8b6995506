CREATE TABLE `registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`body` text,
	`issued_on` text,
	`expires_on` text,
	`file_key` text,
	`file_type` text,
	`file_bytes` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `registrations_by_end` ON `registrations` (`org_id`,`expires_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_in_organization` ON `registrations` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `currency` text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizations` ADD `country` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `region` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `vat_regime` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizations` ADD `legal_name` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `tax_id` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `address` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `locality` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `district` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `email` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `premises` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `activity` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `logo_key` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `logo_type` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- These time zones are Portugal's and nobody else's: whoever signed up in one of them keeps birds there.
UPDATE organizations SET country = 'PT', region = CASE timezone
  WHEN 'Atlantic/Azores' THEN 'azores' WHEN 'Atlantic/Madeira' THEN 'madeira' ELSE 'mainland' END
WHERE timezone IN ('Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira');
--> statement-breakpoint
CREATE TRIGGER organizations_logo_replaced AFTER UPDATE OF logo_key ON organizations
WHEN OLD.logo_key IS NOT NULL AND OLD.logo_key IS NOT NEW.logo_key BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.logo_key, OLD.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER organizations_logo_lost AFTER DELETE ON organizations WHEN OLD.logo_key IS NOT NULL BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.logo_key, OLD.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER registrations_file_replaced AFTER UPDATE OF file_key ON registrations
WHEN OLD.file_key IS NOT NULL AND OLD.file_key IS NOT NEW.file_key BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.file_key, OLD.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER registrations_file_lost AFTER DELETE ON registrations WHEN OLD.file_key IS NOT NULL BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES (OLD.file_key, OLD.created_at);
END;
