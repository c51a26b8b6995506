import { type SQL, sql } from "drizzle-orm";

/**
 * The id of the machine in which the eggs of an alias lie, or lay when they came to their end, as SQL; null for those that
 * lay in a nest then. What was taken back counts for nothing.
 */
export const lastMachineOf = (eggs: SQL): SQL => sql`(
  SELECT tray.incubator_id FROM egg_events put
  LEFT JOIN egg_tray_moves moved ON moved.org_id = put.org_id AND moved.event_id = put.id
  LEFT JOIN incubator_trays tray ON tray.org_id = moved.org_id AND tray.id = moved.to_tray_id
  WHERE put.org_id = ${eggs}.org_id AND put.egg_id = ${eggs}.id AND put.deed IN ('tray', 'foster')
    AND NOT EXISTS (SELECT 1 FROM egg_events back
      WHERE back.org_id = put.org_id AND back.egg_id = put.egg_id AND back.undoes = put.position)
  ORDER BY put.position DESC LIMIT 1)`;
