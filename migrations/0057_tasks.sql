DROP INDEX `tasks_by_day`;--> statement-breakpoint
ALTER TABLE `tasks` ADD `closed_at` text;--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`org_id`,`first_on`,`id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `tasks_over` ON `tasks` (`org_id`,`closed_at`,`id`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
CREATE TRIGGER tasks_end BEFORE INSERT ON tasks
WHEN (SELECT count(*) FROM (SELECT 1 FROM tasks WHERE org_id = NEW.org_id AND closed_at IS NULL LIMIT 1001)) >= 1001 BEGIN
  SELECT RAISE(ABORT, 'limit_reached tasks 1000');
END;
--> statement-breakpoint
CREATE TRIGGER task_marks_end BEFORE INSERT ON task_marks
WHEN (SELECT count(*) FROM task_marks WHERE org_id = NEW.org_id AND task_id = NEW.task_id) >= 5000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached task_marks 5000');
END;
--> statement-breakpoint
-- A task outlives what it is about.
CREATE TRIGGER tasks_bird_erased BEFORE DELETE ON birds BEGIN
  UPDATE tasks SET bird_id = NULL WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_pair_deleted BEFORE DELETE ON pairs BEGIN
  UPDATE tasks SET pair_id = NULL WHERE org_id = OLD.org_id AND pair_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_place_deleted BEFORE DELETE ON places BEGIN
  UPDATE tasks SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
