CREATE TABLE `clutches` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`pair_id` text NOT NULL,
	`number` integer NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clutches_number" CHECK(number > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clutches_by_pair` ON `clutches` (`org_id`,`pair_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `clutches_in_organization` ON `clutches` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `egg_events` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`egg_id` text NOT NULL,
	`position` integer NOT NULL,
	`deed` text NOT NULL,
	`from_state` text,
	`to_state` text,
	`on_day` text,
	`from_pair_id` text,
	`to_pair_id` text,
	`undoes` integer,
	`user_id` text,
	`at` text NOT NULL,
	FOREIGN KEY (`org_id`,`egg_id`) REFERENCES `eggs`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`from_pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`to_pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "egg_events_undo" CHECK((deed = 'undone') = (undoes IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `egg_events_in_order` ON `egg_events` (`org_id`,`egg_id`,`position`);--> statement-breakpoint
CREATE INDEX `egg_events_from_pair` ON `egg_events` (`org_id`,`from_pair_id`) WHERE from_pair_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `egg_events_to_pair` ON `egg_events` (`org_id`,`to_pair_id`) WHERE to_pair_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `egg_events_in_organization` ON `egg_events` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `eggs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`clutch_id` text NOT NULL,
	`pair_id` text NOT NULL,
	`number` integer NOT NULL,
	`mark` text,
	`hen_id` text,
	`laid_on` text,
	`set_on` text,
	`stored_on` text,
	`state` text NOT NULL,
	`ended_from` text,
	`foster_pair_id` text,
	`seen_on` text,
	`once_fertile` integer DEFAULT false NOT NULL,
	`once_clear` integer DEFAULT false NOT NULL,
	`hatched_on` text,
	`weaned_on` text,
	`chick_id` text,
	`chick_ring` text,
	`chick_tag` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`clutch_id`) REFERENCES `clutches`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`foster_pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`hen_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`chick_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "eggs_number" CHECK(number > 0),
	CONSTRAINT "eggs_nest" CHECK(foster_pair_id IS NULL OR foster_pair_id <> pair_id),
	CONSTRAINT "eggs_hatched" CHECK((hatched_on IS NOT NULL) = (state = 'hatched'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `eggs_by_clutch` ON `eggs` (`org_id`,`clutch_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `eggs_by_chick` ON `eggs` (`org_id`,`chick_id`) WHERE chick_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `eggs_by_hen` ON `eggs` (`org_id`,`hen_id`) WHERE hen_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `eggs_by_pair` ON `eggs` (`org_id`,`pair_id`);--> statement-breakpoint
CREATE INDEX `eggs_by_foster_pair` ON `eggs` (`org_id`,`foster_pair_id`) WHERE foster_pair_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `eggs_open` ON `eggs` (`org_id`,`state`,`pair_id`,`id`) WHERE state IN ('laid', 'stored', 'set', 'fertile', 'pipped');--> statement-breakpoint
CREATE INDEX `eggs_growing` ON `eggs` (`org_id`,`hatched_on`,`id`) WHERE state = 'hatched' AND chick_id IS NOT NULL AND weaned_on IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `eggs_in_organization` ON `eggs` (`org_id`,`id`);
--> statement-breakpoint
-- SET NULL of a composite key would empty the organisation too.
CREATE TRIGGER eggs_hen_erased BEFORE DELETE ON birds BEGIN
  UPDATE eggs SET hen_id = NULL WHERE org_id = OLD.org_id AND hen_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER eggs_chick_erased BEFORE DELETE ON birds BEGIN
  UPDATE eggs SET chick_id = NULL, chick_ring = OLD.identifier WHERE org_id = OLD.org_id AND chick_id = OLD.id;
END;
--> statement-breakpoint
-- What was noted of an egg stays as it was noted.
CREATE TRIGGER egg_events_stay BEFORE UPDATE ON egg_events BEGIN
  SELECT RAISE(ABORT, 'egg_events are only added to');
END;
