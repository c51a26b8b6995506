-- Of a bird the newest 1000 moves are kept (db/schema/housing.ts). Refused, it could not even die: that ends its place.
CREATE TRIGGER moves_end AFTER INSERT ON moves
WHEN (SELECT count(*) FROM moves WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id) > 1000 BEGIN
  DELETE FROM moves WHERE id = (
    SELECT id FROM moves WHERE org_id = NEW.org_id AND bird_id = NEW.bird_id ORDER BY at, id LIMIT 1);
END;
