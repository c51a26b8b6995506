ALTER TABLE `organizations` ADD `bonds_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `birds` ADD `inbreeding` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `birds` ADD `completeness` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `birds` ADD `pedigree_depth` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `birds` ADD `kinship_engine` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `birds_by_engine` ON `birds` (`kinship_engine`,`org_id`) WHERE father_id IS NOT NULL OR mother_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER birds_rebonded AFTER UPDATE OF father_id, mother_id ON birds
  WHEN OLD.father_id IS NOT NEW.father_id OR OLD.mother_id IS NOT NEW.mother_id BEGIN
  UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = NEW.org_id;
  UPDATE birds SET kinship_engine = 0 WHERE n = NEW.n;
END;
--> statement-breakpoint
CREATE TRIGGER birds_unbonded AFTER DELETE ON birds BEGIN
  UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = OLD.org_id;
END;
