ALTER TABLE `organizations` ADD `paper_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lost_files` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER bird_photos_lost;
--> statement-breakpoint
-- A small copy is 256 kB at most, and mostly a quarter of it.
CREATE TRIGGER bird_photos_lost AFTER DELETE ON bird_photos BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.created_at, OLD.bytes);
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) SELECT OLD.thumb_key, OLD.created_at, 65536 WHERE OLD.thumb_key IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER registrations_file_replaced;
--> statement-breakpoint
CREATE TRIGGER registrations_file_replaced AFTER UPDATE OF file_key ON registrations
WHEN OLD.file_key IS NOT NULL AND OLD.file_key IS NOT NEW.file_key BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.created_at, ifnull(OLD.file_bytes, 0));
END;
--> statement-breakpoint
DROP TRIGGER registrations_file_lost;
--> statement-breakpoint
CREATE TRIGGER registrations_file_lost AFTER DELETE ON registrations WHEN OLD.file_key IS NOT NULL BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.file_key, OLD.created_at, ifnull(OLD.file_bytes, 0));
END;
--> statement-breakpoint
DROP TRIGGER users_portrait_replaced;
--> statement-breakpoint
-- Nobody keeps how large a picture of a member or a logo is: 2 MB at most.
CREATE TRIGGER users_portrait_replaced AFTER UPDATE OF portrait ON users
WHEN OLD.portrait IS NOT NULL AND OLD.portrait IS NOT NEW.portrait BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES ('org/' || OLD.org_id || '/portraits/' || OLD.portrait, OLD.created_at, 2097152);
END;
--> statement-breakpoint
DROP TRIGGER organizations_logo_replaced;
--> statement-breakpoint
CREATE TRIGGER organizations_logo_replaced AFTER UPDATE OF logo_key ON organizations
WHEN OLD.logo_key IS NOT NULL AND OLD.logo_key IS NOT NEW.logo_key BEGIN
  INSERT OR IGNORE INTO lost_files (file_key, lost_at, bytes) VALUES (OLD.logo_key, OLD.created_at, 2097152);
END;
--> statement-breakpoint
UPDATE organizations SET paper_bytes = (SELECT ifnull(sum(file_bytes), 0) FROM registrations WHERE registrations.org_id = organizations.id);
--> statement-breakpoint
CREATE TRIGGER registrations_paper_come AFTER INSERT ON registrations WHEN NEW.file_bytes IS NOT NULL BEGIN
  UPDATE organizations SET paper_bytes = paper_bytes + NEW.file_bytes WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER registrations_paper_changed AFTER UPDATE OF file_bytes ON registrations WHEN OLD.file_bytes IS NOT NEW.file_bytes BEGIN
  UPDATE organizations SET paper_bytes = paper_bytes - ifnull(OLD.file_bytes, 0) + ifnull(NEW.file_bytes, 0) WHERE id = NEW.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER registrations_paper_gone AFTER DELETE ON registrations WHEN OLD.file_bytes IS NOT NULL BEGIN
  UPDATE organizations SET paper_bytes = paper_bytes - OLD.file_bytes WHERE id = OLD.org_id;
END;
