CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`scope` text NOT NULL,
	`hash` text NOT NULL,
	`last4` text NOT NULL,
	`expires_at` text,
	`used_on` text,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`org_id`,`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_in_force` ON `api_keys` (`org_id`,`created_at`,`id`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_in_organization` ON `api_keys` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `charges` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`state` text NOT NULL,
	`number` integer,
	`plan` text NOT NULL,
	`period` text NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`gross_cents` integer NOT NULL,
	`credit_cents` integer DEFAULT 0 NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`vat_rate` integer NOT NULL,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`provider` text NOT NULL,
	`provider_payment` text,
	`event_id` text NOT NULL,
	`invoice_number` text,
	`invoice_link` text,
	`paid_at` text NOT NULL,
	`refunded_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "charges_add_up" CHECK(net_cents + vat_cents = gross_cents)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charges_by_event` ON `charges` (`org_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `charges_by_time` ON `charges` (`org_id`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `charges_unnumbered` ON `charges` (`org_id`) WHERE number IS NULL AND state <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX `charges_in_organization` ON `charges` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`body` text NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `provider_events_by_time` ON `provider_events` (`org_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `provider_events_by_age` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `receipt_numbers` (
	`n` integer PRIMARY KEY NOT NULL,
	`event_hash` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipt_numbers_by_event` ON `receipt_numbers` (`event_hash`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`state` text,
	`plan` text NOT NULL,
	`period` text NOT NULL,
	`next_period` text,
	`provider` text NOT NULL,
	`customer` text,
	`provider_subscription` text,
	`card_brand` text,
	`card_last4` text,
	`card_expires` text,
	`period_start` text,
	`period_end` text,
	`anchor_day` integer,
	`first_paid_at` text,
	`past_due_since` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` text,
	`ended_at` text,
	`is_closing` integer DEFAULT false NOT NULL,
	`checkout_id` text,
	`checkout_url` text,
	`checkout_period` text,
	`checkout_expires_at` text,
	`told_at` text DEFAULT '' NOT NULL,
	`looked_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_one` ON `subscriptions` (`org_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_end` ON `subscriptions` (`period_end`) WHERE state IN ('active', 'past_due', 'cancelling');--> statement-breakpoint
CREATE INDEX `subscriptions_closing` ON `subscriptions` (`org_id`) WHERE is_closing = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_in_organization` ON `subscriptions` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `hook_marks` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`org_id` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hook_marks_in_order` ON `hook_marks` (`org_id`,`n`);--> statement-breakpoint
CREATE INDEX `hook_marks_by_age` ON `hook_marks` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`n` integer NOT NULL,
	`event` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`status` integer,
	`ms` integer,
	`answer` text,
	`tried_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`webhook_id`) REFERENCES `webhooks`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`org_id`,`webhook_id`,`n`,`event`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`org_id`,`webhook_id`,`n`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_in_organization` ON `webhook_deliveries` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`place` integer NOT NULL,
	`failing_since` text,
	`paused_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_in_order` ON `webhooks` (`org_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhooks_in_organization` ON `webhooks` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `has_webhooks` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `audit` ADD `key_id` text;--> statement-breakpoint
ALTER TABLE `birds` ADD `changed_key` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `key_id` text;
--> statement-breakpoint
DROP TRIGGER IF EXISTS birds_audited;
--> statement-breakpoint
CREATE TRIGGER birds_audited AFTER UPDATE OF identifier, name, sex, species_id, status_id, status_since, cause_of_death, left_to, left_price_cents, birth_date, birth_precision, father_id, mother_id, foster_father_id, foster_mother_id, notes, is_reference, place_id, ring_size_mm, microchip, sexing_method, mutation, genotype, breeder, owner, acquisition, acquired_on, acquired_price_cents, acquired_document, eu_annex, source_code, certificate_number, deleted_at ON birds
  WHEN OLD.identifier IS NOT NEW.identifier OR OLD.name IS NOT NEW.name OR OLD.sex IS NOT NEW.sex OR OLD.species_id IS NOT NEW.species_id OR OLD.status_id IS NOT NEW.status_id OR OLD.status_since IS NOT NEW.status_since OR OLD.cause_of_death IS NOT NEW.cause_of_death OR OLD.left_to IS NOT NEW.left_to OR OLD.left_price_cents IS NOT NEW.left_price_cents OR OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision OR OLD.father_id IS NOT NEW.father_id OR OLD.mother_id IS NOT NEW.mother_id OR OLD.foster_father_id IS NOT NEW.foster_father_id OR OLD.foster_mother_id IS NOT NEW.foster_mother_id OR OLD.notes IS NOT NEW.notes OR OLD.is_reference IS NOT NEW.is_reference OR OLD.place_id IS NOT NEW.place_id OR OLD.ring_size_mm IS NOT NEW.ring_size_mm OR OLD.microchip IS NOT NEW.microchip OR OLD.sexing_method IS NOT NEW.sexing_method OR OLD.mutation IS NOT NEW.mutation OR OLD.genotype IS NOT NEW.genotype OR OLD.breeder IS NOT NEW.breeder OR OLD.owner IS NOT NEW.owner OR OLD.acquisition IS NOT NEW.acquisition OR OLD.acquired_on IS NOT NEW.acquired_on OR OLD.acquired_price_cents IS NOT NEW.acquired_price_cents OR OLD.acquired_document IS NOT NEW.acquired_document OR OLD.eu_annex IS NOT NEW.eu_annex OR OLD.source_code IS NOT NEW.source_code OR OLD.certificate_number IS NOT NEW.certificate_number OR OLD.deleted_at IS NOT NEW.deleted_at BEGIN
  INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes, import_id)
  SELECT 'aud_' || lower(hex(randomblob(13))), NEW.org_id, NEW.updated_at, NEW.changed_by, NEW.changed_key, 'bird', NEW.id,
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
-- Whether an organisation has a webhook that is told of anything.
CREATE TRIGGER webhooks_made AFTER INSERT ON webhooks BEGIN
  UPDATE organizations SET has_webhooks = 1 WHERE id = NEW.org_id AND has_webhooks = 0;
END;
--> statement-breakpoint
CREATE TRIGGER webhooks_gone AFTER DELETE ON webhooks BEGIN
  UPDATE organizations SET has_webhooks = 0 WHERE id = OLD.org_id AND has_webhooks = 1
    AND NOT EXISTS (SELECT 1 FROM webhooks WHERE org_id = OLD.org_id);
END;
--> statement-breakpoint
-- What an archive or an import brings is no event: lines of an import are told of by the import's own.
CREATE TRIGGER audit_marked AFTER INSERT ON audit
WHEN NEW.restored_at IS NULL AND (NEW.import_id IS NULL OR NEW.subject = 'import')
  AND EXISTS (SELECT 1 FROM organizations WHERE id = NEW.org_id AND has_webhooks = 1) BEGIN
  INSERT INTO hook_marks (org_id, source, source_id, at) VALUES (NEW.org_id, 'audit', NEW.id, NEW.at);
END;
--> statement-breakpoint
CREATE TRIGGER egg_events_marked AFTER INSERT ON egg_events
WHEN NEW.deed IN ('state', 'chick', 'ringed')
  AND EXISTS (SELECT 1 FROM organizations WHERE id = NEW.org_id AND has_webhooks = 1) BEGIN
  INSERT INTO hook_marks (org_id, source, source_id, at) VALUES (NEW.org_id, 'egg_event', NEW.id, NEW.at);
END;
--> statement-breakpoint
CREATE TRIGGER alarms_marked AFTER INSERT ON incubator_alarms
WHEN NEW.closed_at IS NULL
  AND EXISTS (SELECT 1 FROM organizations WHERE id = NEW.org_id AND has_webhooks = 1) BEGIN
  INSERT INTO hook_marks (org_id, source, source_id, at) VALUES (NEW.org_id, 'alarm', NEW.id, NEW.opened_at);
END;
