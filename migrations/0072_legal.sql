CREATE TABLE `handover_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`handover_id` text NOT NULL,
	`position` integer NOT NULL,
	`bird_id` text,
	`is_frozen` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`org_id`,`handover_id`) REFERENCES `handovers`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handover_birds_by_handover` ON `handover_birds` (`org_id`,`handover_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `handover_birds_frozen` ON `handover_birds` (`org_id`,`bird_id`) WHERE is_frozen = 1 AND bird_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `handover_birds_by_bird` ON `handover_birds` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `handover_birds_in_organization` ON `handover_birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `handovers` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`sale_id` text,
	`contact_id` text,
	`token_hash` text NOT NULL,
	`generations` integer NOT NULL,
	`takes` text NOT NULL,
	`content` text NOT NULL,
	`taken_by` text,
	`taken_at` text,
	`step` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	`user_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_by_token` ON `handovers` (`org_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `handovers_by_sale` ON `handovers` (`org_id`,`sale_id`) WHERE sale_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `handovers_by_contact` ON `handovers` (`org_id`,`contact_id`) WHERE contact_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `handovers_in_organization` ON `handovers` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `paper_birds` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`position` integer NOT NULL,
	`bird_id` text,
	FOREIGN KEY (`org_id`,`paper_id`) REFERENCES `papers`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_birds_by_paper` ON `paper_birds` (`org_id`,`paper_id`,`position`);--> statement-breakpoint
CREATE INDEX `paper_birds_by_bird` ON `paper_birds` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `paper_birds_in_organization` ON `paper_birds` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `paper_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`fields` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_templates_by_kind` ON `paper_templates` (`org_id`,`kind`,`year`);--> statement-breakpoint
CREATE UNIQUE INDEX `paper_templates_in_organization` ON `paper_templates` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`number` text,
	`on_day` text NOT NULL,
	`contact_id` text,
	`sale_id` text,
	`content` text NOT NULL,
	`template_id` text,
	`template_version` integer,
	`sha256` text,
	`file_key` text,
	`file_type` text,
	`file_bytes` integer,
	`issued_at` text,
	`issued_by` text,
	`voided_at` text,
	`void_reason` text,
	`replaces_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`replaces_id`) REFERENCES `papers`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`issued_by`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "papers_issued" CHECK((state = 'draft') = (number IS NULL) AND (state = 'draft') = (sha256 IS NULL)),
	CONSTRAINT "papers_void" CHECK((state = 'void') = (void_reason IS NOT NULL)),
	CONSTRAINT "papers_file" CHECK((file_key IS NULL) = (file_bytes IS NULL) AND (file_key IS NULL) = (file_type IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_by_number` ON `papers` (`org_id`,`kind`,`number`) WHERE number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `papers_by_contact` ON `papers` (`org_id`,`contact_id`) WHERE contact_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `papers_by_sale` ON `papers` (`org_id`,`sale_id`) WHERE sale_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `papers_by_replaced` ON `papers` (`org_id`,`replaces_id`) WHERE replaces_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `papers_in_organization` ON `papers` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bird_turns` (
	`n` integer PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`status_id` text,
	`status_since` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bird_turns_by_bird` ON `bird_turns` (`org_id`,`bird_id`,`n`);--> statement-breakpoint
CREATE TABLE `books` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`begun_on` text NOT NULL,
	`last_number` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `books_of_organization` ON `books` (`org_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `books_in_organization` ON `books` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `movements` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`book_id` text NOT NULL,
	`bird_id` text,
	`role` text NOT NULL,
	`direction` text NOT NULL,
	`kind` text NOT NULL,
	`on_day` text NOT NULL,
	`owned` integer NOT NULL,
	`held` integer NOT NULL,
	`borrowed` integer NOT NULL,
	`species_id` text,
	`number` integer,
	`entered_at` text,
	`entered_by` text,
	`corrects_id` text,
	`scientific_name` text,
	`common_name` text,
	`mark` text,
	`sex` text,
	`birth_date` text,
	`annex` text,
	`source_code` text,
	`certificate` text,
	`parents` text,
	`party_name` text,
	`party_tax_id` text,
	`party_registration` text,
	`party_address` text,
	`document` text,
	`document_on` text,
	`notes` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`book_id`) REFERENCES `books`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`corrects_id`) REFERENCES `movements`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`entered_by`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "movements_entered" CHECK((number IS NULL) = (entered_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movements_by_number` ON `movements` (`org_id`,`book_id`,`number`) WHERE number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movements_by_day` ON `movements` (`org_id`,`on_day`,`n`,`number`);--> statement-breakpoint
CREATE INDEX `movements_by_species` ON `movements` (`org_id`,`species_id`,`on_day`,`n`);--> statement-breakpoint
CREATE INDEX `movements_noted` ON `movements` (`org_id`,`on_day`,`n`) WHERE number IS NULL;--> statement-breakpoint
CREATE INDEX `movements_noted_since` ON `movements` (`created_at`) WHERE number IS NULL;--> statement-breakpoint
CREATE INDEX `movements_by_bird` ON `movements` (`org_id`,`bird_id`,`n`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movements_by_corrected` ON `movements` (`org_id`,`corrects_id`) WHERE corrects_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movements_balance` ON `movements` (`org_id`,`species_id`,`on_day`,`owned`,`held`,`borrowed`);--> statement-breakpoint
CREATE UNIQUE INDEX `movements_in_organization` ON `movements` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `rule_overrides` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`species_id` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`user_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rule_overrides_by_species` ON `rule_overrides` (`org_id`,`species_id`,`field`);--> statement-breakpoint
CREATE UNIQUE INDEX `rule_overrides_in_organization` ON `rule_overrides` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `birds` ADD `source_code` text;--> statement-breakpoint
ALTER TABLE `statuses` ADD `movement` text;
--> statement-breakpoint
DROP TRIGGER IF EXISTS birds_audited;
--> statement-breakpoint
CREATE TRIGGER birds_audited AFTER UPDATE OF identifier, name, sex, species_id, status_id, status_since, cause_of_death, left_to, left_price_cents, birth_date, birth_precision, father_id, mother_id, foster_father_id, foster_mother_id, notes, is_reference, place_id, ring_size_mm, microchip, sexing_method, mutation, genotype, breeder, owner, acquisition, acquired_on, acquired_price_cents, acquired_document, eu_annex, source_code, certificate_number, deleted_at ON birds
  WHEN OLD.identifier IS NOT NEW.identifier OR OLD.name IS NOT NEW.name OR OLD.sex IS NOT NEW.sex OR OLD.species_id IS NOT NEW.species_id OR OLD.status_id IS NOT NEW.status_id OR OLD.status_since IS NOT NEW.status_since OR OLD.cause_of_death IS NOT NEW.cause_of_death OR OLD.left_to IS NOT NEW.left_to OR OLD.left_price_cents IS NOT NEW.left_price_cents OR OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision OR OLD.father_id IS NOT NEW.father_id OR OLD.mother_id IS NOT NEW.mother_id OR OLD.foster_father_id IS NOT NEW.foster_father_id OR OLD.foster_mother_id IS NOT NEW.foster_mother_id OR OLD.notes IS NOT NEW.notes OR OLD.is_reference IS NOT NEW.is_reference OR OLD.place_id IS NOT NEW.place_id OR OLD.ring_size_mm IS NOT NEW.ring_size_mm OR OLD.microchip IS NOT NEW.microchip OR OLD.sexing_method IS NOT NEW.sexing_method OR OLD.mutation IS NOT NEW.mutation OR OLD.genotype IS NOT NEW.genotype OR OLD.breeder IS NOT NEW.breeder OR OLD.owner IS NOT NEW.owner OR OLD.acquisition IS NOT NEW.acquisition OR OLD.acquired_on IS NOT NEW.acquired_on OR OLD.acquired_price_cents IS NOT NEW.acquired_price_cents OR OLD.acquired_document IS NOT NEW.acquired_document OR OLD.eu_annex IS NOT NEW.eu_annex OR OLD.source_code IS NOT NEW.source_code OR OLD.certificate_number IS NOT NEW.certificate_number OR OLD.deleted_at IS NOT NEW.deleted_at BEGIN
  INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes, import_id)
  SELECT 'aud_' || lower(hex(randomblob(13))), NEW.org_id, NEW.updated_at, NEW.changed_by, 'bird', NEW.id,
    CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'deleted'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'restored'
      WHEN NEW.change_import IS NOT NULL THEN 'imported'
      ELSE 'changed'
    END,
    (SELECT json_group_object(field, json_array(was, became)) FROM (
      SELECT 'identifier' AS field, OLD.identifier AS was, NEW.identifier AS became WHERE OLD.identifier IS NOT NEW.identifier
      UNION ALL SELECT 'name' AS field, OLD.name AS was, NEW.name AS became WHERE OLD.name IS NOT NEW.name
      UNION ALL SELECT 'sex' AS field, OLD.sex AS was, NEW.sex AS became WHERE OLD.sex IS NOT NEW.sex
      UNION ALL SELECT 'species_id' AS field, OLD.species_id AS was, NEW.species_id AS became WHERE OLD.species_id IS NOT NEW.species_id
      UNION ALL SELECT 'status_id' AS field, OLD.status_id AS was, NEW.status_id AS became WHERE OLD.status_id IS NOT NEW.status_id
      UNION ALL SELECT 'status_since' AS field, OLD.status_since AS was, NEW.status_since AS became WHERE OLD.status_since IS NOT NEW.status_since
      UNION ALL SELECT 'cause_of_death' AS field, OLD.cause_of_death AS was, NEW.cause_of_death AS became WHERE OLD.cause_of_death IS NOT NEW.cause_of_death
      UNION ALL SELECT 'left_to' AS field, OLD.left_to AS was, NEW.left_to AS became WHERE OLD.left_to IS NOT NEW.left_to
      UNION ALL SELECT 'left_price_cents' AS field, OLD.left_price_cents AS was, NEW.left_price_cents AS became WHERE OLD.left_price_cents IS NOT NEW.left_price_cents
      UNION ALL SELECT 'birth_date' AS field, OLD.birth_date AS was, NEW.birth_date AS became WHERE (OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision)
      UNION ALL SELECT 'birth_precision' AS field, OLD.birth_precision AS was, NEW.birth_precision AS became WHERE (OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision) AND ifnull(OLD.birth_precision, NEW.birth_precision) IS NOT NULL
      UNION ALL SELECT 'father_id' AS field, OLD.father_id AS was, NEW.father_id AS became WHERE OLD.father_id IS NOT NEW.father_id
      UNION ALL SELECT 'mother_id' AS field, OLD.mother_id AS was, NEW.mother_id AS became WHERE OLD.mother_id IS NOT NEW.mother_id
      UNION ALL SELECT 'foster_father_id' AS field, OLD.foster_father_id AS was, NEW.foster_father_id AS became WHERE OLD.foster_father_id IS NOT NEW.foster_father_id
      UNION ALL SELECT 'foster_mother_id' AS field, OLD.foster_mother_id AS was, NEW.foster_mother_id AS became WHERE OLD.foster_mother_id IS NOT NEW.foster_mother_id
      UNION ALL SELECT 'notes' AS field, OLD.notes AS was, NEW.notes AS became WHERE OLD.notes IS NOT NEW.notes
      UNION ALL SELECT 'is_reference' AS field, OLD.is_reference AS was, NEW.is_reference AS became WHERE OLD.is_reference IS NOT NEW.is_reference
      UNION ALL SELECT 'place_id' AS field, OLD.place_id AS was, NEW.place_id AS became WHERE OLD.place_id IS NOT NEW.place_id
      UNION ALL SELECT 'ring_size_mm' AS field, OLD.ring_size_mm AS was, NEW.ring_size_mm AS became WHERE OLD.ring_size_mm IS NOT NEW.ring_size_mm
      UNION ALL SELECT 'microchip' AS field, OLD.microchip AS was, NEW.microchip AS became WHERE OLD.microchip IS NOT NEW.microchip
      UNION ALL SELECT 'sexing_method' AS field, OLD.sexing_method AS was, NEW.sexing_method AS became WHERE OLD.sexing_method IS NOT NEW.sexing_method
      UNION ALL SELECT 'mutation' AS field, OLD.mutation AS was, NEW.mutation AS became WHERE OLD.mutation IS NOT NEW.mutation
      UNION ALL SELECT 'genotype' AS field, OLD.genotype AS was, NEW.genotype AS became WHERE OLD.genotype IS NOT NEW.genotype
      UNION ALL SELECT 'breeder' AS field, OLD.breeder AS was, NEW.breeder AS became WHERE OLD.breeder IS NOT NEW.breeder
      UNION ALL SELECT 'owner' AS field, OLD.owner AS was, NEW.owner AS became WHERE OLD.owner IS NOT NEW.owner
      UNION ALL SELECT 'acquisition' AS field, OLD.acquisition AS was, NEW.acquisition AS became WHERE OLD.acquisition IS NOT NEW.acquisition
      UNION ALL SELECT 'acquired_on' AS field, OLD.acquired_on AS was, NEW.acquired_on AS became WHERE OLD.acquired_on IS NOT NEW.acquired_on
      UNION ALL SELECT 'acquired_price_cents' AS field, OLD.acquired_price_cents AS was, NEW.acquired_price_cents AS became WHERE OLD.acquired_price_cents IS NOT NEW.acquired_price_cents
      UNION ALL SELECT 'acquired_document' AS field, OLD.acquired_document AS was, NEW.acquired_document AS became WHERE OLD.acquired_document IS NOT NEW.acquired_document
      UNION ALL SELECT 'eu_annex' AS field, OLD.eu_annex AS was, NEW.eu_annex AS became WHERE OLD.eu_annex IS NOT NEW.eu_annex
      UNION ALL SELECT 'source_code' AS field, OLD.source_code AS was, NEW.source_code AS became WHERE OLD.source_code IS NOT NEW.source_code
      UNION ALL SELECT 'certificate_number' AS field, OLD.certificate_number AS was, NEW.certificate_number AS became WHERE OLD.certificate_number IS NOT NEW.certificate_number
    )),
    NEW.change_import;
END;
--> statement-breakpoint
-- What drizzle-kit does not know, from here to the end: ends, what follows birds, what never goes.
CREATE TRIGGER movements_end AFTER INSERT ON movements BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'movements', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached movements 1000000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'movements' AND key = '') > 1000000;
END;
--> statement-breakpoint
CREATE TRIGGER movements_counted_out AFTER DELETE ON movements BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'movements' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'movements' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER papers_end AFTER INSERT ON papers BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'papers', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached papers 100000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'papers' AND key = '') > 100000;
END;
--> statement-breakpoint
CREATE TRIGGER papers_counted_out AFTER DELETE ON papers BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'papers' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'papers' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER handovers_end AFTER INSERT ON handovers BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'handovers', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached handovers 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'handovers' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER handovers_counted_out AFTER DELETE ON handovers BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'handovers' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'handovers' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER rule_overrides_end AFTER INSERT ON rule_overrides BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'rule_overrides', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached rule_overrides 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'rule_overrides' AND key = '') > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER rule_overrides_counted_out AFTER DELETE ON rule_overrides BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'rule_overrides' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'rule_overrides' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER paper_birds_end BEFORE INSERT ON paper_birds
WHEN (SELECT count(*) FROM paper_birds WHERE org_id = NEW.org_id AND paper_id = NEW.paper_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached paper_birds 500');
END;
--> statement-breakpoint
CREATE TRIGGER paper_templates_end BEFORE INSERT ON paper_templates
WHEN (SELECT count(*) FROM paper_templates WHERE org_id = NEW.org_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached paper_templates 100');
END;
--> statement-breakpoint
CREATE TRIGGER handover_birds_end BEFORE INSERT ON handover_birds
WHEN (SELECT count(*) FROM handover_birds WHERE org_id = NEW.org_id AND handover_id = NEW.handover_id) >= 50 BEGIN
  SELECT RAISE(ABORT, 'limit_reached handover_birds 50');
END;
--> statement-breakpoint
-- How birds of the statuses that everybody has are told in the register.
UPDATE statuses SET movement = CASE key WHEN 'sold' THEN 'sale' WHEN 'given' THEN 'gift' WHEN 'deceased' THEN 'death'
  WHEN 'on_loan' THEN 'loan' WHEN 'escaped' THEN 'escape' WHEN 'stolen' THEN 'theft' END
WHERE key IN ('sold', 'given', 'deceased', 'on_loan', 'escaped', 'stolen');
--> statement-breakpoint
CREATE TRIGGER statuses_meant AFTER INSERT ON statuses
WHEN NEW.movement IS NULL AND NEW.key IN ('sold', 'given', 'deceased', 'on_loan', 'escaped', 'stolen') BEGIN
  UPDATE statuses SET movement = CASE NEW.key WHEN 'sold' THEN 'sale' WHEN 'given' THEN 'gift' WHEN 'deceased' THEN 'death'
    WHEN 'on_loan' THEN 'loan' WHEN 'escaped' THEN 'escape' WHEN 'stolen' THEN 'theft' END WHERE org_id = NEW.org_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER statuses_meant_anew AFTER UPDATE OF key ON statuses
WHEN NEW.movement IS NULL AND NEW.key IN ('sold', 'given', 'deceased', 'on_loan', 'escaped', 'stolen') BEGIN
  UPDATE statuses SET movement = CASE NEW.key WHEN 'sold' THEN 'sale' WHEN 'given' THEN 'gift' WHEN 'deceased' THEN 'death'
    WHEN 'on_loan' THEN 'loan' WHEN 'escaped' THEN 'escape' WHEN 'stolen' THEN 'theft' END WHERE org_id = NEW.org_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER birds_turned_in AFTER INSERT ON birds
WHEN NEW.import_id IS NULL AND EXISTS (SELECT 1 FROM books WHERE books.org_id = NEW.org_id) BEGIN
  INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
  VALUES (NEW.org_id, NEW.id, NEW.status_id, NEW.status_since);
END;
--> statement-breakpoint
CREATE TRIGGER birds_turned AFTER UPDATE OF identifier, sex, species_id, status_id, status_since, acquisition, acquired_on, birth_date, is_reference, deleted_at ON birds
WHEN EXISTS (SELECT 1 FROM books WHERE books.org_id = NEW.org_id) AND (
  OLD.identifier IS NOT NEW.identifier OR OLD.sex IS NOT NEW.sex OR OLD.species_id IS NOT NEW.species_id OR OLD.status_id IS NOT NEW.status_id OR OLD.status_since IS NOT NEW.status_since OR OLD.acquisition IS NOT NEW.acquisition OR OLD.acquired_on IS NOT NEW.acquired_on OR OLD.birth_date IS NOT NEW.birth_date OR OLD.is_reference IS NOT NEW.is_reference OR OLD.deleted_at IS NOT NEW.deleted_at
) BEGIN
  INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
  VALUES (NEW.org_id, NEW.id, NEW.status_id, NEW.status_since);
END;
--> statement-breakpoint
CREATE TRIGGER statuses_turned AFTER UPDATE OF kind, movement ON statuses
WHEN (OLD.kind IS NOT NEW.kind OR OLD.movement IS NOT NEW.movement)
  AND EXISTS (SELECT 1 FROM books WHERE books.org_id = NEW.org_id) BEGIN
  INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
  SELECT org_id, id, status_id, status_since FROM birds
  WHERE org_id = NEW.org_id AND status_id = NEW.id AND deleted_at IS NULL AND is_reference = 0;
END;
--> statement-breakpoint
CREATE TRIGGER movements_numbered AFTER UPDATE OF number ON movements WHEN NEW.number IS NOT NULL BEGIN
  UPDATE books SET last_number = max(last_number, NEW.number) WHERE org_id = NEW.org_id AND id = NEW.book_id;
END;
--> statement-breakpoint
CREATE TRIGGER movements_stay BEFORE UPDATE ON movements WHEN OLD.number IS NOT NULL AND (
  OLD.n IS NOT NEW.n OR OLD.id IS NOT NEW.id OR OLD.org_id IS NOT NEW.org_id OR OLD.book_id IS NOT NEW.book_id OR OLD.role IS NOT NEW.role OR OLD.direction IS NOT NEW.direction OR OLD.kind IS NOT NEW.kind OR OLD.on_day IS NOT NEW.on_day OR OLD.owned IS NOT NEW.owned OR OLD.held IS NOT NEW.held OR OLD.borrowed IS NOT NEW.borrowed OR OLD.number IS NOT NEW.number OR OLD.entered_at IS NOT NEW.entered_at OR OLD.entered_by IS NOT NEW.entered_by OR OLD.corrects_id IS NOT NEW.corrects_id OR OLD.created_at IS NOT NEW.created_at
  OR (NEW.bird_id IS NOT NULL AND OLD.bird_id IS NOT NEW.bird_id) OR (NEW.species_id IS NOT NULL AND OLD.species_id IS NOT NEW.species_id)
  OR (OLD.mark IS NOT NULL AND OLD.mark IS NOT NEW.mark)
  OR (ifnull(OLD.sex, 'unknown') <> 'unknown' AND OLD.sex IS NOT NEW.sex)
  OR (OLD.birth_date IS NOT NULL AND OLD.birth_date IS NOT NEW.birth_date)
  OR (OLD.annex IS NOT NULL AND OLD.annex IS NOT NEW.annex)
  OR (OLD.source_code IS NOT NULL AND OLD.source_code IS NOT NEW.source_code)
  OR (OLD.certificate IS NOT NULL AND OLD.certificate IS NOT NEW.certificate)
  OR (OLD.parents IS NOT NULL AND OLD.parents IS NOT NEW.parents)
  OR (OLD.party_name IS NOT NULL AND OLD.party_name IS NOT NEW.party_name)
  OR (OLD.party_tax_id IS NOT NULL AND OLD.party_tax_id IS NOT NEW.party_tax_id)
  OR (OLD.party_registration IS NOT NULL AND OLD.party_registration IS NOT NEW.party_registration)
  OR (OLD.party_address IS NOT NULL AND OLD.party_address IS NOT NEW.party_address)
  OR (OLD.document IS NOT NULL AND OLD.document IS NOT NEW.document)
  OR (OLD.document_on IS NOT NULL AND OLD.document_on IS NOT NEW.document_on)
  OR (OLD.notes IS NOT NULL AND OLD.notes IS NOT NEW.notes)
  OR (OLD.scientific_name IS NOT NULL AND OLD.scientific_name IS NOT NEW.scientific_name)
  OR (OLD.common_name IS NOT NULL AND OLD.common_name IS NOT NEW.common_name)
) AND (SELECT closes_at FROM organizations WHERE id = OLD.org_id) IS NULL
  AND EXISTS (SELECT 1 FROM books WHERE org_id = OLD.org_id) BEGIN
  SELECT RAISE(ABORT, 'movements_stay');
END;
--> statement-breakpoint
CREATE TRIGGER movements_never_go BEFORE DELETE ON movements WHEN OLD.number IS NOT NULL
  AND (SELECT closes_at FROM organizations WHERE id = OLD.org_id) IS NULL
  AND EXISTS (SELECT 1 FROM books WHERE org_id = OLD.org_id) BEGIN
  SELECT RAISE(ABORT, 'movements_stay');
END;
--> statement-breakpoint
-- An erased bird's entered lines stay, and what is noted of a bird that has any.
CREATE TRIGGER movements_bird_erased BEFORE DELETE ON birds
BEGIN
  DELETE FROM bird_turns WHERE org_id = OLD.org_id AND bird_id = OLD.id;
  DELETE FROM movements WHERE org_id = OLD.org_id AND bird_id = OLD.id AND number IS NULL AND NOT EXISTS (
    SELECT 1 FROM movements line WHERE line.org_id = OLD.org_id AND line.bird_id = OLD.id AND line.number IS NOT NULL);
  UPDATE movements SET mark = ifnull(mark, OLD.identifier), sex = ifnull(sex, OLD.sex), birth_date = ifnull(birth_date, OLD.birth_date),
    annex = ifnull(annex, OLD.eu_annex), source_code = ifnull(source_code, OLD.source_code),
    certificate = ifnull(certificate, OLD.certificate_number)
  WHERE org_id = OLD.org_id AND bird_id = OLD.id AND number IS NULL;
  INSERT INTO movements (id, org_id, book_id, bird_id, role, direction, kind, on_day, owned, held, borrowed, species_id,
    mark, sex, created_at)
  SELECT 'mv_' || lower(hex(randomblob(13))), org_id, book_id, bird_id, 'correction', 'out', 'other', substr(OLD.updated_at, 1, 10),
    -sum(owned), -sum(held), -sum(borrowed), species_id, OLD.identifier, OLD.sex, OLD.updated_at
  FROM movements WHERE org_id = OLD.org_id AND bird_id = OLD.id GROUP BY org_id, book_id, bird_id, species_id
  HAVING sum(owned) <> 0 OR sum(held) <> 0 OR sum(borrowed) <> 0;
  UPDATE movements SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
  UPDATE paper_birds SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
  UPDATE handover_birds SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER movements_species_gone BEFORE DELETE ON species BEGIN
  UPDATE movements SET scientific_name = ifnull(scientific_name, OLD.latin_name), common_name = ifnull(common_name, OLD.common_name),
    species_id = NULL WHERE org_id = OLD.org_id AND species_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER papers_stay BEFORE UPDATE ON papers WHEN OLD.state <> 'draft' AND (
  OLD.kind IS NOT NEW.kind OR OLD.number IS NOT NEW.number OR OLD.on_day IS NOT NEW.on_day OR OLD.content IS NOT NEW.content OR OLD.template_id IS NOT NEW.template_id OR OLD.template_version IS NOT NEW.template_version OR OLD.sha256 IS NOT NEW.sha256 OR OLD.file_key IS NOT NEW.file_key OR OLD.file_type IS NOT NEW.file_type OR OLD.file_bytes IS NOT NEW.file_bytes OR OLD.issued_at IS NOT NEW.issued_at OR OLD.issued_by IS NOT NEW.issued_by OR OLD.replaces_id IS NOT NEW.replaces_id OR OLD.created_at IS NOT NEW.created_at OR OLD.id IS NOT NEW.id OR OLD.org_id IS NOT NEW.org_id
  OR NEW.state = 'draft' OR (OLD.state = 'void' AND (NEW.state <> 'void' OR OLD.void_reason IS NOT NEW.void_reason OR OLD.voided_at IS NOT NEW.voided_at))
) AND (SELECT closes_at FROM organizations WHERE id = OLD.org_id) IS NULL
  AND EXISTS (SELECT 1 FROM series WHERE org_id = OLD.org_id AND key = OLD.kind) BEGIN
  SELECT RAISE(ABORT, 'papers_stay');
END;
--> statement-breakpoint
CREATE TRIGGER papers_never_go BEFORE DELETE ON papers WHEN OLD.state <> 'draft'
  AND (SELECT closes_at FROM organizations WHERE id = OLD.org_id) IS NULL
  AND EXISTS (SELECT 1 FROM series WHERE org_id = OLD.org_id AND key = OLD.kind) BEGIN
  SELECT RAISE(ABORT, 'papers_stay');
END;
--> statement-breakpoint
CREATE TRIGGER papers_stored AFTER INSERT ON papers WHEN NEW.file_bytes IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes + NEW.file_bytes WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER papers_stored_anew AFTER UPDATE OF file_key, file_bytes ON papers WHEN OLD.file_key IS NOT NEW.file_key BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - ifnull(OLD.file_bytes, 0) + ifnull(NEW.file_bytes, 0) WHERE id = NEW.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) SELECT OLD.file_key, OLD.updated_at, OLD.file_bytes WHERE OLD.file_key IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER papers_stored_no_more AFTER DELETE ON papers WHEN OLD.file_key IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - OLD.file_bytes WHERE id = OLD.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.updated_at, OLD.file_bytes);
END;
--> statement-breakpoint
CREATE TRIGGER paper_templates_stored AFTER INSERT ON paper_templates WHEN NEW.file_bytes IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes + NEW.file_bytes WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER paper_templates_stored_anew AFTER UPDATE OF file_key, file_bytes ON paper_templates WHEN OLD.file_key IS NOT NEW.file_key BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - ifnull(OLD.file_bytes, 0) + ifnull(NEW.file_bytes, 0) WHERE id = NEW.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) SELECT OLD.file_key, OLD.updated_at, OLD.file_bytes WHERE OLD.file_key IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER paper_templates_stored_no_more AFTER DELETE ON paper_templates WHEN OLD.file_key IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - OLD.file_bytes WHERE id = OLD.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.updated_at, OLD.file_bytes);
END;
--> statement-breakpoint
CREATE TRIGGER legal_contacts_gone BEFORE DELETE ON contacts BEGIN
  UPDATE papers SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
  UPDATE handovers SET contact_id = NULL WHERE org_id = OLD.org_id AND contact_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER legal_sales_gone BEFORE DELETE ON sales BEGIN
  UPDATE papers SET sale_id = NULL WHERE org_id = OLD.org_id AND sale_id = OLD.id;
  UPDATE handovers SET sale_id = NULL WHERE org_id = OLD.org_id AND sale_id = OLD.id;
END;
--> statement-breakpoint
-- An organisation that is let go of at once takes its papers along: without book and series they may go.
CREATE TRIGGER organizations_legal_gone BEFORE DELETE ON organizations BEGIN
  DELETE FROM books WHERE org_id = OLD.id;
  DELETE FROM series WHERE org_id = OLD.id;
  DELETE FROM bird_turns WHERE org_id = OLD.id;
  DELETE FROM movements WHERE org_id = OLD.id;
  DELETE FROM paper_birds WHERE org_id = OLD.id;
  DELETE FROM papers WHERE org_id = OLD.id;
  DELETE FROM handover_birds WHERE org_id = OLD.id;
  DELETE FROM handovers WHERE org_id = OLD.id;
  DELETE FROM rule_overrides WHERE org_id = OLD.id;
END;
