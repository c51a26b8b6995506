ALTER TABLE `species` ADD `incubation_days_to` integer CONSTRAINT "species_incubation_span" CHECK(incubation_days_to IS NULL OR (incubation_days IS NOT NULL AND incubation_days <= incubation_days_to));--> statement-breakpoint
ALTER TABLE `species` ADD `candling_days` text CONSTRAINT "species_candling_days" CHECK(candling_days IS NULL OR candling_days GLOB '[1-9]*');--> statement-breakpoint
ALTER TABLE `species` ADD `lay_interval_days` integer;--> statement-breakpoint
ALTER TABLE `species` ADD `sits_from_egg` integer CONSTRAINT "species_laying" CHECK((lay_interval_days IS NULL OR lay_interval_days > 0) AND (sits_from_egg IS NULL OR sits_from_egg > 0));--> statement-breakpoint
ALTER TABLE `species` ADD `ring_days_from` integer;--> statement-breakpoint
ALTER TABLE `species` ADD `ring_days_to` integer CONSTRAINT "species_ring_span" CHECK((ring_days_from IS NULL OR ring_days_from > 0) AND (ring_days_to IS NULL OR (ring_days_from IS NOT NULL AND ring_days_from <= ring_days_to)));--> statement-breakpoint
ALTER TABLE `species` ADD `weaning_day` integer CONSTRAINT "species_weaning" CHECK(weaning_day IS NULL OR (weaning_day > 0 AND (ring_days_from IS NULL OR ifnull(ring_days_to, ring_days_from) < weaning_day)));
--> statement-breakpoint
-- Own copies of the catalogue's species get its numbers (worker/species/catalogue-season.ts names the sources). Where the
-- breeder changed the days of incubation, what does not fit them stays unknown.
WITH known (slug, hatched_by, candling, last_candling, lays, sits, ring_from, ring_to, weaned) AS (VALUES
  ('chicken', 22, '7,14,18', 18, NULL, NULL, NULL, NULL, NULL),
  ('japanese_quail', 18, '6,13', 13, NULL, NULL, NULL, NULL, NULL),
  ('bobwhite', 24, '8,16', 16, NULL, NULL, NULL, NULL, NULL),
  ('chukar', 24, '8,16', 16, NULL, NULL, NULL, NULL, NULL),
  ('turkey', 28, '8,16,25', 25, NULL, NULL, NULL, NULL, NULL),
  ('guineafowl', 28, '8,16,25', 25, NULL, NULL, NULL, NULL, NULL),
  ('peafowl', 29, '8,16,25', 25, NULL, NULL, NULL, NULL, NULL),
  ('pheasant', 25, '8,16', 16, NULL, NULL, NULL, NULL, NULL),
  ('golden_pheasant', 24, '8,15', 15, NULL, NULL, NULL, NULL, NULL),
  ('duck', 28, '7,14,25', 25, NULL, NULL, NULL, NULL, NULL),
  ('muscovy', 37, '8,18,31', 31, NULL, NULL, NULL, NULL, NULL),
  ('goose', 34, '8,18,27', 27, NULL, NULL, NULL, NULL, NULL),
  ('mute_swan', 37, '9,20', 20, NULL, NULL, NULL, NULL, NULL),
  ('budgerigar', 21, '5,12,15', 15, 2, 2, 7, 10, 42),
  ('cockatiel', 21, '6,13,16', 16, 2, 2, 6, 10, 56),
  ('lovebird_rosy', 25, '7,14,20', 20, 2, 2, 5, 10, 56),
  ('lovebird_fischer', 24, '7,14,20', 20, 2, 2, 5, 10, 56),
  ('lovebird_masked', 23, '7,14,20', 20, 2, 2, 5, 10, 56),
  ('ringneck', 24, '7,14,20', 20, 2, NULL, NULL, NULL, NULL),
  ('alexandrine', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('bourke', 18, '6,12', 12, NULL, NULL, 7, 9, NULL),
  ('eastern_rosella', 21, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('red_rumped_parrot', 20, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('sun_conure', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('green_cheeked_conure', 24, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('african_grey', 30, '7,14,25', 25, NULL, NULL, NULL, NULL, NULL),
  ('blue_and_yellow_macaw', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('eclectus', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('scaly_breasted_lorikeet', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('amazon', 28, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('cockatoo', 30, '7,14', 14, NULL, NULL, NULL, NULL, NULL),
  ('canary', 14, '5,10', 10, 1, 3, 6, 8, 30),
  ('zebra_finch', 16, '5,10', 10, 1, 3, 8, 10, 35),
  ('gouldian', 16, '5,10', 10, 1, 3, 5, 10, 48),
  ('society_finch', 16, '5,10', 10, 1, NULL, 5, 10, NULL),
  ('java_sparrow', 14, '5,10', 10, NULL, NULL, 5, 10, NULL),
  ('goldfinch', 13, '5,9', 9, NULL, NULL, 5, 10, NULL),
  ('mynah', 14, '5,10', 10, NULL, NULL, NULL, NULL, NULL),
  ('pigeon', 19, '5,12', 12, 2, 2, 7, 8, 28),
  ('dove', 14, '5,9', 9, NULL, NULL, NULL, NULL, NULL),
  ('ostrich', 42, '14,28,38', 38, NULL, NULL, NULL, NULL, NULL),
  ('emu', 50, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('rhea', 42, '14,28', 28, NULL, NULL, NULL, NULL, NULL)
)
UPDATE species SET
  incubation_days_to = iif(incubation_days <= hatched_by, hatched_by, NULL),
  candling_days = iif(incubation_days IS NULL OR last_candling < incubation_days, candling, NULL),
  lay_interval_days = lays,
  sits_from_egg = sits,
  ring_days_from = ring_from,
  ring_days_to = ring_to,
  weaning_day = weaned
FROM known WHERE known.slug = species.catalogue_slug;
