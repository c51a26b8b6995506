CREATE TABLE `feed_bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`feed_round_id` text NOT NULL,
	`on_day` text NOT NULL,
	`user_id` text,
	`created_at` text NOT NULL,
	`undone_at` text,
	FOREIGN KEY (`org_id`,`feed_round_id`) REFERENCES `feed_rounds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_bookings_once` ON `feed_bookings` (`org_id`,`feed_round_id`,`on_day`) WHERE undone_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `feed_bookings_in_organization` ON `feed_bookings` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `feed_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`feed_round_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`is_per_bird` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`org_id`,`feed_round_id`) REFERENCES `feed_rounds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`item_id`) REFERENCES `items`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "feed_lines_some" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_lines_by_round` ON `feed_lines` (`org_id`,`feed_round_id`,`position`);--> statement-breakpoint
CREATE INDEX `feed_lines_by_item` ON `feed_lines` (`org_id`,`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `feed_lines_in_organization` ON `feed_lines` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `feed_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`first_on` text NOT NULL,
	`retired_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_rounds_in_organization` ON `feed_rounds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `feed_targets` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`feed_line_id` text NOT NULL,
	`place_id` text,
	`species_id` text,
	FOREIGN KEY (`org_id`,`feed_line_id`) REFERENCES `feed_lines`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "feed_targets_one" CHECK((place_id IS NULL) <> (species_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX `feed_targets_by_line` ON `feed_targets` (`org_id`,`feed_line_id`);--> statement-breakpoint
CREATE INDEX `feed_targets_by_place` ON `feed_targets` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `feed_targets_by_species` ON `feed_targets` (`org_id`,`species_id`) WHERE species_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `feed_targets_in_organization` ON `feed_targets` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `ring_marks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`ring_series_id` text NOT NULL,
	`number` integer NOT NULL,
	`state` text NOT NULL,
	`on_day` text NOT NULL,
	`why` text,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`ring_series_id`) REFERENCES `ring_series`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ring_marks_by_number` ON `ring_marks` (`org_id`,`ring_series_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `ring_marks_in_organization` ON `ring_marks` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `ring_series` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`federation` text,
	`breeder_code` text,
	`pattern` text NOT NULL,
	`year` integer NOT NULL,
	`size_mm` real NOT NULL,
	`colour` text,
	`first_number` integer NOT NULL,
	`last_number` integer NOT NULL,
	`head_key` text NOT NULL,
	`tail_key` text NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ring_series_span" CHECK(first_number >= 0 AND last_number - first_number BETWEEN 0 AND 9999),
	CONSTRAINT "ring_series_size" CHECK(size_mm > 0)
);
--> statement-breakpoint
CREATE INDEX `ring_series_by_year` ON `ring_series` (`org_id`,`year`,`size_mm`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ring_series_in_organization` ON `ring_series` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`category` text NOT NULL,
	`unit` text NOT NULL,
	`pack_size` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`place_id` text,
	`supplier_id` text,
	`code` text,
	`species_id` text,
	`notes` text,
	`balance` integer DEFAULT 0 NOT NULL,
	`retired_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`supplier_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "items_whole" CHECK(minimum >= 0 AND (pack_size IS NULL OR pack_size > 0))
);
--> statement-breakpoint
CREATE INDEX `items_by_name` ON `items` (`org_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_place` ON `items` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `items_by_supplier` ON `items` (`org_id`,`supplier_id`) WHERE supplier_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `items_by_species` ON `items` (`org_id`,`species_id`) WHERE species_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `items_in_organization` ON `items` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `lots` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`item_id` text NOT NULL,
	`batch` text,
	`expires_on` text,
	`on_day` text NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer,
	`vat_cents` integer DEFAULT 0 NOT NULL,
	`currency` text,
	`supplier_id` text,
	`balance` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`item_id`) REFERENCES `items`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`supplier_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lots_some" CHECK(quantity >= 0 AND (cents IS NULL OR cents >= 0) AND (cents IS NULL) = (currency IS NULL)),
	CONSTRAINT "lots_vat" CHECK(vat_cents BETWEEN 0 AND ifnull(cents, 0)),
	CONSTRAINT "lots_expiry" CHECK(expires_on IS NULL OR expires_on >= on_day)
);
--> statement-breakpoint
CREATE INDEX `lots_in_use` ON `lots` (`org_id`,`item_id`,`expires_on`,`on_day`,`id`) WHERE balance <> 0;--> statement-breakpoint
CREATE INDEX `lots_by_expiry` ON `lots` (`org_id`,`expires_on`,`id`) WHERE balance > 0 AND expires_on IS NOT NULL;--> statement-breakpoint
CREATE INDEX `lots_by_supplier` ON `lots` (`org_id`,`supplier_id`) WHERE supplier_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `lots_in_organization` ON `lots` (`org_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lots_of_item` ON `lots` (`org_id`,`item_id`,`id`);--> statement-breakpoint
CREATE TABLE `counts` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`item_id` text NOT NULL,
	`on_day` text NOT NULL,
	`counted` integer NOT NULL,
	`expected` integer NOT NULL,
	`why` text,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`item_id`) REFERENCES `items`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "counts_some" CHECK(counted >= 0)
);
--> statement-breakpoint
CREATE INDEX `counts_by_item` ON `counts` (`org_id`,`item_id`,`on_day`);--> statement-breakpoint
CREATE UNIQUE INDEX `counts_in_organization` ON `counts` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `course_lots` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`course_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`org_id`,`course_id`) REFERENCES `courses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`lot_id`) REFERENCES `lots`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "course_lots_some" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_lots_by_course` ON `course_lots` (`org_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_lots_by_lot` ON `course_lots` (`org_id`,`lot_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_lots_in_organization` ON `course_lots` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `sale_line_items` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`sale_line_id` text NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`org_id`,`sale_line_id`) REFERENCES `sale_lines`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`item_id`) REFERENCES `items`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_line_items_some" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_line_items_by_line` ON `sale_line_items` (`org_id`,`sale_line_id`);--> statement-breakpoint
CREATE INDEX `sale_line_items_by_item` ON `sale_line_items` (`org_id`,`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_line_items_in_organization` ON `sale_line_items` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `stock_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`item_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`on_day` text NOT NULL,
	`why` text,
	`corrects_id` text,
	`feed_booking_id` text,
	`count_id` text,
	`dose_id` text,
	`sale_line_id` text,
	`expense_id` text,
	`pair_id` text,
	`species_id` text,
	`place_id` text,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`item_id`,`lot_id`) REFERENCES `lots`(`org_id`,`item_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`corrects_id`) REFERENCES `stock_moves`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`feed_booking_id`) REFERENCES `feed_bookings`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`count_id`) REFERENCES `counts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_moves_some" CHECK(quantity <> 0)
);
--> statement-breakpoint
CREATE INDEX `stock_moves_by_item` ON `stock_moves` (`org_id`,`item_id`,`on_day`,`id`);--> statement-breakpoint
CREATE INDEX `stock_moves_by_lot` ON `stock_moves` (`org_id`,`lot_id`);--> statement-breakpoint
CREATE INDEX `stock_moves_by_day` ON `stock_moves` (`org_id`,`on_day`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_moves_corrected_once` ON `stock_moves` (`org_id`,`corrects_id`) WHERE corrects_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_booking` ON `stock_moves` (`org_id`,`feed_booking_id`) WHERE feed_booking_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_count` ON `stock_moves` (`org_id`,`count_id`) WHERE count_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_dose` ON `stock_moves` (`org_id`,`dose_id`) WHERE dose_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_sale_line` ON `stock_moves` (`org_id`,`sale_line_id`) WHERE sale_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_expense` ON `stock_moves` (`org_id`,`expense_id`) WHERE expense_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_pair` ON `stock_moves` (`org_id`,`pair_id`,`on_day`) WHERE pair_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_species` ON `stock_moves` (`org_id`,`species_id`) WHERE species_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_moves_by_place` ON `stock_moves` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_moves_in_organization` ON `stock_moves` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `contacts` ADD `delivery_days` integer;--> statement-breakpoint
ALTER TABLE `expenses` ADD `is_stocked` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_in_trash_by_ring` ON `birds` (`org_id`,`identifier_key`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- What drizzle-kit does not know, from here to the end: ends, balances, and what goes without its stock.
CREATE TRIGGER items_end AFTER INSERT ON items BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'items', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached items 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'items' AND key = '') > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER items_counted_out AFTER DELETE ON items BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'items' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'items' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER lots_end AFTER INSERT ON lots BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'lots', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached lots 100000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'lots' AND key = '') > 100000;
END;
--> statement-breakpoint
CREATE TRIGGER lots_counted_out AFTER DELETE ON lots BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'lots' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'lots' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_end AFTER INSERT ON stock_moves BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'stock_moves', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached stock_moves 1000000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'stock_moves' AND key = '') > 1000000;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_counted_out AFTER DELETE ON stock_moves BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'stock_moves' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'stock_moves' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER feed_bookings_end AFTER INSERT ON feed_bookings BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'feed_bookings', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached feed_bookings 100000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'feed_bookings' AND key = '') > 100000;
END;
--> statement-breakpoint
CREATE TRIGGER feed_bookings_counted_out AFTER DELETE ON feed_bookings BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'feed_bookings' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'feed_bookings' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER counts_end AFTER INSERT ON counts BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'counts', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached counts 200000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'counts' AND key = '') > 200000;
END;
--> statement-breakpoint
CREATE TRIGGER counts_counted_out AFTER DELETE ON counts BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'counts' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'counts' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ring_series_end AFTER INSERT ON ring_series BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ring_series', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ring_series 1000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ring_series' AND key = '') > 1000;
END;
--> statement-breakpoint
CREATE TRIGGER ring_series_counted_out AFTER DELETE ON ring_series BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ring_series' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ring_series' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ring_marks_end AFTER INSERT ON ring_marks BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ring_marks', CAST(NEW.ring_series_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ring_marks 10000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ring_marks' AND key = CAST(NEW.ring_series_id AS TEXT)) > 10000;
END;
--> statement-breakpoint
CREATE TRIGGER ring_marks_counted_out AFTER DELETE ON ring_marks BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ring_marks' AND key = CAST(OLD.ring_series_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ring_marks' AND key = CAST(OLD.ring_series_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ring_marks_counted_anew AFTER UPDATE OF ring_series_id ON ring_marks WHEN OLD.ring_series_id IS NOT NEW.ring_series_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ring_marks' AND key = CAST(OLD.ring_series_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ring_marks' AND key = CAST(OLD.ring_series_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ring_marks', CAST(NEW.ring_series_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ring_marks 10000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ring_marks' AND key = CAST(NEW.ring_series_id AS TEXT)) > 10000;
END;
--> statement-breakpoint
CREATE TRIGGER feed_rounds_end BEFORE INSERT ON feed_rounds
WHEN (SELECT count(*) FROM feed_rounds WHERE org_id = NEW.org_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached feed_rounds 200');
END;
--> statement-breakpoint
CREATE TRIGGER feed_lines_end BEFORE INSERT ON feed_lines
WHEN (SELECT count(*) FROM feed_lines WHERE org_id = NEW.org_id AND feed_round_id = NEW.feed_round_id) >= 60 BEGIN
  SELECT RAISE(ABORT, 'limit_reached feed_lines 60');
END;
--> statement-breakpoint
CREATE TRIGGER feed_targets_end BEFORE INSERT ON feed_targets
WHEN (SELECT count(*) FROM feed_targets WHERE org_id = NEW.org_id AND feed_line_id = NEW.feed_line_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached feed_targets 100');
END;
--> statement-breakpoint
-- The balance of a lot and of an item is the sum of its moves, whoever writes them.
CREATE TRIGGER stock_moves_balance AFTER INSERT ON stock_moves BEGIN
  UPDATE lots SET balance = balance + NEW.quantity WHERE org_id = NEW.org_id AND id = NEW.lot_id;
  UPDATE items SET balance = balance + NEW.quantity WHERE org_id = NEW.org_id AND id = NEW.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_stay BEFORE UPDATE OF item_id, lot_id, kind, quantity, on_day, corrects_id, feed_booking_id, count_id ON stock_moves BEGIN
  SELECT RAISE(ABORT, 'stock_moves_stay');
END;
--> statement-breakpoint
-- Only with its item, which has none any more, or with its organisation does a move go.
CREATE TRIGGER stock_moves_gone AFTER DELETE ON stock_moves BEGIN
  UPDATE lots SET balance = balance - OLD.quantity WHERE org_id = OLD.org_id AND id = OLD.lot_id;
  UPDATE items SET balance = balance - OLD.quantity WHERE org_id = OLD.org_id AND id = OLD.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_pairs_gone BEFORE DELETE ON pairs BEGIN
  UPDATE stock_moves SET pair_id = NULL WHERE org_id = OLD.org_id AND pair_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_species_gone BEFORE DELETE ON species BEGIN
  UPDATE stock_moves SET species_id = NULL WHERE org_id = OLD.org_id AND species_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_places_gone BEFORE DELETE ON places BEGIN
  UPDATE stock_moves SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_places_gone BEFORE DELETE ON places BEGIN
  UPDATE items SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_species_gone BEFORE DELETE ON species BEGIN
  UPDATE items SET species_id = NULL WHERE org_id = OLD.org_id AND species_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_course_doses_gone BEFORE DELETE ON course_doses BEGIN
  UPDATE stock_moves SET dose_id = NULL WHERE org_id = OLD.org_id AND dose_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_sale_lines_gone BEFORE DELETE ON sale_lines BEGIN
  UPDATE stock_moves SET sale_line_id = NULL WHERE org_id = OLD.org_id AND sale_line_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_moves_expenses_gone BEFORE DELETE ON expenses BEGIN
  UPDATE stock_moves SET expense_id = NULL WHERE org_id = OLD.org_id AND expense_id = OLD.id;
END;
--> statement-breakpoint
-- A line that counted the birds of what is gone counts no others.
CREATE TRIGGER feed_targets_last_gone AFTER DELETE ON feed_targets
WHEN NOT EXISTS (SELECT 1 FROM feed_targets WHERE org_id = OLD.org_id AND feed_line_id = OLD.feed_line_id) BEGIN
  DELETE FROM feed_lines WHERE org_id = OLD.org_id AND id = OLD.feed_line_id;
END;
--> statement-breakpoint
-- An organisation that is let go of at once (nobody proved their address, a demo of last year) takes its shelf along.
CREATE TRIGGER organizations_stock_gone BEFORE DELETE ON organizations BEGIN
  DELETE FROM stock_moves WHERE org_id = OLD.id;
  DELETE FROM counts WHERE org_id = OLD.id;
  DELETE FROM feed_bookings WHERE org_id = OLD.id;
  DELETE FROM course_lots WHERE org_id = OLD.id;
  DELETE FROM sale_line_items WHERE org_id = OLD.id;
  DELETE FROM feed_lines WHERE org_id = OLD.id;
  DELETE FROM lots WHERE org_id = OLD.id;
  DELETE FROM ring_marks WHERE org_id = OLD.id;
END;
