CREATE TABLE `assistant_models` (
	`org_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` text NOT NULL,
	`used_on` text,
	`used` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assistant_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`asked_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assistant_threads_by_user` ON `assistant_threads` (`org_id`,`user_id`,`asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `assistant_threads_by_age` ON `assistant_threads` (`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_threads_in_organization` ON `assistant_threads` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `assistant_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`outcome` text NOT NULL,
	`tool` text,
	`arguments` text NOT NULL,
	`figures` text NOT NULL,
	`answer` text NOT NULL,
	`proposal` text,
	`proposed_until` text,
	`done_at` text,
	`undo` text,
	`undone_at` text,
	`mark` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`thread_id`) REFERENCES `assistant_threads`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_turns_in_order` ON `assistant_turns` (`org_id`,`thread_id`,`position`);--> statement-breakpoint
CREATE INDEX `assistant_turns_by_age` ON `assistant_turns` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_turns_in_organization` ON `assistant_turns` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `hatch_records` (
	`org_id` text NOT NULL,
	`species_id` text NOT NULL,
	`fertile` integer NOT NULL,
	`clear` integer NOT NULL,
	`hatched` integer NOT NULL,
	`lost` integer NOT NULL,
	PRIMARY KEY(`org_id`, `species_id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO hatch_records (org_id, species_id, fertile, clear, hatched, lost)
SELECT eggs.org_id, pairs.species_id, sum(eggs.once_fertile) AS fertile, sum((eggs.once_clear AND NOT eggs.once_fertile)) AS clear, sum((eggs.once_fertile AND eggs.state = 'hatched')) AS hatched, sum((eggs.once_fertile AND eggs.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched'))) AS lost
FROM eggs CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
WHERE pairs.species_id IS NOT NULL AND (eggs.once_fertile OR eggs.once_clear) GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER eggs_record_comes AFTER INSERT ON eggs WHEN (NEW.once_fertile OR NEW.once_clear) BEGIN
  INSERT INTO hatch_records (org_id, species_id, fertile, clear, hatched, lost)
  SELECT pairs.org_id, pairs.species_id, NEW.once_fertile, (NEW.once_clear AND NOT NEW.once_fertile), (NEW.once_fertile AND NEW.state = 'hatched'), (NEW.once_fertile AND NEW.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched')) FROM pairs
  WHERE pairs.org_id = NEW.org_id AND pairs.id = NEW.pair_id AND pairs.species_id IS NOT NULL AND (NEW.once_fertile OR NEW.once_clear)
  ON CONFLICT (org_id, species_id) DO UPDATE SET fertile = fertile + excluded.fertile, clear = clear + excluded.clear, hatched = hatched + excluded.hatched, lost = lost + excluded.lost;
END;
--> statement-breakpoint
CREATE TRIGGER eggs_record_changes AFTER UPDATE OF state, once_fertile, once_clear, pair_id ON eggs
WHEN (OLD.once_fertile OR OLD.once_clear) OR (NEW.once_fertile OR NEW.once_clear) BEGIN
  UPDATE hatch_records SET fertile = fertile - OLD.once_fertile, clear = clear - (OLD.once_clear AND NOT OLD.once_fertile), hatched = hatched - (OLD.once_fertile AND OLD.state = 'hatched'), lost = lost - (OLD.once_fertile AND OLD.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched'))
  WHERE org_id = OLD.org_id AND species_id = (SELECT species_id FROM pairs WHERE pairs.org_id = OLD.org_id AND pairs.id = OLD.pair_id) AND (OLD.once_fertile OR OLD.once_clear);
  INSERT INTO hatch_records (org_id, species_id, fertile, clear, hatched, lost)
  SELECT pairs.org_id, pairs.species_id, NEW.once_fertile, (NEW.once_clear AND NOT NEW.once_fertile), (NEW.once_fertile AND NEW.state = 'hatched'), (NEW.once_fertile AND NEW.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched')) FROM pairs
  WHERE pairs.org_id = NEW.org_id AND pairs.id = NEW.pair_id AND pairs.species_id IS NOT NULL AND (NEW.once_fertile OR NEW.once_clear)
  ON CONFLICT (org_id, species_id) DO UPDATE SET fertile = fertile + excluded.fertile, clear = clear + excluded.clear, hatched = hatched + excluded.hatched, lost = lost + excluded.lost;
  DELETE FROM hatch_records
  WHERE org_id = OLD.org_id AND species_id = (SELECT species_id FROM pairs WHERE pairs.org_id = OLD.org_id AND pairs.id = OLD.pair_id) AND fertile = 0 AND clear = 0;
END;
--> statement-breakpoint
CREATE TRIGGER eggs_record_goes AFTER DELETE ON eggs WHEN (OLD.once_fertile OR OLD.once_clear) BEGIN
  UPDATE hatch_records SET fertile = fertile - OLD.once_fertile, clear = clear - (OLD.once_clear AND NOT OLD.once_fertile), hatched = hatched - (OLD.once_fertile AND OLD.state = 'hatched'), lost = lost - (OLD.once_fertile AND OLD.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched'))
  WHERE org_id = OLD.org_id AND species_id = (SELECT species_id FROM pairs WHERE pairs.org_id = OLD.org_id AND pairs.id = OLD.pair_id) AND (OLD.once_fertile OR OLD.once_clear);
  DELETE FROM hatch_records
  WHERE org_id = OLD.org_id AND species_id = (SELECT species_id FROM pairs WHERE pairs.org_id = OLD.org_id AND pairs.id = OLD.pair_id) AND fertile = 0 AND clear = 0;
END;
--> statement-breakpoint
CREATE TRIGGER pairs_record_moves AFTER UPDATE OF species_id ON pairs WHEN OLD.species_id IS NOT NEW.species_id BEGIN
  UPDATE hatch_records SET (fertile, clear, hatched, lost) = (SELECT hatch_records.fertile - ifnull(sum(eggs.once_fertile), 0), hatch_records.clear - ifnull(sum((eggs.once_clear AND NOT eggs.once_fertile)), 0), hatch_records.hatched - ifnull(sum((eggs.once_fertile AND eggs.state = 'hatched')), 0), hatch_records.lost - ifnull(sum((eggs.once_fertile AND eggs.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched'))), 0) FROM eggs WHERE eggs.org_id = NEW.org_id AND eggs.pair_id = NEW.id)
  WHERE org_id = OLD.org_id AND species_id = OLD.species_id;
  DELETE FROM hatch_records
  WHERE org_id = OLD.org_id AND species_id = OLD.species_id AND fertile = 0 AND clear = 0;
  INSERT INTO hatch_records (org_id, species_id, fertile, clear, hatched, lost)
  SELECT NEW.org_id, NEW.species_id, ifnull(sum(eggs.once_fertile), 0), ifnull(sum((eggs.once_clear AND NOT eggs.once_fertile)), 0), ifnull(sum((eggs.once_fertile AND eggs.state = 'hatched')), 0), ifnull(sum((eggs.once_fertile AND eggs.state NOT IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'hatched'))), 0) FROM eggs WHERE eggs.org_id = NEW.org_id AND eggs.pair_id = NEW.id AND (eggs.once_fertile OR eggs.once_clear) AND NEW.species_id IS NOT NULL
  GROUP BY eggs.pair_id
  ON CONFLICT (org_id, species_id) DO UPDATE SET fertile = fertile + excluded.fertile, clear = clear + excluded.clear, hatched = hatched + excluded.hatched, lost = lost + excluded.lost;
END;
--> statement-breakpoint
CREATE TRIGGER assistant_threads_end BEFORE INSERT ON assistant_threads
WHEN (SELECT count(*) FROM assistant_threads WHERE org_id = NEW.org_id AND user_id = NEW.user_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached assistant_threads 200');
END;
--> statement-breakpoint
CREATE TRIGGER assistant_turns_end BEFORE INSERT ON assistant_turns
WHEN (SELECT count(*) FROM assistant_turns WHERE org_id = NEW.org_id AND thread_id = NEW.thread_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached assistant_turns 100');
END;
--> statement-breakpoint
-- Whoever is let go of is nobody any more, and so are their questions.
CREATE TRIGGER assistant_threads_leave AFTER UPDATE OF removed_at ON users
WHEN NEW.removed_at IS NOT NULL BEGIN
  DELETE FROM assistant_threads WHERE org_id = NEW.org_id AND user_id = NEW.id;
END;
