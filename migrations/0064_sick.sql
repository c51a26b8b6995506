-- What drizzle-kit does not know, to the end: where the events of a bird and the files of an event end, and what outlives a
-- place or a status.
CREATE TRIGGER health_events_end AFTER INSERT ON health_events
WHEN (SELECT count(*) FROM health_events WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id) > 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached health_events 500');
END;
--> statement-breakpoint
CREATE TRIGGER health_files_end AFTER INSERT ON health_files
WHEN (SELECT count(*) FROM health_files WHERE org_id = NEW.org_id AND event_id = NEW.event_id) > 10 BEGIN
  SELECT RAISE(ABORT, 'limit_reached health_files 10');
END;
--> statement-breakpoint
CREATE TRIGGER health_events_place_gone BEFORE DELETE ON places BEGIN
  UPDATE health_events SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER health_events_status_gone BEFORE DELETE ON statuses BEGIN
  UPDATE health_events SET status_before_id = NULL WHERE org_id = OLD.org_id AND status_before_id = OLD.id;
END;
