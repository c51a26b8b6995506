-- By hand, to the end: where courses and what belongs to them end (db/row-counts.ts, db/schema/health.ts), and what erased
-- birds and deleted places leave.
CREATE TRIGGER courses_end AFTER INSERT ON courses BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'courses', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached courses 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'courses' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counted_out AFTER DELETE ON courses BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'courses' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'courses' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_birds_end BEFORE INSERT ON course_birds
WHEN (SELECT count(*) FROM course_birds WHERE org_id = NEW.org_id AND course_id = NEW.course_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached course_birds 500');
END;
--> statement-breakpoint
CREATE TRIGGER course_birds_erased BEFORE DELETE ON birds BEGIN
  UPDATE course_birds SET bird_id = NULL, ring = OLD.identifier WHERE org_id = OLD.org_id AND bird_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_place_gone BEFORE DELETE ON places BEGIN
  UPDATE courses SET place_id = NULL WHERE org_id = OLD.org_id AND place_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER health_share_birds_end BEFORE INSERT ON health_share_birds
WHEN (SELECT count(*) FROM health_share_birds WHERE org_id = NEW.org_id AND share_id = NEW.share_id) >= 50 BEGIN
  SELECT RAISE(ABORT, 'limit_reached health_share_birds 50');
END;
