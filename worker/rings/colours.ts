import { asc, sql } from "drizzle-orm";
import * as z from "zod";
import { ringColours } from "#db/schema/rings.ts";
import { type RingColour, ringColourWords } from "#db/vocabulary.ts";
import { auditedLines } from "#worker/audit.ts";
import { archived } from "#worker/kit/archived.ts";
import { oneOf, whole } from "#worker/kit/archived-fields.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { colouredYears, usualColour } from "./advice.ts";
import type { RingColourChange } from "./contract.ts";

/** A year with the colour that is usual for it, and the organisation's own where it differs. */
export type ColourOfYear = { year: number; usual: RingColour | null; doubtful: boolean; own: RingColour | null };

const ownColours = (scope: Scope) =>
  scope.db
    .select({ year: ringColours.year, colour: ringColours.colour })
    .from(ringColours)
    .where(owned(scope, ringColours))
    .orderBy(asc(ringColours.year));

/** Every year anything is known of, the latest first. */
export async function coloursByYear(scope: Scope): Promise<ColourOfYear[]> {
  return merged(await ownColours(scope));
}

function merged(own: Array<{ year: number; colour: RingColour }>): ColourOfYear[] {
  const colours = new Map(own.map(({ year, colour }) => [year, colour]));
  const years = [...new Set([...colouredYears(), ...colours.keys()])].sort((one, other) => other - one);
  return years.map((year) => {
    const usual = usualColour(year);
    return {
      year,
      usual: usual?.colour ?? null,
      doubtful: usual?.doubtful ?? false,
      own: colours.get(year) ?? null,
    };
  });
}

/** Sets and clears colours of years, all in one write. */
export async function setColours(scope: Scope, { colours }: RingColourChange): Promise<ColourOfYear[]> {
  const wanted = JSON.stringify(colours);
  const { rows } = await batch(scope.db, {
    lines: auditedLines(scope, { subject: "ring_colour", lines: differing(scope, wanted) }),
    cleared: scope.db.run(sql`
      DELETE FROM ring_colours WHERE org_id = ${scope.org_id}
      AND CAST(year AS TEXT) IN (SELECT key FROM json_each(${wanted}) WHERE type = 'null')`),
    set: scope.db.run(sql`
      INSERT INTO ring_colours ("org_id", "year", "colour")
      SELECT ${scope.org_id}, CAST(key AS INTEGER), value FROM json_each(${wanted}) WHERE type = 'text'
      ON CONFLICT (org_id, year) DO UPDATE SET colour = excluded.colour`),
    rows: ownColours(scope),
  });
  return merged(rows);
}

export const archivedRingColours = archived(ringColours, {
  worded: { colour: "audit.ring_colour.colour" },
  key: { column: "year", start: -1 },
  row: z.strictObject({ year: whole(1900, 2200), colour: oneOf(ringColourWords) }),
  beside: sql`ON CONFLICT (org_id, year) DO UPDATE SET colour = excluded.colour`,
});

/** The years of a change whose colour is another than before; without an own one it is the usual. */
const differing = ({ org_id }: Scope, wanted: string) => sql`
  SELECT said.key AS subject_id,
    json_object('colour', json_array(ifnull(own.colour, 'usual'), ifnull(said.value, 'usual'))) AS changes
  FROM json_each(${wanted}) said
  LEFT JOIN ring_colours own ON own.org_id = ${org_id} AND own.year = CAST(said.key AS INTEGER)
  WHERE own.colour IS NOT said.value`;
