CREATE TABLE `clutch_feeders` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`clutch_id` text NOT NULL,
	`bird_id` text,
	`ring` text NOT NULL,
	FOREIGN KEY (`org_id`,`clutch_id`) REFERENCES `clutches`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clutch_feeders_by_clutch` ON `clutch_feeders` (`org_id`,`clutch_id`,`bird_id`);--> statement-breakpoint
CREATE INDEX `clutch_feeders_by_bird` ON `clutch_feeders` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `clutch_feeders_in_organization` ON `clutch_feeders` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `clutches` ADD `dummy_eggs` integer;--> statement-breakpoint
ALTER TABLE `clutches` ADD `incubated_by` text;--> statement-breakpoint
ALTER TABLE `clutches` ADD `nest_kind` text;--> statement-breakpoint
ALTER TABLE `clutches` ADD `nest_material` text;--> statement-breakpoint
ALTER TABLE `clutches` ADD `nest_detail` text;--> statement-breakpoint
-- By hand: where the hens that feed a clutch end (db/schema/clutches.ts), and what an erased one leaves.
CREATE TRIGGER clutch_feeders_end BEFORE INSERT ON clutch_feeders
WHEN (SELECT count(*) FROM clutch_feeders WHERE org_id = NEW.org_id AND clutch_id = NEW.clutch_id) >= 6 BEGIN
  SELECT RAISE(ABORT, 'limit_reached clutch_feeders 6');
END;
--> statement-breakpoint
CREATE TRIGGER clutch_feeders_erased BEFORE DELETE ON birds BEGIN
  UPDATE clutch_feeders SET bird_id = NULL, ring = OLD.identifier WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
