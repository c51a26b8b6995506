CREATE TABLE `bird_people` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`role` text NOT NULL,
	`contact_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bird_people_by_bird` ON `bird_people` (`org_id`,`bird_id`,`role`);--> statement-breakpoint
CREATE INDEX `bird_people_by_contact` ON `bird_people` (`org_id`,`contact_id`,`bird_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bird_people_in_organization` ON `bird_people` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`head_id` text NOT NULL,
	`merged_at` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`other_names` text,
	`is_customer` integer DEFAULT false NOT NULL,
	`is_supplier` integer DEFAULT false NOT NULL,
	`is_breeder` integer DEFAULT false NOT NULL,
	`is_vet` integer DEFAULT false NOT NULL,
	`country` text,
	`tax_id` text,
	`register_numbers` text,
	`address` text,
	`postal_code` text,
	`locality` text,
	`phone` text,
	`email` text,
	`language` text,
	`notes` text,
	`consent_from` text,
	`consent_on` text,
	`erased_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`head_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contacts_merged" CHECK((head_id = id) = (merged_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX `contacts_by_name` ON `contacts` (`org_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_head` ON `contacts` (`org_id`,`head_id`);--> statement-breakpoint
CREATE INDEX `contacts_by_tax_id` ON `contacts` (`org_id`,`tax_id`) WHERE tax_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_in_organization` ON `contacts` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `expense_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`expense_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text,
	`cents` integer NOT NULL,
	`vat_bp` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`bird_id` text,
	FOREIGN KEY (`org_id`,`expense_id`) REFERENCES `expenses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expense_lines_sum" CHECK(cents = net_cents + vat_cents AND cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `expense_lines_by_expense` ON `expense_lines` (`org_id`,`expense_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `expense_lines_by_bird` ON `expense_lines` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `expense_lines_in_organization` ON `expense_lines` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `expense_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`expense_id` text NOT NULL,
	`position` integer NOT NULL,
	`species_id` text,
	`pair_id` text,
	`bird_id` text,
	`place_id` text,
	`incubator_id` text,
	`text` text,
	`pct_bp` integer,
	`cents` integer NOT NULL,
	FOREIGN KEY (`org_id`,`expense_id`) REFERENCES `expenses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`species_id`) REFERENCES `species`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`pair_id`) REFERENCES `pairs`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`place_id`) REFERENCES `places`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`incubator_id`) REFERENCES `incubators`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expense_shares_on_one" CHECK((species_id IS NOT NULL) + (pair_id IS NOT NULL) + (bird_id IS NOT NULL) + (place_id IS NOT NULL) + (incubator_id IS NOT NULL) <= 1),
	CONSTRAINT "expense_shares_some" CHECK(cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `expense_shares_by_expense` ON `expense_shares` (`org_id`,`expense_id`,`position`);--> statement-breakpoint
CREATE INDEX `expense_shares_by_species` ON `expense_shares` (`org_id`,`species_id`) WHERE species_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expense_shares_by_pair` ON `expense_shares` (`org_id`,`pair_id`) WHERE pair_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expense_shares_by_bird` ON `expense_shares` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expense_shares_by_place` ON `expense_shares` (`org_id`,`place_id`) WHERE place_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expense_shares_by_incubator` ON `expense_shares` (`org_id`,`incubator_id`) WHERE incubator_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `expense_shares_in_organization` ON `expense_shares` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `expenses` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`category` text NOT NULL,
	`contact_id` text,
	`on_day` text NOT NULL,
	`due_on` text,
	`currency` text NOT NULL,
	`total_cents` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`is_expected` integer DEFAULT false NOT NULL,
	`recurring_id` text,
	`notes` text,
	`file_key` text,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`recurring_id`) REFERENCES `recurring_expenses`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expenses_sum" CHECK(total_cents = net_cents + vat_cents AND total_cents >= 0),
	CONSTRAINT "expenses_file" CHECK((file_key IS NULL) = (file_type IS NULL) AND (file_key IS NULL) = (file_bytes IS NULL))
);
--> statement-breakpoint
CREATE INDEX `expenses_by_day` ON `expenses` (`org_id`,`on_day`,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_category` ON `expenses` (`org_id`,`category`,`on_day`);--> statement-breakpoint
CREATE INDEX `expenses_by_contact` ON `expenses` (`org_id`,`contact_id`,`on_day`) WHERE contact_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expenses_expected` ON `expenses` (`org_id`,`on_day`,`id`) WHERE is_expected = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `expenses_by_recurring` ON `expenses` (`org_id`,`recurring_id`,`on_day`) WHERE recurring_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `expenses_in_organization` ON `expenses` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `recurring_expenses` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`category` text NOT NULL,
	`contact_id` text,
	`text` text,
	`cents` integer NOT NULL,
	`vat_bp` integer DEFAULT 0 NOT NULL,
	`every_unit` text NOT NULL,
	`every_n` integer DEFAULT 1 NOT NULL,
	`first_on` text NOT NULL,
	`next_on` text,
	`until_on` text,
	`shares` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recurring_expenses_some" CHECK(cents > 0 AND every_n > 0)
);
--> statement-breakpoint
CREATE INDEX `recurring_expenses_next` ON `recurring_expenses` (`next_on`) WHERE next_on IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_expenses_in_organization` ON `recurring_expenses` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bank_columns` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`headings` text NOT NULL,
	`columns` text NOT NULL,
	`used_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_columns_by_headings` ON `bank_columns` (`org_id`,`headings`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_columns_in_organization` ON `bank_columns` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name` text NOT NULL,
	`taken_at` text NOT NULL,
	`on_day` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`text` text NOT NULL,
	`text_key` text NOT NULL,
	`nth` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_once` ON `bank_lines` (`org_id`,`on_day`,`cents`,`text_key`,`nth`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_file` ON `bank_lines` (`org_id`,`file_id`,`state`);--> statement-breakpoint
CREATE INDEX `bank_lines_open` ON `bank_lines` (`org_id`,`on_day`,`id`) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_in_organization` ON `bank_lines` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `month_locks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`month` text NOT NULL,
	`locked_at` text NOT NULL,
	`user_id` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_locks_by_month` ON `month_locks` (`org_id`,`month`);--> statement-breakpoint
CREATE UNIQUE INDEX `month_locks_in_organization` ON `month_locks` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`direction` text NOT NULL,
	`kind` text NOT NULL,
	`on_day` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`method` text NOT NULL,
	`sale_id` text,
	`expense_id` text,
	`contact_id` text,
	`bank_line_id` text,
	`notes` text,
	`user_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`expense_id`) REFERENCES `expenses`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`bank_line_id`) REFERENCES `bank_lines`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_some" CHECK(cents > 0),
	CONSTRAINT "payments_for_one" CHECK(sale_id IS NULL OR expense_id IS NULL)
);
--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`org_id`,`on_day`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_sale` ON `payments` (`org_id`,`sale_id`) WHERE sale_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_expense` ON `payments` (`org_id`,`expense_id`) WHERE expense_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_contact` ON `payments` (`org_id`,`contact_id`) WHERE contact_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_bank_line` ON `payments` (`org_id`,`bank_line_id`) WHERE bank_line_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_in_organization` ON `payments` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `sale_dues` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`sale_id` text NOT NULL,
	`on_day` text NOT NULL,
	`cents` integer NOT NULL,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sale_dues_some" CHECK(cents > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_dues_by_sale` ON `sale_dues` (`org_id`,`sale_id`,`on_day`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_dues_in_organization` ON `sale_dues` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `sale_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`sale_id` text NOT NULL,
	`position` integer NOT NULL,
	`bird_id` text,
	`text` text NOT NULL,
	`quantity_milli` integer NOT NULL,
	`unit_cents` integer NOT NULL,
	`discount_bp` integer DEFAULT 0 NOT NULL,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`vat_bp` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`returned_on` text,
	`is_living` integer DEFAULT false NOT NULL,
	`status_before_id` text,
	`status_before_since` text,
	FOREIGN KEY (`org_id`,`sale_id`) REFERENCES `sales`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_lines_sum" CHECK(total_cents = net_cents + vat_cents AND total_cents >= 0 AND quantity_milli > 0),
	CONSTRAINT "sale_lines_discount" CHECK(discount_bp BETWEEN 0 AND 10000 AND (discount_bp = 0 OR discount_cents = 0))
);
--> statement-breakpoint
CREATE INDEX `sale_lines_by_sale` ON `sale_lines` (`org_id`,`sale_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_lines_living` ON `sale_lines` (`org_id`,`bird_id`) WHERE is_living = 1 AND bird_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sale_lines_by_bird` ON `sale_lines` (`org_id`,`bird_id`) WHERE bird_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `sale_lines_in_organization` ON `sale_lines` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `sales` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`number` text,
	`state` text NOT NULL,
	`contact_id` text,
	`buyer` text,
	`begun_on` text NOT NULL,
	`reserved_on` text,
	`sold_on` text,
	`delivered_on` text,
	`cancelled_on` text,
	`currency` text NOT NULL,
	`vat_regime` text NOT NULL,
	`total_cents` integer DEFAULT 0 NOT NULL,
	`net_cents` integer DEFAULT 0 NOT NULL,
	`vat_cents` integer DEFAULT 0 NOT NULL,
	`returned_cents` integer DEFAULT 0 NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`contact_id`) REFERENCES `contacts`(`org_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sales_numbered" CHECK((number IS NULL) = (state = 'draft')),
	CONSTRAINT "sales_sum" CHECK(total_cents = net_cents + vat_cents AND total_cents >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_by_number` ON `sales` (`org_id`,`number`) WHERE number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sales_by_day` ON `sales` (`org_id`,`begun_on`,`id`);--> statement-breakpoint
CREATE INDEX `sales_by_state` ON `sales` (`org_id`,`state`,`begun_on`,`id`);--> statement-breakpoint
CREATE INDEX `sales_by_delivery` ON `sales` (`org_id`,`delivered_on`,`id`) WHERE delivered_on IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sales_by_contact` ON `sales` (`org_id`,`contact_id`,`begun_on`) WHERE contact_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `sales_in_organization` ON `sales` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `series` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`key` text NOT NULL,
	`year` integer NOT NULL,
	`last` integer NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_by_year` ON `series` (`org_id`,`key`,`year`);--> statement-breakpoint
CREATE UNIQUE INDEX `series_in_organization` ON `series` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `has_money` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What drizzle-kit does not know, from here to the end: where things end.
CREATE TRIGGER contacts_end AFTER INSERT ON contacts BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'contacts', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached contacts 50000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'contacts' AND key = '') > 50000;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_counted_out AFTER DELETE ON contacts BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'contacts' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'contacts' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER sales_end AFTER INSERT ON sales BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'sales', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached sales 100000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'sales' AND key = '') > 100000;
END;
--> statement-breakpoint
CREATE TRIGGER sales_counted_out AFTER DELETE ON sales BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'sales' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'sales' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_end AFTER INSERT ON expenses BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'expenses', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached expenses 100000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'expenses' AND key = '') > 100000;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_counted_out AFTER DELETE ON expenses BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'expenses' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'expenses' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER payments_end AFTER INSERT ON payments BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'payments', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached payments 200000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'payments' AND key = '') > 200000;
END;
--> statement-breakpoint
CREATE TRIGGER payments_counted_out AFTER DELETE ON payments BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'payments' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'payments' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_end AFTER INSERT ON bank_lines BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'bank_lines', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached bank_lines 500000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'bank_lines' AND key = '') > 500000;
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_counted_out AFTER DELETE ON bank_lines BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'bank_lines' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'bank_lines' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_end BEFORE INSERT ON sale_lines
WHEN (SELECT count(*) FROM sale_lines WHERE org_id = NEW.org_id AND sale_id = NEW.sale_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached sale_lines 200');
END;
--> statement-breakpoint
CREATE TRIGGER sale_dues_end BEFORE INSERT ON sale_dues
WHEN (SELECT count(*) FROM sale_dues WHERE org_id = NEW.org_id AND sale_id = NEW.sale_id) >= 36 BEGIN
  SELECT RAISE(ABORT, 'limit_reached sale_dues 36');
END;
--> statement-breakpoint
CREATE TRIGGER expense_lines_end BEFORE INSERT ON expense_lines
WHEN (SELECT count(*) FROM expense_lines WHERE org_id = NEW.org_id AND expense_id = NEW.expense_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached expense_lines 100');
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_end BEFORE INSERT ON expense_shares
WHEN (SELECT count(*) FROM expense_shares WHERE org_id = NEW.org_id AND expense_id = NEW.expense_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached expense_shares 100');
END;
--> statement-breakpoint
CREATE TRIGGER recurring_expenses_end BEFORE INSERT ON recurring_expenses
WHEN (SELECT count(*) FROM recurring_expenses WHERE org_id = NEW.org_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached recurring_expenses 500');
END;
--> statement-breakpoint
CREATE TRIGGER bank_columns_end BEFORE INSERT ON bank_columns
WHEN (SELECT count(*) FROM bank_columns WHERE org_id = NEW.org_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached bank_columns 100');
END;
--> statement-breakpoint
-- Only the first writes it.
CREATE TRIGGER sales_first AFTER INSERT ON sales
WHEN (SELECT has_money FROM organizations WHERE id = NEW.org_id) = 0 BEGIN
  UPDATE organizations SET has_money = 1 WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_first AFTER INSERT ON expenses
WHEN (SELECT has_money FROM organizations WHERE id = NEW.org_id) = 0 BEGIN
  UPDATE organizations SET has_money = 1 WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_first AFTER INSERT ON payments
WHEN (SELECT has_money FROM organizations WHERE id = NEW.org_id) = 0 BEGIN
  UPDATE organizations SET has_money = 1 WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER organizations_currency_stays BEFORE UPDATE OF currency ON organizations
WHEN OLD.has_money = 1 AND OLD.currency IS NOT NEW.currency BEGIN
  SELECT RAISE(ABORT, 'currency_in_use');
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_sales AFTER INSERT ON payments WHEN NEW.sale_id IS NOT NULL BEGIN
  UPDATE sales SET paid_cents = paid_cents + iif(NEW.direction = 'in', NEW.cents, -NEW.cents) WHERE org_id = NEW.org_id AND id = NEW.sale_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_sales_changed AFTER UPDATE OF direction, cents, sale_id ON payments BEGIN
  UPDATE sales SET paid_cents = paid_cents - iif(OLD.direction = 'in', OLD.cents, -OLD.cents) WHERE org_id = OLD.org_id AND id = OLD.sale_id;
  UPDATE sales SET paid_cents = paid_cents + iif(NEW.direction = 'in', NEW.cents, -NEW.cents) WHERE org_id = NEW.org_id AND id = NEW.sale_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_sales_gone AFTER DELETE ON payments WHEN OLD.sale_id IS NOT NULL BEGIN
  UPDATE sales SET paid_cents = paid_cents - iif(OLD.direction = 'in', OLD.cents, -OLD.cents) WHERE org_id = OLD.org_id AND id = OLD.sale_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_expenses AFTER INSERT ON payments WHEN NEW.expense_id IS NOT NULL BEGIN
  UPDATE expenses SET paid_cents = paid_cents + iif(NEW.direction = 'out', NEW.cents, -NEW.cents) WHERE org_id = NEW.org_id AND id = NEW.expense_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_expenses_changed AFTER UPDATE OF direction, cents, expense_id ON payments BEGIN
  UPDATE expenses SET paid_cents = paid_cents - iif(OLD.direction = 'out', OLD.cents, -OLD.cents) WHERE org_id = OLD.org_id AND id = OLD.expense_id;
  UPDATE expenses SET paid_cents = paid_cents + iif(NEW.direction = 'out', NEW.cents, -NEW.cents) WHERE org_id = NEW.org_id AND id = NEW.expense_id;
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_expenses_gone AFTER DELETE ON payments WHEN OLD.expense_id IS NOT NULL BEGIN
  UPDATE expenses SET paid_cents = paid_cents - iif(OLD.direction = 'out', OLD.cents, -OLD.cents) WHERE org_id = OLD.org_id AND id = OLD.expense_id;
END;
--> statement-breakpoint
-- A line outlives what it is about.
CREATE TRIGGER trade_bird_erased BEFORE DELETE ON birds BEGIN
  UPDATE sale_lines SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
  UPDATE expense_lines SET bird_id = NULL, text = ifnull(text, OLD.identifier) WHERE org_id = OLD.org_id AND bird_id = OLD.id;
  UPDATE expense_shares SET bird_id = NULL, text = OLD.identifier WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_pairs_gone BEFORE DELETE ON pairs BEGIN
  UPDATE expense_shares SET pair_id = NULL, text = OLD.number WHERE org_id = OLD.org_id AND pair_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_places_gone BEFORE DELETE ON places BEGIN
  UPDATE expense_shares SET place_id = NULL, text = OLD.name WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_incubators_gone BEFORE DELETE ON incubators BEGIN
  UPDATE expense_shares SET incubator_id = NULL, text = OLD.name WHERE org_id = OLD.org_id AND incubator_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_species_gone BEFORE DELETE ON species BEGIN
  UPDATE expense_shares SET species_id = NULL, text = OLD.common_name WHERE org_id = OLD.org_id AND species_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_stored AFTER INSERT ON expenses WHEN NEW.file_bytes IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes + NEW.file_bytes WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_stored_anew AFTER UPDATE OF file_key, file_bytes ON expenses WHEN OLD.file_key IS NOT NEW.file_key BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - ifnull(OLD.file_bytes, 0) + ifnull(NEW.file_bytes, 0) WHERE id = NEW.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) SELECT OLD.file_key, OLD.updated_at, OLD.file_bytes WHERE OLD.file_key IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER expenses_stored_no_more AFTER DELETE ON expenses WHEN OLD.file_key IS NOT NULL BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - OLD.file_bytes WHERE id = OLD.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.updated_at, OLD.file_bytes);
END;
--> statement-breakpoint
-- No write of a day in a locked month; the clock erases what has closed.
CREATE TRIGGER payments_written_in_locked_month BEFORE INSERT ON payments
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(NEW.on_day, 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expenses_written_in_locked_month BEFORE INSERT ON expenses
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(NEW.on_day, 1, 7))) AND NEW.is_expected = 0 BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sales_written_in_locked_month BEFORE INSERT ON sales
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(NEW.delivered_on, 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_written_in_locked_month BEFORE INSERT ON sale_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT delivered_on FROM sales WHERE org_id = NEW.org_id AND id = NEW.sale_id), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_lines_written_in_locked_month BEFORE INSERT ON expense_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = NEW.org_id AND id = NEW.expense_id AND is_expected = 0), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_written_in_locked_month BEFORE INSERT ON expense_shares
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = NEW.org_id AND id = NEW.expense_id AND is_expected = 0), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER payments_deleted_in_locked_month BEFORE DELETE ON payments
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr(OLD.on_day, 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expenses_deleted_in_locked_month BEFORE DELETE ON expenses
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr(OLD.on_day, 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) AND OLD.is_expected = 0 BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sales_deleted_in_locked_month BEFORE DELETE ON sales
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr(OLD.delivered_on, 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_deleted_in_locked_month BEFORE DELETE ON sale_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr((SELECT delivered_on FROM sales WHERE org_id = OLD.org_id AND id = OLD.sale_id), 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_lines_deleted_in_locked_month BEFORE DELETE ON expense_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = OLD.org_id AND id = OLD.expense_id AND is_expected = 0), 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_deleted_in_locked_month BEFORE DELETE ON expense_shares
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = OLD.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = OLD.org_id AND id = OLD.expense_id AND is_expected = 0), 1, 7))) AND EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER payments_changed_in_locked_month BEFORE UPDATE OF direction, kind, on_day, cents, currency, method, sale_id, expense_id, contact_id ON payments
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(OLD.on_day, 1, 7) OR month = substr(NEW.on_day, 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expenses_changed_in_locked_month BEFORE UPDATE OF category, contact_id, on_day, currency, total_cents, net_cents, vat_cents, is_expected ON expenses
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(OLD.on_day, 1, 7) OR month = substr(NEW.on_day, 1, 7))) AND (OLD.is_expected = 0 OR NEW.is_expected = 0) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sales_changed_in_locked_month BEFORE UPDATE OF contact_id, delivered_on, currency, vat_regime, total_cents, net_cents, vat_cents ON sales
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(OLD.delivered_on, 1, 7) OR month = substr(NEW.delivered_on, 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_changed_in_locked_month BEFORE UPDATE OF quantity_milli, unit_cents, discount_bp, discount_cents, vat_bp, total_cents, net_cents, vat_cents ON sale_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT delivered_on FROM sales WHERE org_id = OLD.org_id AND id = OLD.sale_id), 1, 7) OR month = substr((SELECT delivered_on FROM sales WHERE org_id = NEW.org_id AND id = NEW.sale_id), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_returned_in_locked_month BEFORE UPDATE OF returned_on ON sale_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr(OLD.returned_on, 1, 7) OR month = substr(NEW.returned_on, 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_lines_changed_in_locked_month BEFORE UPDATE OF cents, vat_bp, net_cents, vat_cents ON expense_lines
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = OLD.org_id AND id = OLD.expense_id AND is_expected = 0), 1, 7) OR month = substr((SELECT on_day FROM expenses WHERE org_id = NEW.org_id AND id = NEW.expense_id AND is_expected = 0), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
--> statement-breakpoint
CREATE TRIGGER expense_shares_changed_in_locked_month BEFORE UPDATE OF cents ON expense_shares
WHEN EXISTS (SELECT 1 FROM month_locks WHERE org_id = NEW.org_id AND (month = substr((SELECT on_day FROM expenses WHERE org_id = OLD.org_id AND id = OLD.expense_id AND is_expected = 0), 1, 7) OR month = substr((SELECT on_day FROM expenses WHERE org_id = NEW.org_id AND id = NEW.expense_id AND is_expected = 0), 1, 7))) BEGIN
  SELECT RAISE(ABORT, 'month_locked');
END;
