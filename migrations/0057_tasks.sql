DROP INDEX `tasks_by_day`;--> statement-breakpoint
ALTER TABLE `tasks` ADD `closed_at` text;--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`org_id`,`first_on`,`id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `tasks_over` ON `tasks` (`org_id`,`closed_at`,`id`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
-- What drizzle-kit does not know: from here to the end.
CREATE TRIGGER tasks_open_end BEFORE INSERT ON tasks
WHEN (SELECT count(*) FROM (SELECT 1 FROM tasks WHERE org_id = NEW.org_id AND closed_at IS NULL LIMIT 1001)) >= 1001 BEGIN
  SELECT RAISE(ABORT, 'limit_reached tasks 1000');
END;
--> statement-breakpoint
CREATE TRIGGER tasks_end AFTER INSERT ON tasks BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'tasks', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached tasks 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'tasks' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_counted_out AFTER DELETE ON tasks BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'tasks' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'tasks' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER task_marks_end AFTER INSERT ON task_marks BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'task_marks', CAST(NEW.task_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached task_marks 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'task_marks' AND key = CAST(NEW.task_id AS TEXT)) > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER task_marks_counted_out AFTER DELETE ON task_marks BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'task_marks' AND key = CAST(OLD.task_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'task_marks' AND key = CAST(OLD.task_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER task_marks_counted_anew AFTER UPDATE OF task_id ON task_marks WHEN OLD.task_id IS NOT NEW.task_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'task_marks' AND key = CAST(OLD.task_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'task_marks' AND key = CAST(OLD.task_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'task_marks', CAST(NEW.task_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached task_marks 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'task_marks' AND key = CAST(NEW.task_id AS TEXT)) > 5000;
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
