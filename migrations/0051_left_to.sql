ALTER TABLE `birds` ADD `left_to` text;--> statement-breakpoint
ALTER TABLE `birds` ADD `left_price_cents` integer;
--> statement-breakpoint
DROP TRIGGER IF EXISTS birds_audited;
--> statement-breakpoint
CREATE TRIGGER birds_audited AFTER UPDATE OF identifier, name, sex, species_id, status_id, status_since, cause_of_death, left_to, left_price_cents, birth_date, birth_precision, father_id, mother_id, foster_father_id, foster_mother_id, notes, is_reference, place_id, ring_size_mm, microchip, sexing_method, mutation, genotype, breeder, owner, acquisition, acquired_on, acquired_price_cents, acquired_document, eu_annex, certificate_number, deleted_at ON birds
  WHEN OLD.identifier IS NOT NEW.identifier OR OLD.name IS NOT NEW.name OR OLD.sex IS NOT NEW.sex OR OLD.species_id IS NOT NEW.species_id OR OLD.status_id IS NOT NEW.status_id OR OLD.status_since IS NOT NEW.status_since OR OLD.cause_of_death IS NOT NEW.cause_of_death OR OLD.left_to IS NOT NEW.left_to OR OLD.left_price_cents IS NOT NEW.left_price_cents OR OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision OR OLD.father_id IS NOT NEW.father_id OR OLD.mother_id IS NOT NEW.mother_id OR OLD.foster_father_id IS NOT NEW.foster_father_id OR OLD.foster_mother_id IS NOT NEW.foster_mother_id OR OLD.notes IS NOT NEW.notes OR OLD.is_reference IS NOT NEW.is_reference OR OLD.place_id IS NOT NEW.place_id OR OLD.ring_size_mm IS NOT NEW.ring_size_mm OR OLD.microchip IS NOT NEW.microchip OR OLD.sexing_method IS NOT NEW.sexing_method OR OLD.mutation IS NOT NEW.mutation OR OLD.genotype IS NOT NEW.genotype OR OLD.breeder IS NOT NEW.breeder OR OLD.owner IS NOT NEW.owner OR OLD.acquisition IS NOT NEW.acquisition OR OLD.acquired_on IS NOT NEW.acquired_on OR OLD.acquired_price_cents IS NOT NEW.acquired_price_cents OR OLD.acquired_document IS NOT NEW.acquired_document OR OLD.eu_annex IS NOT NEW.eu_annex OR OLD.certificate_number IS NOT NEW.certificate_number OR OLD.deleted_at IS NOT NEW.deleted_at BEGIN
  INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes, import_id)
  SELECT 'aud_' || lower(hex(randomblob(13))), NEW.org_id, NEW.updated_at, NEW.changed_by, 'bird', NEW.id,
    CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'deleted'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'restored'
      WHEN NEW.change_import IS NOT NULL THEN 'imported'
      ELSE 'changed'
    END,
    (SELECT json_group_object(field, json_array(was, became)) FROM (
      SELECT 'identifier' AS field, OLD.identifier AS was, NEW.identifier AS became WHERE OLD.identifier IS NOT NEW.identifier
      UNION ALL SELECT 'name' AS field, OLD.name AS was, NEW.name AS became WHERE OLD.name IS NOT NEW.name
      UNION ALL SELECT 'sex' AS field, OLD.sex AS was, NEW.sex AS became WHERE OLD.sex IS NOT NEW.sex
      UNION ALL SELECT 'species_id' AS field, OLD.species_id AS was, NEW.species_id AS became WHERE OLD.species_id IS NOT NEW.species_id
      UNION ALL SELECT 'status_id' AS field, OLD.status_id AS was, NEW.status_id AS became WHERE OLD.status_id IS NOT NEW.status_id
      UNION ALL SELECT 'status_since' AS field, OLD.status_since AS was, NEW.status_since AS became WHERE OLD.status_since IS NOT NEW.status_since
      UNION ALL SELECT 'cause_of_death' AS field, OLD.cause_of_death AS was, NEW.cause_of_death AS became WHERE OLD.cause_of_death IS NOT NEW.cause_of_death
      UNION ALL SELECT 'left_to' AS field, OLD.left_to AS was, NEW.left_to AS became WHERE OLD.left_to IS NOT NEW.left_to
      UNION ALL SELECT 'left_price_cents' AS field, OLD.left_price_cents AS was, NEW.left_price_cents AS became WHERE OLD.left_price_cents IS NOT NEW.left_price_cents
      UNION ALL SELECT 'birth_date' AS field, OLD.birth_date AS was, NEW.birth_date AS became WHERE (OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision)
      UNION ALL SELECT 'birth_precision' AS field, OLD.birth_precision AS was, NEW.birth_precision AS became WHERE (OLD.birth_date IS NOT NEW.birth_date OR OLD.birth_precision IS NOT NEW.birth_precision) AND ifnull(OLD.birth_precision, NEW.birth_precision) IS NOT NULL
      UNION ALL SELECT 'father_id' AS field, OLD.father_id AS was, NEW.father_id AS became WHERE OLD.father_id IS NOT NEW.father_id
      UNION ALL SELECT 'mother_id' AS field, OLD.mother_id AS was, NEW.mother_id AS became WHERE OLD.mother_id IS NOT NEW.mother_id
      UNION ALL SELECT 'foster_father_id' AS field, OLD.foster_father_id AS was, NEW.foster_father_id AS became WHERE OLD.foster_father_id IS NOT NEW.foster_father_id
      UNION ALL SELECT 'foster_mother_id' AS field, OLD.foster_mother_id AS was, NEW.foster_mother_id AS became WHERE OLD.foster_mother_id IS NOT NEW.foster_mother_id
      UNION ALL SELECT 'notes' AS field, OLD.notes AS was, NEW.notes AS became WHERE OLD.notes IS NOT NEW.notes
      UNION ALL SELECT 'is_reference' AS field, OLD.is_reference AS was, NEW.is_reference AS became WHERE OLD.is_reference IS NOT NEW.is_reference
      UNION ALL SELECT 'place_id' AS field, OLD.place_id AS was, NEW.place_id AS became WHERE OLD.place_id IS NOT NEW.place_id
      UNION ALL SELECT 'ring_size_mm' AS field, OLD.ring_size_mm AS was, NEW.ring_size_mm AS became WHERE OLD.ring_size_mm IS NOT NEW.ring_size_mm
      UNION ALL SELECT 'microchip' AS field, OLD.microchip AS was, NEW.microchip AS became WHERE OLD.microchip IS NOT NEW.microchip
      UNION ALL SELECT 'sexing_method' AS field, OLD.sexing_method AS was, NEW.sexing_method AS became WHERE OLD.sexing_method IS NOT NEW.sexing_method
      UNION ALL SELECT 'mutation' AS field, OLD.mutation AS was, NEW.mutation AS became WHERE OLD.mutation IS NOT NEW.mutation
      UNION ALL SELECT 'genotype' AS field, OLD.genotype AS was, NEW.genotype AS became WHERE OLD.genotype IS NOT NEW.genotype
      UNION ALL SELECT 'breeder' AS field, OLD.breeder AS was, NEW.breeder AS became WHERE OLD.breeder IS NOT NEW.breeder
      UNION ALL SELECT 'owner' AS field, OLD.owner AS was, NEW.owner AS became WHERE OLD.owner IS NOT NEW.owner
      UNION ALL SELECT 'acquisition' AS field, OLD.acquisition AS was, NEW.acquisition AS became WHERE OLD.acquisition IS NOT NEW.acquisition
      UNION ALL SELECT 'acquired_on' AS field, OLD.acquired_on AS was, NEW.acquired_on AS became WHERE OLD.acquired_on IS NOT NEW.acquired_on
      UNION ALL SELECT 'acquired_price_cents' AS field, OLD.acquired_price_cents AS was, NEW.acquired_price_cents AS became WHERE OLD.acquired_price_cents IS NOT NEW.acquired_price_cents
      UNION ALL SELECT 'acquired_document' AS field, OLD.acquired_document AS was, NEW.acquired_document AS became WHERE OLD.acquired_document IS NOT NEW.acquired_document
      UNION ALL SELECT 'eu_annex' AS field, OLD.eu_annex AS was, NEW.eu_annex AS became WHERE OLD.eu_annex IS NOT NEW.eu_annex
      UNION ALL SELECT 'certificate_number' AS field, OLD.certificate_number AS was, NEW.certificate_number AS became WHERE OLD.certificate_number IS NOT NEW.certificate_number
    )),
    NEW.change_import;
END;
