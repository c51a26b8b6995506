CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`at` text NOT NULL,
	`user_id` text,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`deed` text NOT NULL,
	`changes` text NOT NULL,
	`import_id` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit` (`org_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_subject` ON `audit` (`org_id`,`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_import` ON `audit` (`org_id`,`import_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_in_organization` ON `audit` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bird_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`file_key` text NOT NULL,
	`thumb_key` text,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`caption` text,
	`position` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bird_photos_by_bird` ON `bird_photos` (`org_id`,`bird_id`,`position`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bird_photos_in_organization` ON `bird_photos` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bird_weights` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`weighed_on` text NOT NULL,
	`grams` real NOT NULL,
	`note` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bird_weights_positive" CHECK(grams > 0)
);
--> statement-breakpoint
CREATE INDEX `bird_weights_by_bird` ON `bird_weights` (`org_id`,`bird_id`,`weighed_on`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bird_weights_in_organization` ON `bird_weights` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`org_id` text NOT NULL,
	`headings_key` text NOT NULL,
	`mapping` text NOT NULL,
	`used_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `headings_key`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lost_files` (
	`file_key` text PRIMARY KEY NOT NULL,
	`lost_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `moves` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`from_place_id` text,
	`to_place_id` text,
	`at` text NOT NULL,
	`user_id` text,
	`reason` text,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`from_place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`to_place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `moves_by_bird` ON `moves` (`org_id`,`bird_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `moves_from` ON `moves` (`org_id`,`from_place_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `moves_to` ON `moves` (`org_id`,`to_place_id`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `moves_in_organization` ON `moves` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_in_organization` ON `saved_views` (`org_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_by_name` ON `saved_views` (`org_id`,`user_id`,`list`,`name`);--> statement-breakpoint
CREATE TABLE `ring_colours` (
	`org_id` text NOT NULL,
	`year` integer NOT NULL,
	`colour` text NOT NULL,
	PRIMARY KEY(`org_id`, `year`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`parent_id` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`capacity` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`parent_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "places_own_parent" CHECK(parent_id IS NULL OR parent_id <> id),
	CONSTRAINT "places_capacity" CHECK(capacity IS NULL OR capacity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_name` ON `places` (`org_id`,ifnull(parent_id, ''),`name_key`);--> statement-breakpoint
CREATE INDEX `places_by_parent` ON `places` (`org_id`,`parent_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `places_in_organization` ON `places` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `__new_birds` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`identifier` text NOT NULL,
	`identifier_key` text NOT NULL,
	`name` text,
	`search_key` text NOT NULL,
	`sex` text DEFAULT 'unknown' NOT NULL,
	`species_id` text NOT NULL,
	`status_id` text,
	`birth_date` text,
	`father_id` text,
	`mother_id` text,
	`foster_father_id` text,
	`foster_mother_id` text,
	`notes` text,
	`is_reference` integer DEFAULT false NOT NULL,
	`place_id` text,
	`ring_size_mm` real,
	`microchip` text,
	`sexing_method` text,
	`mutation` text,
	`genotype` text,
	`breeder` text,
	`owner` text,
	`acquisition` text,
	`acquired_on` text,
	`acquired_price_cents` integer,
	`acquired_document` text,
	`eu_annex` text,
	`certificate_number` text,
	`changed_by` text,
	`change_reason` text,
	`change_import` text,
	`version` integer DEFAULT 1 NOT NULL,
	`import_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`status_id`) REFERENCES `statuses`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`father_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`mother_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`foster_father_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`foster_mother_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`import_id`) REFERENCES `imports`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "birds_own_parent" CHECK(father_id IS NULL OR (father_id <> id AND father_id IS NOT mother_id))
);
--> statement-breakpoint
INSERT INTO `__new_birds`("id", "org_id", "identifier", "identifier_key", "name", "search_key", "sex", "species_id", "status_id", "birth_date", "father_id", "mother_id", "notes", "version", "import_id", "created_at", "updated_at", "deleted_at") SELECT "id", "org_id", "identifier", "identifier_key", "name", "search_key", "sex", "species_id", "status_id", "birth_date", "father_id", "mother_id", "notes", "version", "import_id", "created_at", "updated_at", "deleted_at" FROM `birds` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `birds`;--> statement-breakpoint
ALTER TABLE `__new_birds` RENAME TO `birds`;--> statement-breakpoint
CREATE UNIQUE INDEX `birds_id_unique` ON `birds` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `birds_by_ring` ON `birds` (`org_id`,`identifier_key`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `birds_by_created` ON `birds` (`org_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_birth` ON `birds` (`org_id`,`birth_date`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_species` ON `birds` (`org_id`,`species_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_status` ON `birds` (`org_id`,`status_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_sex` ON `birds` (`org_id`,`sex`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_place` ON `birds` (`org_id`,`place_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 0;--> statement-breakpoint
CREATE INDEX `birds_by_mutation` ON `birds` (`org_id`,`mutation`) WHERE mutation IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_microchip` ON `birds` (`org_id`,`microchip`) WHERE microchip IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_of_others` ON `birds` (`org_id`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_reference = 1;--> statement-breakpoint
CREATE INDEX `birds_by_foster_father` ON `birds` (`org_id`,`foster_father_id`) WHERE foster_father_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_foster_mother` ON `birds` (`org_id`,`foster_mother_id`) WHERE foster_mother_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_father` ON `birds` (`org_id`,`father_id`) WHERE father_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_mother` ON `birds` (`org_id`,`mother_id`) WHERE mother_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_import` ON `birds` (`org_id`,`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_in_trash` ON `birds` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `birds_in_organization` ON `birds` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `imports` ADD `undone_at` text;--> statement-breakpoint
ALTER TABLE `species` ADD `ring_size_mm` real;--> statement-breakpoint
ALTER TABLE `species` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `species` ADD `updated_at` text DEFAULT '' NOT NULL;