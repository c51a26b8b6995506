-- Where tables end, nearer than before, and where the events of an egg do: the numbers of db/ends.ts.
DROP TRIGGER mutations_end;
--> statement-breakpoint
CREATE TRIGGER mutations_end BEFORE INSERT ON mutations
WHEN (SELECT count(*) FROM mutations WHERE org_id = NEW.org_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached mutations 200');
END;
--> statement-breakpoint
DROP TRIGGER pair_birds_end;
--> statement-breakpoint
CREATE TRIGGER pair_birds_end BEFORE INSERT ON pair_birds
WHEN (SELECT count(*) FROM pair_birds WHERE org_id = NEW.org_id AND pair_id = NEW.pair_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'limit_reached pair_birds 100');
END;
--> statement-breakpoint
CREATE TRIGGER egg_events_end BEFORE INSERT ON egg_events
WHEN (SELECT count(*) FROM egg_events WHERE org_id = NEW.org_id AND egg_id = NEW.egg_id) >= 200 BEGIN
  SELECT RAISE(ABORT, 'limit_reached egg_events 200');
END;
--> statement-breakpoint
-- By the count that is kept: counting them anew would take longer than the write.
CREATE TRIGGER birds_end BEFORE INSERT ON birds
WHEN (SELECT n FROM bird_counts WHERE org_id = NEW.org_id AND dimension = 'all' AND key = '') >= 1000000 BEGIN
  SELECT RAISE(ABORT, 'limit_reached birds 1000000');
END;
