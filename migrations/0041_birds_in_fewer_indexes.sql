-- An import writes every index while others wait: an id is found with its organisation, and an engine is asked for only
-- where it is an old one.
DROP INDEX `birds_id_unique`;--> statement-breakpoint
DROP INDEX `birds_by_engine`;--> statement-breakpoint
CREATE INDEX `birds_to_work_out` ON `birds` (`org_id`) WHERE kinship_engine < 1 AND (father_id IS NOT NULL OR mother_id IS NOT NULL);
--> statement-breakpoint
DROP TRIGGER bird_weights_compared;
--> statement-breakpoint
CREATE TRIGGER bird_weights_compared AFTER INSERT ON bird_weights BEGIN
  DELETE FROM bird_weight_losses WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id;
  INSERT INTO bird_weight_losses (org_id, bird_id, weighed_on, change)
  SELECT last.org_id, last.bird_id, last.weighed_on, last.grams / before.grams - 1
  FROM (
    SELECT * FROM bird_weights WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1
  ) last CROSS JOIN (
    SELECT grams FROM bird_weights WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1 OFFSET 1
  ) before
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE org_id = NEW.org_id AND id = NEW.bird_id);
END;
--> statement-breakpoint
DROP TRIGGER bird_weights_compared_anew;
--> statement-breakpoint
CREATE TRIGGER bird_weights_compared_anew AFTER UPDATE ON bird_weights BEGIN
  DELETE FROM bird_weight_losses WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id;
  INSERT INTO bird_weight_losses (org_id, bird_id, weighed_on, change)
  SELECT last.org_id, last.bird_id, last.weighed_on, last.grams / before.grams - 1
  FROM (
    SELECT * FROM bird_weights WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1
  ) last CROSS JOIN (
    SELECT grams FROM bird_weights WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1 OFFSET 1
  ) before
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE org_id = NEW.org_id AND id = NEW.bird_id);
END;
--> statement-breakpoint
DROP TRIGGER bird_weights_compared_without;
--> statement-breakpoint
CREATE TRIGGER bird_weights_compared_without AFTER DELETE ON bird_weights BEGIN
  DELETE FROM bird_weight_losses WHERE org_id = OLD.org_id AND bird_id = OLD.bird_id;
  INSERT INTO bird_weight_losses (org_id, bird_id, weighed_on, change)
  SELECT last.org_id, last.bird_id, last.weighed_on, last.grams / before.grams - 1
  FROM (
    SELECT * FROM bird_weights WHERE org_id = OLD.org_id AND bird_id = OLD.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1
  ) last CROSS JOIN (
    SELECT grams FROM bird_weights WHERE org_id = OLD.org_id AND bird_id = OLD.bird_id ORDER BY weighed_on DESC, id DESC LIMIT 1 OFFSET 1
  ) before
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE org_id = OLD.org_id AND id = OLD.bird_id);
END;
