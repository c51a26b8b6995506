CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`listing_id` text,
	`state` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`confirmed_at` text,
	`last_word_at` text NOT NULL,
	`waits_for` text NOT NULL,
	`sale_id` text,
	`contact_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`listing_id`) REFERENCES `listings`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_by_token` ON `enquiries` (`org_id`,`token_hash`);
--> statement-breakpoint
CREATE INDEX `enquiries_by_age` ON `enquiries` (`org_id`,`last_word_at`,`id`,`state`) WHERE confirmed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiries_by_listing` ON `enquiries` (`org_id`,`listing_id`) WHERE listing_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`org_id`,`email`);
--> statement-breakpoint
CREATE INDEX `enquiries_by_sale` ON `enquiries` (`org_id`,`sale_id`) WHERE sale_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiries_silent` ON `enquiries` (`last_word_at`);
--> statement-breakpoint
CREATE INDEX `enquiries_unconfirmed` ON `enquiries` (`created_at`) WHERE confirmed_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_in_organization` ON `enquiries` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `enquiry_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`enquiry_id` text NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`enquiry_id`) REFERENCES `enquiries`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_messages_by_enquiry` ON `enquiry_messages` (`org_id`,`enquiry_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_messages_in_organization` ON `enquiry_messages` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `listing_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`position` integer NOT NULL,
	`bird_id` text,
	`is_living` integer DEFAULT false NOT NULL,
	`status_before_id` text,
	FOREIGN KEY (`org_id`,`listing_id`) REFERENCES `listings`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_birds_by_listing` ON `listing_birds` (`org_id`,`listing_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_birds_living` ON `listing_birds` (`org_id`,`bird_id`) WHERE is_living = 1 AND bird_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `listing_birds_by_bird` ON `listing_birds` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_birds_in_organization` ON `listing_birds` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `listing_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`position` integer NOT NULL,
	`photo_id` text NOT NULL,
	`public_key` text NOT NULL,
	FOREIGN KEY (`org_id`,`listing_id`) REFERENCES `listings`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_photos_by_listing` ON `listing_photos` (`org_id`,`listing_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_photos_by_key` ON `listing_photos` (`org_id`,`public_key`);
--> statement-breakpoint
CREATE INDEX `listing_photos_by_photo` ON `listing_photos` (`org_id`,`photo_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_photos_in_organization` ON `listing_photos` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`title_key` text NOT NULL,
	`text` text,
	`price_cents` integer,
	`currency` text,
	`is_free` integer DEFAULT false NOT NULL,
	`brood` integer,
	`item_id` text,
	`share_id` text,
	`papers` text DEFAULT '[]' NOT NULL,
	`district` text,
	`sets_status` integer DEFAULT false NOT NULL,
	`published_at` text,
	`expires_at` text,
	`warned_at` text,
	`pause_reason` text,
	`held_for` text,
	`removed_at` text,
	`removed_for` text,
	`reserved_until` text,
	`enquiry_id` text,
	`sale_id` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`shown` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`item_id`) REFERENCES `items`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listings_price" CHECK((price_cents IS NULL) = (currency IS NULL) AND (price_cents IS NULL OR price_cents >= 0)),
	CONSTRAINT "listings_free" CHECK(is_free = 0 OR price_cents IS NULL),
	CONSTRAINT "listings_reservation" CHECK((state = 'reserved') = (reserved_until IS NOT NULL)),
	CONSTRAINT "listings_goods" CHECK(kind = 'goods' OR item_id IS NULL)
);
--> statement-breakpoint
CREATE INDEX `listings_by_state` ON `listings` (`org_id`,`state`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `listings_by_age` ON `listings` (`org_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `listings_by_item` ON `listings` (`org_id`,`item_id`) WHERE item_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `listings_by_sale` ON `listings` (`org_id`,`sale_id`) WHERE sale_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `listings_ending` ON `listings` (`state`,`expires_at`) WHERE state IN ('published', 'paused', 'held', 'reserved');
--> statement-breakpoint
CREATE INDEX `listings_reserved` ON `listings` (`reserved_until`) WHERE state = 'reserved';
--> statement-breakpoint
CREATE INDEX `listings_unshown` ON `listings` (`org_id`,`id`) WHERE shown < revision;
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_in_organization` ON `listings` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`slug` text,
	`is_shown` integer DEFAULT false NOT NULL,
	`name` text,
	`text` text,
	`district` text,
	`registration_id` text,
	`closed_at` text,
	`closed_reason` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`shown` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_one` ON `sellers` (`org_id`);
--> statement-breakpoint
CREATE INDEX `sellers_unshown` ON `sellers` (`org_id`) WHERE shown < revision;
--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_in_organization` ON `sellers` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `waiting` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`latin_key` text NOT NULL,
	`species` text NOT NULL,
	`sex` text,
	`colour` text,
	`token_hash` text NOT NULL,
	`confirmed_at` text,
	`told_at` text,
	`told_of` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_by_token` ON `waiting` (`org_id`,`token_hash`);
--> statement-breakpoint
CREATE INDEX `waiting_in_order` ON `waiting` (`org_id`,`latin_key`,`confirmed_at`,`id`) WHERE confirmed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `waiting_unconfirmed` ON `waiting` (`created_at`) WHERE confirmed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `waiting_by_age` ON `waiting` (`created_at`);
--> statement-breakpoint
CREATE INDEX `waiting_told` ON `waiting` (`told_at`) WHERE told_at IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_in_organization` ON `waiting` (`org_id`,`id`);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`short_key` text NOT NULL,
	`title` text NOT NULL,
	`decision` text NOT NULL,
	`is_held` integer DEFAULT false NOT NULL,
	`facts` text NOT NULL,
	`rule` text NOT NULL,
	`decided_by` text NOT NULL,
	`decided_at` text NOT NULL,
	`is_revoked` integer DEFAULT false NOT NULL,
	`step` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `decisions_by_seller` ON `decisions` (`short_key`,`decided_at`);
--> statement-breakpoint
CREATE INDEX `decisions_by_age` ON `decisions` (`decided_at`,`id`);
--> statement-breakpoint
CREATE INDEX `decisions_unfinished` ON `decisions` (`decided_at`) WHERE step = 0;
--> statement-breakpoint
CREATE TABLE `market_held` (
	`id` text PRIMARY KEY NOT NULL,
	`short_key` text NOT NULL,
	`title` text NOT NULL,
	`text` text,
	`held_for` text NOT NULL,
	`held_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `market_held_by_age` ON `market_held` (`held_at`,`id`);
--> statement-breakpoint
CREATE TABLE `objections` (
	`id` text PRIMARY KEY NOT NULL,
	`decision_id` text NOT NULL,
	`report_id` text,
	`token_hash` text NOT NULL,
	`objected_at` text,
	`text` text,
	`is_upheld` integer,
	`answer` text,
	`closed_at` text,
	`step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `objections_by_token` ON `objections` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `objections_by_report` ON `objections` (`report_id`) WHERE report_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `objections_open` ON `objections` (`objected_at`) WHERE objected_at IS NOT NULL AND closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `objections_unfinished` ON `objections` (`closed_at`) WHERE closed_at IS NOT NULL AND step = 0;
--> statement-breakpoint
CREATE INDEX `objections_by_age` ON `objections` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `gate_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`packs` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `levels` (
	`country` text NOT NULL,
	`region` text NOT NULL,
	`latin_key` text NOT NULL,
	`level` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`country`, `region`, `latin_key`)
);
--> statement-breakpoint
CREATE TABLE `market_counts` (
	`country` text NOT NULL,
	`region` text NOT NULL,
	`latin_key` text NOT NULL,
	`kind` text NOT NULL,
	`sex` text NOT NULL,
	`district` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`country`, `region`, `latin_key`, `kind`, `sex`, `district`)
);
--> statement-breakpoint
CREATE TABLE `market_hidden` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `market_listings` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`short_key` text NOT NULL,
	`revision` integer NOT NULL,
	`is_shown` integer NOT NULL,
	`is_reserved` integer DEFAULT false NOT NULL,
	`kind` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`text` text,
	`price_cents` integer,
	`currency` text,
	`is_free` integer DEFAULT false NOT NULL,
	`brood` integer,
	`count` integer DEFAULT 1 NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`district` text,
	`latin_key` text DEFAULT '' NOT NULL,
	`latin_name` text,
	`species` text,
	`sex` text DEFAULT '' NOT NULL,
	`hatched` text,
	`hatched_year` integer,
	`colour` text,
	`father_colour` text,
	`mother_colour` text,
	`f` real,
	`f_known` real,
	`ring_year` integer,
	`registration` text,
	`certificate` text,
	`papers` text DEFAULT '[]' NOT NULL,
	`tree` text,
	`photos` text DEFAULT '[]' NOT NULL,
	`published_at` text,
	`changed_on` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `market_listings_by_id` ON `market_listings` (`id`);
--> statement-breakpoint
CREATE INDEX `market_listings_shown` ON `market_listings` (`n`,`kind`,`sex`,`district`,`hatched_year`,`price_cents`,`country`,`region`,`latin_key`,`changed_on`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `market_listings_by_seller` ON `market_listings` (`short_key`,`n`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `market_listings_by_kind` ON `market_listings` (`kind`,`n`,`sex`,`district`,`hatched_year`,`price_cents`,`country`,`region`,`latin_key`,`changed_on`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `market_listings_by_species` ON `market_listings` (`latin_key`,`n`,`kind`,`sex`,`district`,`hatched_year`,`price_cents`,`country`,`region`,`changed_on`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `market_listings_by_district` ON `market_listings` (`district`,`n`,`kind`,`sex`,`hatched_year`,`price_cents`,`country`,`region`,`latin_key`,`changed_on`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `market_listings_by_gate` ON `market_listings` (`country`,`region`,`latin_key`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE TABLE `market_sellers` (
	`short_key` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`text` text,
	`accent` text,
	`has_logo` integer DEFAULT false NOT NULL,
	`has_own_look` integer DEFAULT false NOT NULL,
	`federation` text,
	`since` integer,
	`district` text,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`is_shown` integer NOT NULL,
	`revision` integer NOT NULL,
	`changed_on` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `market_sellers_by_slug` ON `market_sellers` (`slug`);
--> statement-breakpoint
CREATE INDEX `market_sellers_shown` ON `market_sellers` (`changed_on`,`short_key`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE TABLE `openings` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`latin_key` text DEFAULT '' NOT NULL,
	`latin_name` text,
	`level` text NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`on_day` text NOT NULL,
	`made_by` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `openings_one` ON `openings` (`country`,`region`,`latin_key`);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`listing_id` text NOT NULL,
	`short_key` text NOT NULL,
	`listing` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`decision_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_by_number` ON `reports` (`number`);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`) WHERE decision_id IS NULL;
--> statement-breakpoint
CREATE INDEX `reports_by_listing` ON `reports` (`listing_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reports_by_age` ON `reports` (`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER listings_end AFTER INSERT ON listings BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'listings', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached listings 50000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'listings' AND key = '') > 50000;
END;
--> statement-breakpoint
CREATE TRIGGER listings_counted_out AFTER DELETE ON listings BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'listings' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'listings' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiries_end AFTER INSERT ON enquiries BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'enquiries', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached enquiries 50000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'enquiries' AND key = '') > 50000;
END;
--> statement-breakpoint
CREATE TRIGGER enquiries_counted_out AFTER DELETE ON enquiries BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'enquiries' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'enquiries' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_messages_end AFTER INSERT ON enquiry_messages BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'enquiry_messages', CAST(NEW.enquiry_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached enquiry_messages 1000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'enquiry_messages' AND key = CAST(NEW.enquiry_id AS TEXT)) > 1000;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_messages_counted_out AFTER DELETE ON enquiry_messages BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'enquiry_messages' AND key = CAST(OLD.enquiry_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'enquiry_messages' AND key = CAST(OLD.enquiry_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_messages_counted_anew AFTER UPDATE OF enquiry_id ON enquiry_messages WHEN OLD.enquiry_id IS NOT NEW.enquiry_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'enquiry_messages' AND key = CAST(OLD.enquiry_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'enquiry_messages' AND key = CAST(OLD.enquiry_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'enquiry_messages', CAST(NEW.enquiry_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached enquiry_messages 1000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'enquiry_messages' AND key = CAST(NEW.enquiry_id AS TEXT)) > 1000;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_end AFTER INSERT ON waiting BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'waiting', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached waiting 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'waiting' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_counted_out AFTER DELETE ON waiting BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'waiting' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'waiting' AND key = '' AND n < 1;
END;
--> statement-breakpoint
-- The words by which strangers find a listing: title, species in all languages and Latin, colour.
CREATE VIRTUAL TABLE market_words USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 5 6 7');
--> statement-breakpoint
CREATE TRIGGER market_listings_come AFTER INSERT ON market_listings BEGIN
  INSERT INTO market_counts (country, region, latin_key, kind, sex, district, n)
  SELECT NEW.country, NEW.region, NEW.latin_key, NEW.kind, NEW.sex, ifnull(NEW.district, ''), 1 WHERE NEW.is_shown = 1
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO market_words (rowid, words)
  SELECT NEW.n, NEW.title || ' ' || ifnull(NEW.species, '') || ' ' || ifnull(NEW.latin_name, '') || ' ' || ifnull(NEW.colour, '')
  WHERE NEW.is_shown = 1;
END;
--> statement-breakpoint
CREATE TRIGGER market_listings_change AFTER UPDATE ON market_listings BEGIN
  UPDATE market_counts SET n = n - 1 WHERE OLD.is_shown = 1 AND country = OLD.country AND region = OLD.region AND latin_key = OLD.latin_key AND kind = OLD.kind AND sex = OLD.sex AND district = ifnull(OLD.district, '');
  DELETE FROM market_counts WHERE OLD.is_shown = 1 AND country = OLD.country AND region = OLD.region AND latin_key = OLD.latin_key AND kind = OLD.kind AND sex = OLD.sex AND district = ifnull(OLD.district, '') AND n < 1;
  DELETE FROM market_words WHERE rowid = OLD.n;
  INSERT INTO market_counts (country, region, latin_key, kind, sex, district, n)
  SELECT NEW.country, NEW.region, NEW.latin_key, NEW.kind, NEW.sex, ifnull(NEW.district, ''), 1 WHERE NEW.is_shown = 1
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO market_words (rowid, words)
  SELECT NEW.n, NEW.title || ' ' || ifnull(NEW.species, '') || ' ' || ifnull(NEW.latin_name, '') || ' ' || ifnull(NEW.colour, '')
  WHERE NEW.is_shown = 1;
END;
--> statement-breakpoint
CREATE TRIGGER market_listings_go AFTER DELETE ON market_listings BEGIN
  UPDATE market_counts SET n = n - 1 WHERE OLD.is_shown = 1 AND country = OLD.country AND region = OLD.region AND latin_key = OLD.latin_key AND kind = OLD.kind AND sex = OLD.sex AND district = ifnull(OLD.district, '');
  DELETE FROM market_counts WHERE OLD.is_shown = 1 AND country = OLD.country AND region = OLD.region AND latin_key = OLD.latin_key AND kind = OLD.kind AND sex = OLD.sex AND district = ifnull(OLD.district, '') AND n < 1;
  DELETE FROM market_words WHERE rowid = OLD.n;
END;
--> statement-breakpoint
-- Where an organisation is counts at once; an organisation that closes is seen nowhere, one that stays is shown anew.
CREATE TRIGGER organizations_on_market AFTER UPDATE OF country, region, closes_at, name, district, look_name, look_accent, logo_key, plan ON organizations
WHEN EXISTS (SELECT 1 FROM listings WHERE org_id = NEW.id) OR EXISTS (SELECT 1 FROM sellers WHERE org_id = NEW.id) BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = NEW.id AND state IN ('published', 'reserved');
  UPDATE sellers SET revision = revision + 1 WHERE org_id = NEW.id;
  UPDATE market_listings SET country = ifnull(NEW.country, ''), region = ifnull(NEW.region, ''), is_shown = is_shown AND NEW.closes_at IS NULL
  WHERE short_key = NEW.short_key AND (country <> ifnull(NEW.country, '') OR region <> ifnull(NEW.region, '') OR (is_shown = 1 AND NEW.closes_at IS NOT NULL));
  UPDATE market_sellers SET country = ifnull(NEW.country, ''), region = ifnull(NEW.region, ''), is_shown = is_shown AND NEW.closes_at IS NULL
  WHERE short_key = NEW.short_key;
END;
--> statement-breakpoint
CREATE TRIGGER organizations_off_market AFTER DELETE ON organizations BEGIN
  DELETE FROM market_listings WHERE short_key = OLD.short_key;
  DELETE FROM market_sellers WHERE short_key = OLD.short_key;
END;
--> statement-breakpoint
-- What is shown of a bird is read anew; of another species than it was shown as, it is shown to nobody until then.
CREATE TRIGGER birds_on_market AFTER UPDATE OF species_id, sex, birth_date, birth_precision, mutation, father_id, mother_id, identifier, eu_annex, certificate_number, source_code ON birds
WHEN EXISTS (SELECT 1 FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1) BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = NEW.org_id AND id IN (
    SELECT listing_id FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1);
  INSERT OR IGNORE INTO market_hidden (id) SELECT listing_id FROM listing_birds
  WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1 AND NEW.species_id <> OLD.species_id;
END;
--> statement-breakpoint
CREATE TRIGGER species_on_market AFTER UPDATE OF latin_name, common_name ON species
WHEN NEW.latin_name <> OLD.latin_name OR NEW.common_name <> OLD.common_name BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = NEW.org_id AND id IN (
    SELECT part.listing_id FROM listing_birds part CROSS JOIN birds ON birds.org_id = part.org_id AND birds.id = part.bird_id
    WHERE part.org_id = NEW.org_id AND part.is_living = 1 AND birds.species_id = NEW.id);
  INSERT OR IGNORE INTO market_hidden (id) SELECT part.listing_id FROM listing_birds part
    CROSS JOIN birds ON birds.org_id = part.org_id AND birds.id = part.bird_id
  WHERE part.org_id = NEW.org_id AND part.is_living = 1 AND birds.species_id = NEW.id AND NEW.latin_name <> OLD.latin_name;
END;
--> statement-breakpoint
CREATE TRIGGER birds_off_market BEFORE DELETE ON birds BEGIN
  UPDATE listing_birds SET bird_id = NULL, is_living = 0 WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER photos_off_market AFTER DELETE ON bird_photos BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = OLD.org_id AND id IN (
    SELECT listing_id FROM listing_photos WHERE org_id = OLD.org_id AND photo_id = OLD.id);
  DELETE FROM listing_photos WHERE org_id = OLD.org_id AND photo_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER registrations_on_market AFTER UPDATE ON registrations BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = NEW.org_id AND state IN ('published', 'reserved');
END;
--> statement-breakpoint
CREATE TRIGGER registrations_off_market AFTER DELETE ON registrations BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = OLD.org_id AND state IN ('published', 'reserved');
  UPDATE sellers SET registration_id = NULL, revision = revision + 1 WHERE org_id = OLD.org_id AND registration_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO gate_versions (id, version, packs) VALUES (1, 1, '');
--> statement-breakpoint
-- What waits for the operator's look stands where the operator reads, for as long as it waits.
CREATE TRIGGER listings_held AFTER UPDATE OF state, title, text, held_for ON listings WHEN NEW.state = 'held' BEGIN
  INSERT INTO market_held (id, short_key, title, text, held_for, held_at)
  SELECT NEW.id, ifnull(organizations.short_key, ''), NEW.title, NEW.text, ifnull(NEW.held_for, '[]'), NEW.updated_at
  FROM organizations WHERE organizations.id = NEW.org_id
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, text = excluded.text, held_for = excluded.held_for, held_at = excluded.held_at;
END;
--> statement-breakpoint
CREATE TRIGGER listings_held_from_start AFTER INSERT ON listings WHEN NEW.state = 'held' BEGIN
  INSERT INTO market_held (id, short_key, title, text, held_for, held_at)
  SELECT NEW.id, ifnull(organizations.short_key, ''), NEW.title, NEW.text, ifnull(NEW.held_for, '[]'), NEW.updated_at
  FROM organizations WHERE organizations.id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER listings_held_no_more AFTER UPDATE OF state ON listings WHEN OLD.state = 'held' AND NEW.state <> 'held' BEGIN
  DELETE FROM market_held WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listings_held_go AFTER DELETE ON listings WHEN OLD.state = 'held' BEGIN
  DELETE FROM market_held WHERE id = OLD.id;
END;
--> statement-breakpoint
-- Whoever turns a listing, its birds are held or free with it, and the market hears of it.
CREATE TRIGGER listings_turned AFTER UPDATE OF state ON listings WHEN NEW.state <> OLD.state BEGIN
  UPDATE listing_birds SET is_living = NEW.state IN ('published', 'held', 'paused', 'reserved')
  WHERE org_id = NEW.org_id AND listing_id = NEW.id AND bird_id IS NOT NULL;
  UPDATE listings SET revision = OLD.revision + 1 WHERE org_id = NEW.org_id AND id = NEW.id AND revision = OLD.revision;
END;
--> statement-breakpoint
-- A bird that is gone, in the trash or sick is shown to nobody from this moment on, and its listing rests.
CREATE TRIGGER birds_rest_market AFTER UPDATE OF status_id, deleted_at, is_reference ON birds
WHEN EXISTS (SELECT 1 FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1)
  AND (NEW.deleted_at IS NOT NULL OR NEW.is_reference = 1 OR EXISTS (SELECT 1 FROM statuses WHERE org_id = NEW.org_id
    AND id = NEW.status_id AND (kind = 'gone' OR key IN ('sick', 'quarantine')))) BEGIN
  INSERT OR IGNORE INTO market_hidden (id) SELECT listing_id FROM listing_birds
  WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1;
  UPDATE listings SET revision = revision + 1, version = version + (state = 'published'),
    pause_reason = iif(state = 'published', iif(NEW.deleted_at IS NULL AND NEW.is_reference = 0 AND EXISTS (SELECT 1 FROM statuses
      WHERE org_id = NEW.org_id AND id = NEW.status_id AND kind <> 'gone'), 'bird_sick', 'bird_gone'), pause_reason),
    state = iif(state = 'published', 'paused', state)
  WHERE org_id = NEW.org_id AND id IN (
    SELECT listing_id FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.id AND is_living = 1);
END;
--> statement-breakpoint
CREATE TRIGGER course_birds_rest_market AFTER INSERT ON course_birds
WHEN NEW.until_on >= date('now', '-1 day')
  AND EXISTS (SELECT 1 FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id AND is_living = 1) BEGIN
  INSERT OR IGNORE INTO market_hidden (id) SELECT listing_id FROM listing_birds
  WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id AND is_living = 1;
  UPDATE listings SET revision = revision + 1, version = version + (state = 'published'),
    pause_reason = iif(state = 'published', 'bird_treated', pause_reason), state = iif(state = 'published', 'paused', state)
  WHERE org_id = NEW.org_id AND id IN (
    SELECT listing_id FROM listing_birds WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id AND is_living = 1);
END;
--> statement-breakpoint
-- A tree that is shared no more goes along no more.
CREATE TRIGGER pedigree_shares_on_market AFTER UPDATE OF revoked_at ON pedigree_shares WHEN NEW.revoked_at IS NOT OLD.revoked_at BEGIN
  UPDATE listings SET revision = revision + 1 WHERE org_id = NEW.org_id AND share_id = NEW.id AND state IN ('published', 'reserved');
END;
--> statement-breakpoint
-- What is reserved hangs on its sale: given up, it is on the market again; delivered, it is sold. Whoever is killed in
-- between, both say the same.
CREATE TRIGGER sales_on_market AFTER UPDATE OF state ON sales
WHEN NEW.state <> OLD.state AND NEW.state IN ('cancelled', 'delivered')
  AND EXISTS (SELECT 1 FROM listings WHERE org_id = NEW.org_id AND sale_id = NEW.id AND state = 'reserved') BEGIN
  UPDATE listing_birds SET is_living = 0 WHERE NEW.state = 'delivered' AND org_id = NEW.org_id AND listing_id IN (
    SELECT id FROM listings WHERE org_id = NEW.org_id AND sale_id = NEW.id AND state = 'reserved');
  UPDATE listings SET state = iif(NEW.state = 'delivered', 'sold', 'published'), reserved_until = NULL,
    enquiry_id = iif(NEW.state = 'delivered', enquiry_id, NULL), sale_id = iif(NEW.state = 'delivered', sale_id, NULL),
    revision = revision + 1, version = version + 1, updated_at = NEW.updated_at
  WHERE org_id = NEW.org_id AND sale_id = NEW.id AND state = 'reserved';
END;
--> statement-breakpoint
CREATE TRIGGER sales_off_market BEFORE DELETE ON sales
WHEN EXISTS (SELECT 1 FROM listings WHERE org_id = OLD.org_id AND sale_id = OLD.id)
  OR EXISTS (SELECT 1 FROM enquiries WHERE org_id = OLD.org_id AND sale_id = OLD.id) BEGIN
  UPDATE listings SET state = iif(state = 'reserved', 'published', state), reserved_until = NULL, enquiry_id = NULL,
    sale_id = NULL, revision = revision + 1, version = version + 1
  WHERE org_id = OLD.org_id AND sale_id = OLD.id;
  UPDATE enquiries SET sale_id = NULL WHERE org_id = OLD.org_id AND sale_id = OLD.id;
END;
--> statement-breakpoint
-- Whatever ends a reservation, the conversation it was made in goes on.
CREATE TRIGGER listings_unreserved AFTER UPDATE OF state ON listings
WHEN OLD.state = 'reserved' AND NEW.state NOT IN ('reserved', 'sold') BEGIN
  UPDATE enquiries SET state = 'open', version = version + 1
  WHERE org_id = NEW.org_id AND id = OLD.enquiry_id AND state = 'reserved';
END;
--> statement-breakpoint
CREATE TRIGGER listings_off_enquiries BEFORE DELETE ON listings BEGIN
  UPDATE enquiries SET listing_id = NULL WHERE org_id = OLD.org_id AND listing_id = OLD.id;
END;
