ALTER TABLE `contacts` ADD `merged_into_id` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `search_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- By hand: who is bound to a bird by a word on it is so no more once that word is another.
CREATE TRIGGER bird_people_of_other_words AFTER UPDATE OF breeder, owner, left_to ON birds
WHEN (OLD.breeder IS NOT NULL AND OLD.breeder IS NOT NEW.breeder)
  OR (OLD.owner IS NOT NULL AND OLD.owner IS NOT NEW.owner)
  OR (OLD.left_to IS NOT NULL AND OLD.left_to IS NOT NEW.left_to) BEGIN
  DELETE FROM bird_people WHERE org_id = OLD.org_id AND bird_id = OLD.id AND role = 'breeder' AND OLD.breeder IS NOT NEW.breeder;
  DELETE FROM bird_people WHERE org_id = OLD.org_id AND bird_id = OLD.id AND role = 'owner' AND OLD.owner IS NOT NEW.owner;
  DELETE FROM bird_people WHERE org_id = OLD.org_id AND bird_id = OLD.id AND role = 'buyer' AND OLD.left_to IS NOT NEW.left_to;
END;
