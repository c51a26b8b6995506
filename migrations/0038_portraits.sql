ALTER TABLE `users` ADD `portrait` text;--> statement-breakpoint
CREATE TRIGGER users_portrait_replaced AFTER UPDATE OF portrait ON users
WHEN OLD.portrait IS NOT NULL AND OLD.portrait IS NOT NEW.portrait BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES ('org/' || OLD.org_id || '/portraits/' || OLD.portrait, OLD.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER users_portrait_lost AFTER DELETE ON users WHEN OLD.portrait IS NOT NULL BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at) VALUES ('org/' || OLD.org_id || '/portraits/' || OLD.portrait, OLD.created_at);
END;
