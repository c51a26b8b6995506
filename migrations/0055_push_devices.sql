CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`endpoint_hash` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`org_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_in_organization` ON `push_devices` (`org_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_by_endpoint` ON `push_devices` (`org_id`,`endpoint_hash`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`org_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`device_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `notification_id`, `device_id`),
	FOREIGN KEY (`org_id`,`notification_id`) REFERENCES `notifications`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`device_id`) REFERENCES `push_devices`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushes_by_device` ON `pushes` (`org_id`,`device_id`);--> statement-breakpoint
CREATE INDEX `pushes_by_time` ON `pushes` (`next_at`);
--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
-- A device that is told again from the same browser is no further one.
CREATE TRIGGER push_devices_end BEFORE INSERT ON push_devices
WHEN (SELECT count(*) FROM push_devices WHERE org_id = NEW.org_id AND user_id = NEW.user_id
  AND endpoint_hash <> NEW.endpoint_hash) >= 10 BEGIN
  SELECT RAISE(ABORT, 'limit_reached push_devices 10');
END;
--> statement-breakpoint
-- Whoever logs out on a device, or ends its session elsewhere, is told nothing there. A session that has run out leaves it.
CREATE TRIGGER push_devices_out AFTER DELETE ON sessions WHEN OLD.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') BEGIN
  DELETE FROM push_devices WHERE org_id = OLD.org_id AND user_id = OLD.user_id AND session_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER pushes_in AFTER INSERT ON notifications WHEN NEW.read_at IS NULL AND NEW.cleared_at IS NULL BEGIN
  INSERT INTO pushes (org_id, notification_id, device_id, attempts, next_at)
  SELECT NEW.org_id, NEW.id, push_devices.id, 0, NEW.at FROM push_devices
  WHERE push_devices.org_id = NEW.org_id AND push_devices.user_id = NEW.user_id;
END;
