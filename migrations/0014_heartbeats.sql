CREATE TABLE `heartbeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`beats` integer NOT NULL,
	`beaten_at` text NOT NULL
);
