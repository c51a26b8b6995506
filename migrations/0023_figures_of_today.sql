CREATE TABLE `bird_weight_losses` (
	`org_id` text NOT NULL,
	`bird_id` text NOT NULL,
	`weighed_on` text NOT NULL,
	`change` real NOT NULL,
	PRIMARY KEY(`org_id`, `bird_id`),
	FOREIGN KEY (`org_id`,`bird_id`) REFERENCES `birds`(`org_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bird_weight_losses_by_day` ON `bird_weight_losses` (`org_id`,`weighed_on`,`bird_id`);
--> statement-breakpoint
CREATE TRIGGER birds_figured_in AFTER INSERT ON birds WHEN NEW.deleted_at IS NULL AND NEW.is_reference = 0 AND NEW.import_id IS NULL BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n)
  SELECT NEW.org_id, dimension, key, n FROM (
    SELECT 'cohort' AS dimension, ifnull(NEW.status_id, '') || ' ' || NEW.sex || ' ' || ifnull(substr(NEW.birth_date, 1, 4), '') AS key, 1 AS n
    UNION ALL SELECT 'born', substr(NEW.birth_date, 1, iif(NEW.birth_precision IS 'year', 4, 7)), 1 WHERE NEW.birth_date IS NOT NULL
    UNION ALL SELECT 'unringed', ifnull(NEW.status_id, ''), 1 WHERE (NEW.identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR NEW.identifier_key GLOB 'sem anilha*'
      OR NEW.identifier_key GLOB 's/anilha*' OR NEW.identifier_key GLOB 'no ring*' OR NEW.identifier_key GLOB 'unringed*')
    UNION ALL SELECT 'orphan', ifnull(NEW.status_id, ''), 1 WHERE NEW.father_id IS NULL AND NEW.mother_id IS NULL
    UNION ALL SELECT 'bred', substr(NEW.birth_date, 1, 4), 1 WHERE NEW.birth_date IS NOT NULL AND NEW.father_id IS NOT NULL AND NEW.mother_id IS NOT NULL
    UNION ALL SELECT 'inbreeding', substr(NEW.birth_date, 1, 4), CAST(round(NEW.inbreeding * 1000000) AS INTEGER) WHERE NEW.birth_date IS NOT NULL AND NEW.father_id IS NOT NULL AND NEW.mother_id IS NOT NULL
  ) WHERE true
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER birds_figured_out AFTER DELETE ON birds WHEN OLD.deleted_at IS NULL AND OLD.is_reference = 0 BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n)
  SELECT OLD.org_id, dimension, key, -n FROM (
    SELECT 'cohort' AS dimension, ifnull(OLD.status_id, '') || ' ' || OLD.sex || ' ' || ifnull(substr(OLD.birth_date, 1, 4), '') AS key, 1 AS n
    UNION ALL SELECT 'born', substr(OLD.birth_date, 1, iif(OLD.birth_precision IS 'year', 4, 7)), 1 WHERE OLD.birth_date IS NOT NULL
    UNION ALL SELECT 'unringed', ifnull(OLD.status_id, ''), 1 WHERE (OLD.identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR OLD.identifier_key GLOB 'sem anilha*'
      OR OLD.identifier_key GLOB 's/anilha*' OR OLD.identifier_key GLOB 'no ring*' OR OLD.identifier_key GLOB 'unringed*')
    UNION ALL SELECT 'orphan', ifnull(OLD.status_id, ''), 1 WHERE OLD.father_id IS NULL AND OLD.mother_id IS NULL
    UNION ALL SELECT 'bred', substr(OLD.birth_date, 1, 4), 1 WHERE OLD.birth_date IS NOT NULL AND OLD.father_id IS NOT NULL AND OLD.mother_id IS NOT NULL
    UNION ALL SELECT 'inbreeding', substr(OLD.birth_date, 1, 4), CAST(round(OLD.inbreeding * 1000000) AS INTEGER) WHERE OLD.birth_date IS NOT NULL AND OLD.father_id IS NOT NULL AND OLD.mother_id IS NOT NULL
  ) WHERE EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id)
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER birds_refigured AFTER UPDATE OF status_id, sex, birth_date, birth_precision, identifier_key, father_id, mother_id, inbreeding, is_reference, deleted_at ON birds
  WHEN OLD.status_id IS NOT NEW.status_id OR OLD.sex IS NOT NEW.sex OR OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision OR OLD.identifier_key IS NOT NEW.identifier_key OR OLD.father_id IS NOT NEW.father_id OR OLD.mother_id IS NOT NEW.mother_id OR OLD.inbreeding IS NOT NEW.inbreeding OR OLD.is_reference IS NOT NEW.is_reference OR OLD.deleted_at IS NOT NEW.deleted_at BEGIN
  INSERT INTO bird_counts (org_id, dimension, key, n)
  SELECT NEW.org_id, dimension, key, sum(n) FROM (
    SELECT dimension, key, -n AS n FROM (
    SELECT 'cohort' AS dimension, ifnull(OLD.status_id, '') || ' ' || OLD.sex || ' ' || ifnull(substr(OLD.birth_date, 1, 4), '') AS key, 1 AS n
    UNION ALL SELECT 'born', substr(OLD.birth_date, 1, iif(OLD.birth_precision IS 'year', 4, 7)), 1 WHERE OLD.birth_date IS NOT NULL
    UNION ALL SELECT 'unringed', ifnull(OLD.status_id, ''), 1 WHERE (OLD.identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR OLD.identifier_key GLOB 'sem anilha*'
      OR OLD.identifier_key GLOB 's/anilha*' OR OLD.identifier_key GLOB 'no ring*' OR OLD.identifier_key GLOB 'unringed*')
    UNION ALL SELECT 'orphan', ifnull(OLD.status_id, ''), 1 WHERE OLD.father_id IS NULL AND OLD.mother_id IS NULL
    UNION ALL SELECT 'bred', substr(OLD.birth_date, 1, 4), 1 WHERE OLD.birth_date IS NOT NULL AND OLD.father_id IS NOT NULL AND OLD.mother_id IS NOT NULL
    UNION ALL SELECT 'inbreeding', substr(OLD.birth_date, 1, 4), CAST(round(OLD.inbreeding * 1000000) AS INTEGER) WHERE OLD.birth_date IS NOT NULL AND OLD.father_id IS NOT NULL AND OLD.mother_id IS NOT NULL
    ) WHERE OLD.deleted_at IS NULL AND OLD.is_reference = 0
    UNION ALL SELECT dimension, key, n FROM (
    SELECT 'cohort' AS dimension, ifnull(NEW.status_id, '') || ' ' || NEW.sex || ' ' || ifnull(substr(NEW.birth_date, 1, 4), '') AS key, 1 AS n
    UNION ALL SELECT 'born', substr(NEW.birth_date, 1, iif(NEW.birth_precision IS 'year', 4, 7)), 1 WHERE NEW.birth_date IS NOT NULL
    UNION ALL SELECT 'unringed', ifnull(NEW.status_id, ''), 1 WHERE (NEW.identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR NEW.identifier_key GLOB 'sem anilha*'
      OR NEW.identifier_key GLOB 's/anilha*' OR NEW.identifier_key GLOB 'no ring*' OR NEW.identifier_key GLOB 'unringed*')
    UNION ALL SELECT 'orphan', ifnull(NEW.status_id, ''), 1 WHERE NEW.father_id IS NULL AND NEW.mother_id IS NULL
    UNION ALL SELECT 'bred', substr(NEW.birth_date, 1, 4), 1 WHERE NEW.birth_date IS NOT NULL AND NEW.father_id IS NOT NULL AND NEW.mother_id IS NOT NULL
    UNION ALL SELECT 'inbreeding', substr(NEW.birth_date, 1, 4), CAST(round(NEW.inbreeding * 1000000) AS INTEGER) WHERE NEW.birth_date IS NOT NULL AND NEW.father_id IS NOT NULL AND NEW.mother_id IS NOT NULL
    ) WHERE NEW.deleted_at IS NULL AND NEW.is_reference = 0
  ) WHERE true GROUP BY dimension, key HAVING sum(n) <> 0
  ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
-- What the triggers keep, of the birds that were there before.
WITH arrived AS MATERIALIZED (
  SELECT org_id, status_id, sex, birth_date, birth_precision, identifier_key, father_id, mother_id, inbreeding, is_reference, deleted_at FROM birds WHERE deleted_at IS NULL AND is_reference = 0
)
INSERT INTO bird_counts (org_id, dimension, key, n)
  SELECT org_id, dimension, key, sum(n) FROM (
    SELECT org_id, 'cohort' AS dimension, ifnull(status_id, '') || ' ' || sex || ' ' || ifnull(substr(birth_date, 1, 4), '') AS key, 1 AS n FROM arrived
    UNION ALL SELECT org_id, 'born', substr(birth_date, 1, iif(birth_precision IS 'year', 4, 7)), 1 FROM arrived WHERE birth_date IS NOT NULL
    UNION ALL SELECT org_id, 'unringed', ifnull(status_id, ''), 1 FROM arrived WHERE (identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR identifier_key GLOB 'sem anilha*'
      OR identifier_key GLOB 's/anilha*' OR identifier_key GLOB 'no ring*' OR identifier_key GLOB 'unringed*')
    UNION ALL SELECT org_id, 'orphan', ifnull(status_id, ''), 1 FROM arrived WHERE father_id IS NULL AND mother_id IS NULL
    UNION ALL SELECT org_id, 'bred', substr(birth_date, 1, 4), 1 FROM arrived WHERE birth_date IS NOT NULL AND father_id IS NOT NULL AND mother_id IS NOT NULL
    UNION ALL SELECT org_id, 'inbreeding', substr(birth_date, 1, 4), CAST(round(inbreeding * 1000000) AS INTEGER) FROM arrived WHERE birth_date IS NOT NULL AND father_id IS NOT NULL AND mother_id IS NOT NULL
  ) WHERE true GROUP BY org_id, dimension, key;
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
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE id = NEW.bird_id);
END;
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
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE id = NEW.bird_id);
END;
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
  WHERE last.grams * 10 <= before.grams * 9 AND EXISTS (SELECT 1 FROM birds WHERE id = OLD.bird_id);
END;
--> statement-breakpoint
INSERT INTO bird_weight_losses (org_id, bird_id, weighed_on, change)
  SELECT org_id, bird_id, weighed_on, grams / before - 1 FROM (
    SELECT org_id, bird_id, weighed_on, grams,
      lead(grams) OVER newest AS before, row_number() OVER newest AS place
    FROM bird_weights WINDOW newest AS (PARTITION BY org_id, bird_id ORDER BY weighed_on DESC, id DESC)
  ) WHERE place = 1 AND grams * 10 <= before * 9;