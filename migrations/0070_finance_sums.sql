DROP INDEX `expenses_by_day`;--> statement-breakpoint
CREATE INDEX `expenses_by_day` ON `expenses` (`org_id`,`on_day`,`id`,`is_expected`,`currency`,`category`,`contact_id`,`total_cents`,`net_cents`,`vat_cents`);--> statement-breakpoint
DROP INDEX `payments_by_day`;--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`org_id`,`on_day`,`id`,`currency`,`direction`,`cents`);--> statement-breakpoint
DROP INDEX `sales_by_delivery`;--> statement-breakpoint
CREATE INDEX `sales_by_delivery` ON `sales` (`org_id`,`delivered_on`,`id`,`currency`,`contact_id`,`net_cents`,`vat_cents`) WHERE delivered_on IS NOT NULL;