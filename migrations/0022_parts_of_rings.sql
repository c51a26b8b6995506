DROP TRIGGER birds_found;
--> statement-breakpoint
DROP TRIGGER birds_unfound;
--> statement-breakpoint
DROP TRIGGER birds_refound;
--> statement-breakpoint
DROP TABLE birds_fts;
--> statement-breakpoint
-- Of a ring only letters and digits are looked for, in one piece.
UPDATE birds SET search_key = ifnull((
  WITH RECURSIVE signs(at, sign) AS (
    SELECT 1, substr(search_key, 1, 1)
    UNION ALL SELECT at + 1, substr(search_key, at + 1, 1) FROM signs WHERE at < instr(search_key, char(10)) - 1
  )
  SELECT group_concat(sign, '') FROM (SELECT sign, unicode(sign) AS code FROM signs ORDER BY at)
  WHERE code BETWEEN 48 AND 57 OR code BETWEEN 97 AND 122 OR (code >= 192
    AND code NOT IN (215, 247) AND code NOT BETWEEN 8192 AND 8303 AND code NOT BETWEEN 12288 AND 12351)
), '') || substr(search_key, instr(search_key, char(10)));
--> statement-breakpoint
-- Every three signs of a row that follow each other are a word of this index, so that any part of a ring is found. Two
-- spaces stand around each text: with them beginnings and ends are found that are shorter. The organisation is one such
-- word, of signs that no ring has.
CREATE VIRTUAL TABLE bird_parts USING fts5(org, ring, name, chip, content='', contentless_delete=1, detail=column, tokenize='trigram');
--> statement-breakpoint
INSERT INTO bird_parts (rowid, org, ring, name, chip)
  SELECT birds.n, char(131072 + unicode(substr(birds.org_id, -1)) * 128 + unicode(substr(birds.org_id, -2, 1)), 131072 + unicode(substr(birds.org_id, -3)) * 128 + unicode(substr(birds.org_id, -4, 1)), 131072 + unicode(substr(birds.org_id, -5)) * 128 + unicode(substr(birds.org_id, -6, 1))), '  ' || substr(birds.search_key, 1, instr(birds.search_key, char(10)) - 1) || '  ', '  ' || nullif(substr(birds.search_key, instr(birds.search_key, char(10)) + 1), '') || '  ', '  ' || lower(birds.microchip) || '  ' FROM birds;
--> statement-breakpoint
-- The birds of an import are put in by its own write, all at once.
CREATE TRIGGER birds_found AFTER INSERT ON birds WHEN NEW.import_id IS NULL BEGIN
  INSERT INTO bird_parts (rowid, org, ring, name, chip)
  SELECT NEW.n, char(131072 + unicode(substr(NEW.org_id, -1)) * 128 + unicode(substr(NEW.org_id, -2, 1)), 131072 + unicode(substr(NEW.org_id, -3)) * 128 + unicode(substr(NEW.org_id, -4, 1)), 131072 + unicode(substr(NEW.org_id, -5)) * 128 + unicode(substr(NEW.org_id, -6, 1))), '  ' || substr(NEW.search_key, 1, instr(NEW.search_key, char(10)) - 1) || '  ', '  ' || nullif(substr(NEW.search_key, instr(NEW.search_key, char(10)) + 1), '') || '  ', '  ' || lower(NEW.microchip) || '  ';
END;
--> statement-breakpoint
CREATE TRIGGER birds_unfound AFTER DELETE ON birds BEGIN
  DELETE FROM bird_parts WHERE rowid = OLD.n;
END;
--> statement-breakpoint
CREATE TRIGGER birds_refound AFTER UPDATE OF search_key, microchip ON birds
  WHEN OLD.search_key IS NOT NEW.search_key OR OLD.microchip IS NOT NEW.microchip BEGIN
  DELETE FROM bird_parts WHERE rowid = OLD.n;
  INSERT INTO bird_parts (rowid, org, ring, name, chip)
  SELECT NEW.n, char(131072 + unicode(substr(NEW.org_id, -1)) * 128 + unicode(substr(NEW.org_id, -2, 1)), 131072 + unicode(substr(NEW.org_id, -3)) * 128 + unicode(substr(NEW.org_id, -4, 1)), 131072 + unicode(substr(NEW.org_id, -5)) * 128 + unicode(substr(NEW.org_id, -6, 1))), '  ' || substr(NEW.search_key, 1, instr(NEW.search_key, char(10)) - 1) || '  ', '  ' || nullif(substr(NEW.search_key, instr(NEW.search_key, char(10)) + 1), '') || '  ', '  ' || lower(NEW.microchip) || '  ';
END;
