-- Who is gone lives in no place: birds that stood in one all the same leave it, as their trail and their moves tell.
UPDATE birds SET place_id = NULL, changed_by = NULL, change_reason = NULL, change_import = NULL,
    updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), version = version + 1
  WHERE place_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM statuses WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id AND statuses.kind = 'gone'
  );
--> statement-breakpoint
-- No way of writing gets past it: every write says itself that a bird which is gone leaves its place.
CREATE TRIGGER birds_gone_placed_in BEFORE INSERT ON birds WHEN NEW.place_id IS NOT NULL AND NEW.status_id IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a bird that is gone lives in no place') FROM statuses
  WHERE statuses.org_id = NEW.org_id AND statuses.id = NEW.status_id AND statuses.kind = 'gone';
END;
--> statement-breakpoint
CREATE TRIGGER birds_gone_placed BEFORE UPDATE OF status_id, place_id ON birds WHEN NEW.place_id IS NOT NULL AND NEW.status_id IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a bird that is gone lives in no place') FROM statuses
  WHERE statuses.org_id = NEW.org_id AND statuses.id = NEW.status_id AND statuses.kind = 'gone';
END;
--> statement-breakpoint
DROP TRIGGER birds_counted_in;
--> statement-breakpoint
DROP TRIGGER birds_counted_out;
--> statement-breakpoint
DROP TRIGGER birds_recounted_out;
--> statement-breakpoint
DROP TRIGGER birds_recounted_in;
--> statement-breakpoint
-- Counted also by species and status together: so many of a species are here, whatever a status comes to mean.
CREATE TRIGGER birds_counted_in AFTER INSERT ON birds WHEN NEW.deleted_at IS NULL AND NEW.is_reference = 0 AND NEW.import_id IS NULL BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n) VALUES
    (NEW.org_id, 'all', '', 1),
    (NEW.org_id, 'species', NEW.species_id, 1),
    (NEW.org_id, 'status', ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'species_status', NEW.species_id || ' ' || ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'sex', NEW.sex, 1),
    (NEW.org_id, 'place', ifnull(NEW.place_id, ''), 1)
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER birds_counted_out AFTER DELETE ON birds WHEN OLD.deleted_at IS NULL AND OLD.is_reference = 0 BEGIN
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'all' AND key = '';
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species' AND key = OLD.species_id;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'status' AND key = ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species_status' AND key = OLD.species_id || ' ' || ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'sex' AND key = OLD.sex;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'place' AND key = ifnull(OLD.place_id, '');
END;
--> statement-breakpoint
CREATE TRIGGER birds_recounted_out AFTER UPDATE OF species_id, status_id, sex, place_id, is_reference, deleted_at ON birds WHEN OLD.deleted_at IS NULL AND OLD.is_reference = 0 BEGIN
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'all' AND key = '';
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species' AND key = OLD.species_id;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'status' AND key = ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'species_status' AND key = OLD.species_id || ' ' || ifnull(OLD.status_id, '');
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'sex' AND key = OLD.sex;
  UPDATE bird_counts SET n = n - 1 WHERE org_id = OLD.org_id AND dimension = 'place' AND key = ifnull(OLD.place_id, '');
END;
--> statement-breakpoint
CREATE TRIGGER birds_recounted_in AFTER UPDATE OF species_id, status_id, sex, place_id, is_reference, deleted_at ON birds WHEN NEW.deleted_at IS NULL AND NEW.is_reference = 0 BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n) VALUES
    (NEW.org_id, 'all', '', 1),
    (NEW.org_id, 'species', NEW.species_id, 1),
    (NEW.org_id, 'status', ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'species_status', NEW.species_id || ' ' || ifnull(NEW.status_id, ''), 1),
    (NEW.org_id, 'sex', NEW.sex, 1),
    (NEW.org_id, 'place', ifnull(NEW.place_id, ''), 1)
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
INSERT INTO bird_counts (org_id, dimension, key, n)
  SELECT org_id, 'species_status', species_id || ' ' || ifnull(status_id, ''), count(*) FROM birds
  WHERE deleted_at IS NULL AND is_reference = 0 GROUP BY org_id, species_id, status_id;
--> statement-breakpoint
-- Imports made before the trail knew of them.
INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
  SELECT 'aud_' || lower(hex(randomblob(13))), org_id, committed_at, user_id, 'import', id, 'imported', (
    SELECT json_group_object(field, json_array(NULL, n)) FROM (
      SELECT 'file_name' AS field, file_name AS n
      UNION ALL SELECT key, value FROM json_each(imports.report, '$.report')
      WHERE key IN ('created', 'updated', 'unchanged', 'skipped', 'rejected', 'references') AND value > 0
    )
  ) FROM imports WHERE committed_at IS NOT NULL;
