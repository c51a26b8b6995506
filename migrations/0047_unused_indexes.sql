DROP INDEX `birds_by_mutation`;--> statement-breakpoint
DROP INDEX `birds_in_trash`;