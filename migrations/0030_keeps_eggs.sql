ALTER TABLE `organizations` ADD `keeps_eggs` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE organizations SET keeps_eggs = 1 WHERE EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = organizations.id);
--> statement-breakpoint
-- Only the first egg writes it.
CREATE TRIGGER eggs_first AFTER INSERT ON eggs
WHEN (SELECT keeps_eggs FROM organizations WHERE id = NEW.org_id) = 0 BEGIN
  UPDATE organizations SET keeps_eggs = 1 WHERE id = NEW.org_id;
END;
