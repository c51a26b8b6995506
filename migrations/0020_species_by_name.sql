-- A species of which a file only gave the name: nobody knows how long its eggs take.
ALTER TABLE `species` ALTER COLUMN "incubation_days" TO "incubation_days" integer;--> statement-breakpoint
ALTER TABLE `turns` ADD `step` text;
