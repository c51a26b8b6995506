CREATE TABLE `support_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`has_money` integer NOT NULL,
	`ticket_id` text,
	`ends_at` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_grants_by_time` ON `support_grants` (`org_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_grants_in_organization` ON `support_grants` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `console_organizations` (
	`short_key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`plan` text NOT NULL,
	`trial_ends_at` text,
	`birds` integer NOT NULL,
	`members` integer NOT NULL,
	`stored_bytes` integer NOT NULL,
	`seen_on` text,
	`closes_at` text,
	`subscription` text,
	`period_end` text,
	`past_due_since` text,
	`failed_imports` integer DEFAULT 0 NOT NULL,
	`failed_deliveries` integer DEFAULT 0 NOT NULL,
	`failed_payments` integer DEFAULT 0 NOT NULL,
	`import_faults` text NOT NULL,
	`created_at` text NOT NULL,
	`counted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_organizations_by_name` ON `console_organizations` (`name`,`short_key`);--> statement-breakpoint
CREATE INDEX `console_organizations_by_seen` ON `console_organizations` (`seen_on`,`short_key`);--> statement-breakpoint
CREATE INDEX `console_organizations_by_age` ON `console_organizations` (`created_at`,`short_key`);--> statement-breakpoint
CREATE INDEX `console_organizations_by_count` ON `console_organizations` (`counted_at`);--> statement-breakpoint
CREATE INDEX `console_organizations_closing` ON `console_organizations` (`closes_at`,`short_key`) WHERE closes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `console_organizations_paying` ON `console_organizations` (`subscription`,`period_end`,`short_key`) WHERE subscription IS NOT NULL;--> statement-breakpoint
CREATE INDEX `console_organizations_failing` ON `console_organizations` (`short_key`) WHERE failed_imports > 0 OR failed_deliveries > 0 OR failed_payments > 0;--> statement-breakpoint
CREATE TABLE `operator_deeds` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text,
	`short_key` text,
	`subject_id` text,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_deeds_by_organization` ON `operator_deeds` (`short_key`,`n`);--> statement-breakpoint
CREATE UNIQUE INDEX `operator_deeds_once` ON `operator_deeds` (`key`);--> statement-breakpoint
CREATE TABLE `console_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`short_key` text NOT NULL,
	`type` text NOT NULL,
	`rating` integer,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_feedback_by_organization` ON `console_feedback` (`short_key`);--> statement-breakpoint
CREATE INDEX `console_feedback_by_time` ON `console_feedback` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `console_feedback_by_state` ON `console_feedback` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `console_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`short_key` text NOT NULL,
	`has_money` integer NOT NULL,
	`ticket_id` text,
	`ends_at` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_grants_by_organization` ON `console_grants` (`short_key`);--> statement-breakpoint
CREATE INDEX `console_grants_by_end` ON `console_grants` (`ends_at`,`id`);--> statement-breakpoint
CREATE INDEX `console_grants_by_ticket` ON `console_grants` (`ticket_id`);--> statement-breakpoint
CREATE TABLE `console_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`short_key` text NOT NULL,
	`number` text NOT NULL,
	`category` text NOT NULL,
	`state` text NOT NULL,
	`priority` text NOT NULL,
	`unanswered_since` text,
	`is_held` integer DEFAULT false NOT NULL,
	`last_at` text NOT NULL,
	`created_at` text NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_tickets_unanswered` ON `console_tickets` (`unanswered_since`,`id`) WHERE unanswered_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `console_tickets_by_organization` ON `console_tickets` (`short_key`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `console_tickets_by_time` ON `console_tickets` (`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `console_tickets_by_state` ON `console_tickets` (`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `console_tickets_held` ON `console_tickets` (`last_at`,`id`) WHERE is_held = 1;--> statement-breakpoint
CREATE TABLE `help_counts` (
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`term` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`kind`, `language`, `term`, `answer`, `day`)
);
--> statement-breakpoint
CREATE INDEX `help_counts_by_day` ON `help_counts` (`day`);--> statement-breakpoint
CREATE TABLE `ticket_numbers` (
	`year` integer NOT NULL,
	`n` integer NOT NULL,
	`ticket_id` text NOT NULL,
	`short_key` text NOT NULL,
	PRIMARY KEY(`year`, `n`)
);
--> statement-breakpoint
CREATE INDEX `ticket_numbers_by_organization` ON `ticket_numbers` (`short_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_numbers_by_ticket` ON `ticket_numbers` (`ticket_id`);--> statement-breakpoint
CREATE TABLE `console_marks` (
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	PRIMARY KEY(`org_id`, `kind`, `subject_id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`rating` integer,
	`state` text DEFAULT 'new' NOT NULL,
	`line` text,
	`decided_at` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_by_author` ON `feedback` (`org_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_in_organization` ON `feedback` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_files` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`message_id` text NOT NULL,
	`name` text NOT NULL,
	`file_key` text NOT NULL,
	`file_type` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`ticket_id`) REFERENCES `tickets`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`org_id`,`message_id`) REFERENCES `ticket_messages`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_files_by_ticket` ON `ticket_files` (`org_id`,`ticket_id`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_files_by_message` ON `ticket_files` (`org_id`,`message_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_files_in_organization` ON `ticket_files` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`writer` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`quoted` text,
	`is_mail` integer DEFAULT false NOT NULL,
	`sender` text,
	`is_held` integer DEFAULT false NOT NULL,
	`mail_id` text,
	`mail_hash` text,
	`left_out` integer DEFAULT 0 NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`org_id`,`ticket_id`) REFERENCES `tickets`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_by_mail` ON `ticket_messages` (`org_id`,`mail_hash`) WHERE mail_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ticket_messages_in_order` ON `ticket_messages` (`org_id`,`ticket_id`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_in_organization` ON `ticket_messages` (`org_id`,`id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`number` text NOT NULL,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`priority` text NOT NULL,
	`waits_for` text,
	`context` text NOT NULL,
	`follows` text,
	`unanswered_since` text,
	`last_at` text NOT NULL,
	`solved_at` text,
	`closed_at` text,
	`helped` text,
	`helped_note` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`,`user_id`) REFERENCES `users`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_by_number` ON `tickets` (`org_id`,`number`);--> statement-breakpoint
CREATE INDEX `tickets_by_time` ON `tickets` (`org_id`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_by_author` ON `tickets` (`org_id`,`user_id`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_solved` ON `tickets` (`solved_at`) WHERE state = 'solved';--> statement-breakpoint
CREATE INDEX `tickets_closed` ON `tickets` (`closed_at`) WHERE state = 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_in_organization` ON `tickets` (`org_id`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `grant_id` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `again_at` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_at` text;--> statement-breakpoint
CREATE INDEX `imports_by_time` ON `imports` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_failed` ON `webhook_deliveries` (`org_id`) WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX `contact_messages_unanswered` ON `contact_messages` (`created_at`,`id`) WHERE answered_at IS NULL;
--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
CREATE TRIGGER tickets_end AFTER INSERT ON tickets BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'tickets', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached tickets 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'tickets' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_counted_out AFTER DELETE ON tickets BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'tickets' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'tickets' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_end AFTER INSERT ON ticket_messages BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ticket_messages', CAST(NEW.ticket_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ticket_messages 1000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ticket_messages' AND key = CAST(NEW.ticket_id AS TEXT)) > 1000;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_counted_out AFTER DELETE ON ticket_messages BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ticket_messages' AND key = CAST(OLD.ticket_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ticket_messages' AND key = CAST(OLD.ticket_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_counted_anew AFTER UPDATE OF ticket_id ON ticket_messages WHEN OLD.ticket_id IS NOT NEW.ticket_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ticket_messages' AND key = CAST(OLD.ticket_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ticket_messages' AND key = CAST(OLD.ticket_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ticket_messages', CAST(NEW.ticket_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ticket_messages 1000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ticket_messages' AND key = CAST(NEW.ticket_id AS TEXT)) > 1000;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_files_end AFTER INSERT ON ticket_files BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ticket_files', CAST(NEW.ticket_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ticket_files 500')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ticket_files' AND key = CAST(NEW.ticket_id AS TEXT)) > 500;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_files_counted_out AFTER DELETE ON ticket_files BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ticket_files' AND key = CAST(OLD.ticket_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ticket_files' AND key = CAST(OLD.ticket_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_files_counted_anew AFTER UPDATE OF ticket_id ON ticket_files WHEN OLD.ticket_id IS NOT NEW.ticket_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'ticket_files' AND key = CAST(OLD.ticket_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'ticket_files' AND key = CAST(OLD.ticket_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'ticket_files', CAST(NEW.ticket_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ticket_files 500')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'ticket_files' AND key = CAST(NEW.ticket_id AS TEXT)) > 500;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_end AFTER INSERT ON feedback BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'feedback', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached feedback 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'feedback' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER feedback_counted_out AFTER DELETE ON feedback BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'feedback' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'feedback' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_files_stored AFTER INSERT ON ticket_files BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes + NEW.file_bytes WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_files_stored_no_more AFTER DELETE ON ticket_files BEGIN
  UPDATE organizations SET stored_bytes = stored_bytes - OLD.file_bytes WHERE id = OLD.org_id;
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.created_at, OLD.file_bytes);
END;
--> statement-breakpoint
-- What the operator's lists are to know of: each change is another revision, and a mark until a step has carried it there.
CREATE TRIGGER tickets_marked AFTER INSERT ON tickets BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'ticket', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_marked_anew AFTER UPDATE OF category, state, priority, unanswered_since, last_at ON tickets BEGIN
  UPDATE tickets SET revision = revision + 1 WHERE org_id = NEW.org_id AND id = NEW.id;
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'ticket', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_gone AFTER DELETE ON tickets
WHEN EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (OLD.org_id, 'ticket', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_held AFTER INSERT ON ticket_messages WHEN NEW.is_held = 1 BEGIN
  UPDATE tickets SET revision = revision + 1 WHERE org_id = NEW.org_id AND id = NEW.ticket_id;
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'ticket', NEW.ticket_id);
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_let_in AFTER UPDATE OF is_held ON ticket_messages WHEN OLD.is_held <> NEW.is_held BEGIN
  UPDATE tickets SET revision = revision + 1 WHERE org_id = NEW.org_id AND id = NEW.ticket_id;
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'ticket', NEW.ticket_id);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_marked AFTER INSERT ON feedback BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'feedback', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_marked_anew AFTER UPDATE OF state ON feedback WHEN OLD.state <> NEW.state BEGIN
  UPDATE feedback SET revision = revision + 1 WHERE org_id = NEW.org_id AND id = NEW.id;
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'feedback', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER feedback_gone AFTER DELETE ON feedback
WHEN EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (OLD.org_id, 'feedback', OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER support_grants_marked AFTER INSERT ON support_grants BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'grant', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER support_grants_marked_anew AFTER UPDATE OF revoked_at ON support_grants BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (NEW.org_id, 'grant', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER operator_deeds_stay BEFORE UPDATE ON operator_deeds BEGIN
  SELECT RAISE(ABORT, 'deeds_stay');
END;
--> statement-breakpoint
CREATE TRIGGER operator_deeds_never_go BEFORE DELETE ON operator_deeds BEGIN
  SELECT RAISE(ABORT, 'deeds_stay');
END;

--> statement-breakpoint
CREATE TRIGGER support_grants_gone AFTER DELETE ON support_grants
WHEN EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id AND closes_at IS NULL) BEGIN
  INSERT OR IGNORE INTO console_marks (org_id, kind, subject_id) VALUES (OLD.org_id, 'grant', OLD.id);
END;
