CREATE TABLE `import_words` (
	`org_id` text NOT NULL,
	`field` text NOT NULL,
	`word_key` text NOT NULL,
	`species_id` text,
	`status_id` text,
	`used_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `field`, `word_key`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`status_id`) REFERENCES `statuses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "import_words_mean_one" CHECK((field = 'species') = (species_id IS NOT NULL) AND (field = 'status') = (status_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `import_words_by_species` ON `import_words` (`org_id`,`species_id`);--> statement-breakpoint
CREATE INDEX `import_words_by_status` ON `import_words` (`org_id`,`status_id`);--> statement-breakpoint
UPDATE `imports` SET `report` = json_set(`report`, '$.report.ignored_columns', (
	SELECT json_group_array(json_object('heading', value, 'samples', json('[]'))) FROM json_each(`imports`.`report`, '$.report.ignored_columns')
)) WHERE json_array_length(`report`, '$.report.ignored_columns') > 0 AND json_type(`report`, '$.report.ignored_columns[0]') = 'text';
