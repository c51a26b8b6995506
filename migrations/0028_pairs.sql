CREATE TABLE `pair_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`pair_id` text NOT NULL,
	`bird_id` text,
	`ring` text NOT NULL,
	`side` text NOT NULL,
	`mutation` text,
	`genotype` text,
	`from_on` text,
	`until_on` text,
	`is_open` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pair_birds_days" CHECK(from_on IS NULL OR until_on IS NULL OR from_on <= until_on)
);
--> statement-breakpoint
CREATE INDEX `pair_birds_by_pair` ON `pair_birds` (`org_id`,`pair_id`,`side`,`id`);--> statement-breakpoint
CREATE INDEX `pair_birds_by_bird` ON `pair_birds` (`org_id`,`bird_id`,`is_open`);--> statement-breakpoint
CREATE UNIQUE INDEX `pair_birds_open_hens` ON `pair_birds` (`org_id`,`bird_id`) WHERE side = 'hen' AND is_open = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `pair_birds_in_organization` ON `pair_birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `pairs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`season` integer NOT NULL,
	`position` integer NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`state_since` text,
	`place_id` text,
	`species_id` text,
	`started_on` text,
	`ended_on` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pairs_position" CHECK(position > 0),
	CONSTRAINT "pairs_days" CHECK(started_on IS NULL OR ended_on IS NULL OR started_on <= ended_on)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pairs_by_season` ON `pairs` (`org_id`,`season`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `pairs_by_number` ON `pairs` (`org_id`,`number`);--> statement-breakpoint
CREATE INDEX `pairs_by_state` ON `pairs` (`org_id`,`state`,`season`,`position`);--> statement-breakpoint
CREATE INDEX `pairs_by_species` ON `pairs` (`org_id`,`species_id`,`season`,`position`);--> statement-breakpoint
CREATE INDEX `pairs_by_place` ON `pairs` (`org_id`,`place_id`,`season`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `pairs_in_organization` ON `pairs` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `season_start_month` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Whether a bird is in an open pair follows from the days it has there and from the pair's state.
CREATE TRIGGER pair_birds_joined AFTER INSERT ON pair_birds BEGIN
  UPDATE pair_birds SET is_open = NEW.until_on IS NULL AND EXISTS (
    SELECT 1 FROM pairs WHERE pairs.org_id = NEW.org_id AND pairs.id = NEW.pair_id AND pairs.state <> 'ended'
  ) WHERE org_id = NEW.org_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER pair_birds_left AFTER UPDATE OF until_on ON pair_birds WHEN OLD.until_on IS NOT NEW.until_on BEGIN
  UPDATE pair_birds SET is_open = NEW.until_on IS NULL AND EXISTS (
    SELECT 1 FROM pairs WHERE pairs.org_id = NEW.org_id AND pairs.id = NEW.pair_id AND pairs.state <> 'ended'
  ) WHERE org_id = NEW.org_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER pairs_ended AFTER UPDATE OF state ON pairs WHEN OLD.state IS NOT NEW.state BEGIN
  UPDATE pair_birds SET is_open = until_on IS NULL AND NEW.state <> 'ended'
  WHERE org_id = NEW.org_id AND pair_id = NEW.id;
END;
--> statement-breakpoint
-- SET NULL of a composite key would empty the organisation too.
CREATE TRIGGER pair_birds_erased BEFORE DELETE ON birds BEGIN
  UPDATE pair_birds SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
-- Under an open pair the foreign key keeps the place and the species.
CREATE TRIGGER pairs_place_deleted BEFORE DELETE ON places BEGIN
  UPDATE pairs SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id AND state = 'ended';
END;
--> statement-breakpoint
CREATE TRIGGER pairs_species_deleted BEFORE DELETE ON species BEGIN
  UPDATE pairs SET species_id = NULL WHERE org_id = OLD.org_id AND species_id = OLD.id AND state = 'ended';
END;
--> statement-breakpoint
CREATE TRIGGER pairs_species_corrected AFTER UPDATE OF species_id ON birds WHEN OLD.species_id IS NOT NEW.species_id BEGIN
  UPDATE pairs SET species_id = NEW.species_id
  WHERE org_id = NEW.org_id AND species_id = OLD.species_id AND id IN (
    SELECT joined.pair_id FROM pair_birds joined
    WHERE joined.org_id = NEW.org_id AND joined.bird_id = NEW.id AND joined.side = 'hen' AND joined.id = (
      SELECT first.id FROM pair_birds first
      WHERE first.org_id = NEW.org_id AND first.pair_id = joined.pair_id AND first.side = 'hen' ORDER BY first.id LIMIT 1
    )
  );
END;
