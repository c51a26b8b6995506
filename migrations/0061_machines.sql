-- Where machines, their trays, offsets and power cuts end; machines by a kept count (db/row-counts.ts).
INSERT INTO row_counts (org_id, table_name, key, n)
SELECT org_id, 'incubators' AS table_name, '' AS key, count(*) AS n FROM incubators GROUP BY 1, 3;
--> statement-breakpoint
CREATE TRIGGER incubators_end AFTER INSERT ON incubators BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'incubators', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached incubators 2000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'incubators' AND key = '') > 2000;
END;
--> statement-breakpoint
CREATE TRIGGER incubators_counted_out AFTER DELETE ON incubators BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'incubators' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'incubators' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER incubator_trays_end BEFORE INSERT ON incubator_trays
WHEN (SELECT count(*) FROM incubator_trays WHERE org_id = NEW.org_id AND incubator_id = NEW.incubator_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached incubator_trays 100');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_offsets_end BEFORE INSERT ON incubator_offsets
WHEN (SELECT count(*) FROM incubator_offsets WHERE org_id = NEW.org_id AND incubator_id = NEW.incubator_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached incubator_offsets 500');
END;
--> statement-breakpoint
CREATE TRIGGER incubator_power_cuts_end BEFORE INSERT ON incubator_power_cuts
WHEN (SELECT count(*) FROM incubator_power_cuts WHERE org_id = NEW.org_id AND incubator_id = NEW.incubator_id) >= 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached incubator_power_cuts 500');
END;
--> statement-breakpoint
-- Trays go with their machine, and so with its organisation; in which an egg lies keeps it.
CREATE TRIGGER incubators_with_trays BEFORE DELETE ON incubators BEGIN
  DELETE FROM incubator_trays WHERE org_id = OLD.org_id AND incubator_id = OLD.id;
END;
