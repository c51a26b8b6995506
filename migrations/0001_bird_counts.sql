CREATE TRIGGER birds_counted_in AFTER INSERT ON birds WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n) VALUES
    (NEW.org_id, 'all', '', 1),
    (NEW.org_id, 'species', NEW.species_id, 1),
    (NEW.org_id, 'status', ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'sex', NEW.sex, 1)
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER birds_counted_out AFTER DELETE ON birds WHEN OLD.deleted_at IS NULL BEGIN
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'all' AND key = '';
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species' AND key = OLD.species_id;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'status' AND key = ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'sex' AND key = OLD.sex;
END;
--> statement-breakpoint
CREATE TRIGGER birds_recounted_out AFTER UPDATE OF species_id, status_id, sex, deleted_at ON birds WHEN OLD.deleted_at IS NULL BEGIN
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'all' AND key = '';
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species' AND key = OLD.species_id;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'status' AND key = ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'sex' AND key = OLD.sex;
END;
--> statement-breakpoint
CREATE TRIGGER birds_recounted_in AFTER UPDATE OF species_id, status_id, sex, deleted_at ON birds WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n) VALUES
    (NEW.org_id, 'all', '', 1),
    (NEW.org_id, 'species', NEW.species_id, 1),
    (NEW.org_id, 'status', ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'sex', NEW.sex, 1)
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + 1;
END;
