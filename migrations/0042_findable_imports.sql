-- Birds of an import are put into the search index behind its write, so that others wait the shorter for it.
ALTER TABLE `imports` ADD `findable_at` text;--> statement-breakpoint
CREATE INDEX `imports_to_find` ON `imports` (`committed_at`) WHERE findable_at IS NULL AND committed_at IS NOT NULL;--> statement-breakpoint
UPDATE imports SET findable_at = committed_at;
