CREATE INDEX `handovers_under_way` ON `handovers` (`state`,`expires_at`) WHERE state IN ('offered', 'claimed');--> statement-breakpoint
-- A bird that is offered to another breeder stays as it is until that is over: it neither leaves, nor is it lent, sold or thrown away.
CREATE TRIGGER birds_offered BEFORE UPDATE OF status_id, deleted_at, is_reference ON birds
WHEN EXISTS (SELECT 1 FROM handover_birds WHERE org_id = OLD.org_id AND bird_id = OLD.id AND is_frozen = 1) AND (
  (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) OR OLD.is_reference IS NOT NEW.is_reference
  OR ifnull((SELECT kind FROM statuses WHERE org_id = OLD.org_id AND id = OLD.status_id), 'present')
    IS NOT ifnull((SELECT kind FROM statuses WHERE org_id = NEW.org_id AND id = NEW.status_id), 'present')
) BEGIN
  SELECT RAISE(ABORT, 'bird_offered');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_offered BEFORE INSERT ON sale_lines
WHEN NEW.bird_id IS NOT NULL AND NEW.is_living = 1
  AND EXISTS (SELECT 1 FROM handover_birds WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id AND is_frozen = 1) BEGIN
  SELECT RAISE(ABORT, 'bird_offered');
END;
--> statement-breakpoint
CREATE TRIGGER sale_lines_offered_anew BEFORE UPDATE OF bird_id, is_living ON sale_lines
WHEN NEW.bird_id IS NOT NULL AND NEW.is_living = 1 AND (OLD.is_living = 0 OR OLD.bird_id IS NOT NEW.bird_id)
  AND EXISTS (SELECT 1 FROM handover_birds WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id AND is_frozen = 1) BEGIN
  SELECT RAISE(ABORT, 'bird_offered');
END;
