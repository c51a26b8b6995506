CREATE TABLE `row_counts` (
	`org_id` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`org_id`, `table_name`, `key`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
-- What stands already; then the ends by it (db/row-counts.ts), where all rows were counted for each new one.
INSERT INTO row_counts (org_id, table_name, key, n)
SELECT org_id, 'places' AS table_name, '' AS key, count(*) AS n FROM places GROUP BY 1, 3
UNION ALL SELECT org_id, 'species' AS table_name, '' AS key, count(*) AS n FROM species GROUP BY 1, 3
UNION ALL SELECT org_id, 'pairs' AS table_name, CAST(season AS TEXT) AS key, count(*) AS n FROM pairs GROUP BY 1, 3
UNION ALL SELECT org_id, 'bird_weights' AS table_name, CAST(bird_id AS TEXT) AS key, count(*) AS n FROM bird_weights GROUP BY 1, 3
UNION ALL SELECT org_id, 'imports' AS table_name, '' AS key, count(*) AS n FROM imports GROUP BY 1, 3
UNION ALL SELECT org_id, 'import_words' AS table_name, '' AS key, count(*) AS n FROM import_words GROUP BY 1, 3;
--> statement-breakpoint
DROP TRIGGER places_end;
--> statement-breakpoint
DROP TRIGGER species_end;
--> statement-breakpoint
DROP TRIGGER pairs_end;
--> statement-breakpoint
DROP TRIGGER bird_weights_end;
--> statement-breakpoint
DROP TRIGGER imports_end;
--> statement-breakpoint
DROP TRIGGER import_words_end;
--> statement-breakpoint
CREATE TRIGGER places_end AFTER INSERT ON places BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'places', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached places 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'places' AND key = '') > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER places_counted_out AFTER DELETE ON places BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'places' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'places' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER species_end AFTER INSERT ON species BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'species', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached species 2000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'species' AND key = '') > 2000;
END;
--> statement-breakpoint
CREATE TRIGGER species_counted_out AFTER DELETE ON species BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'species' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'species' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER pairs_end AFTER INSERT ON pairs BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'pairs', CAST(NEW.season AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached pairs 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'pairs' AND key = CAST(NEW.season AS TEXT)) > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER pairs_counted_out AFTER DELETE ON pairs BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'pairs' AND key = CAST(OLD.season AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'pairs' AND key = CAST(OLD.season AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER pairs_counted_anew AFTER UPDATE OF season ON pairs WHEN OLD.season IS NOT NEW.season BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'pairs' AND key = CAST(OLD.season AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'pairs' AND key = CAST(OLD.season AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'pairs', CAST(NEW.season AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached pairs 20000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'pairs' AND key = CAST(NEW.season AS TEXT)) > 20000;
END;
--> statement-breakpoint
CREATE TRIGGER bird_weights_end AFTER INSERT ON bird_weights BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'bird_weights', CAST(NEW.bird_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached bird_weights 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'bird_weights' AND key = CAST(NEW.bird_id AS TEXT)) > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER bird_weights_counted_out AFTER DELETE ON bird_weights BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'bird_weights' AND key = CAST(OLD.bird_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'bird_weights' AND key = CAST(OLD.bird_id AS TEXT) AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER bird_weights_counted_anew AFTER UPDATE OF bird_id ON bird_weights WHEN OLD.bird_id IS NOT NEW.bird_id BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'bird_weights' AND key = CAST(OLD.bird_id AS TEXT);
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'bird_weights' AND key = CAST(OLD.bird_id AS TEXT) AND n < 1;
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'bird_weights', CAST(NEW.bird_id AS TEXT), 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached bird_weights 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'bird_weights' AND key = CAST(NEW.bird_id AS TEXT)) > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER imports_end AFTER INSERT ON imports BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'imports', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached imports 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'imports' AND key = '') > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER imports_counted_out AFTER DELETE ON imports BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'imports' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'imports' AND key = '' AND n < 1;
END;
--> statement-breakpoint
CREATE TRIGGER import_words_end AFTER INSERT ON import_words BEGIN
  INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, 'import_words', '', 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached import_words 5000')
  WHERE (SELECT n FROM row_counts WHERE org_id = NEW.org_id AND table_name = 'import_words' AND key = '') > 5000;
END;
--> statement-breakpoint
CREATE TRIGGER import_words_counted_out AFTER DELETE ON import_words BEGIN
  UPDATE row_counts SET n = n - 1 WHERE org_id = OLD.org_id AND table_name = 'import_words' AND key = '';
  DELETE FROM row_counts WHERE org_id = OLD.org_id AND table_name = 'import_words' AND key = '' AND n < 1;
END;
--> statement-breakpoint
-- After the row, as those above: the choice for headings that are known is written over, however many are.
DROP TRIGGER import_mappings_end;
--> statement-breakpoint
CREATE TRIGGER import_mappings_end AFTER INSERT ON import_mappings
WHEN (SELECT count(*) FROM import_mappings WHERE org_id = NEW.org_id) > 500 BEGIN
  SELECT RAISE(ABORT, 'limit_reached import_mappings 500');
END;
