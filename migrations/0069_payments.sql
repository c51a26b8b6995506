ALTER TABLE `mails` ADD `org_id` text;--> statement-breakpoint
CREATE INDEX `mails_by_organization` ON `mails` (`org_id`,`created_at`) WHERE org_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expenses_owed` ON `expenses` (`org_id`,`id`) WHERE is_expected = 0 AND total_cents > paid_cents;--> statement-breakpoint
CREATE INDEX `expenses_overpaid` ON `expenses` (`org_id`,`id`) WHERE paid_cents > total_cents;--> statement-breakpoint
CREATE INDEX `sales_owed` ON `sales` (`org_id`,`id`) WHERE paid_cents < CASE WHEN state IN ('sold', 'delivered') THEN total_cents - returned_cents ELSE 0 END;--> statement-breakpoint
CREATE INDEX `sales_overpaid` ON `sales` (`org_id`,`id`) WHERE paid_cents > CASE WHEN state = 'cancelled' THEN 0 ELSE total_cents - returned_cents END;--> statement-breakpoint
-- What drizzle-kit does not know, from here to the end: a line whose payment is gone is open again.
CREATE TRIGGER payments_of_bank_lines_gone AFTER DELETE ON payments WHEN OLD.bank_line_id IS NOT NULL BEGIN
  UPDATE bank_lines SET state = 'open' WHERE org_id = OLD.org_id AND id = OLD.bank_line_id AND state = 'booked'
    AND NOT EXISTS (SELECT 1 FROM payments WHERE org_id = OLD.org_id AND bank_line_id = OLD.bank_line_id);
END;
