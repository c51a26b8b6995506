import { sql } from "drizzle-orm";
import { asBird, birdDetail } from "#worker/birds/columns/details.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { wayTo } from "#worker/places/place-path.ts";
import { Refusal } from "#worker/refusal.ts";
import { advisedSizes, colourOfYear, type OwnColours, type RingSizes } from "#worker/rings/advice.ts";
import { type RingParts, ringParts } from "#worker/rings/parts.ts";
import type { Scope } from "#worker/scope.ts";
import { trailFilter } from "#worker/trail/contract.ts";
import { entriesOf, type TrailQuery } from "#worker/trail/entries.ts";
import { familyIn, kinOf } from "./family.ts";
import { happeningsIn, happeningsOf } from "./happenings.ts";

/** What a ring says, and what is usual for its year and for the bird's species. */
export type RingFacts = {
  parts: RingParts;
  colour: ReturnType<typeof colourOfYear>;
  /** Inner diameters in mm: the one this breeder uses for the species, and those that are advised. */
  own_size: number | null;
  advised: RingSizes | null;
};

/** Lines of the trail that are looked through for what happened. */
const linesRead = 24;

type PageContext = Pick<TrailQuery, "timezone" | "subjects"> & { slots: FilledSlots };

/** Everything the first page of a bird shows, with what later rooms add, in one round trip. `today` is the organisation's day. */
export async function birdPage(scope: Scope, id: string, { timezone, subjects, slots }: PageContext) {
  const added = joined(scope, slots.birdPage, { id });
  const found = await batch(scope.db, {
    row: birdDetail(scope, id),
    header: birdHeader(scope, id),
    known: ringContext(scope, id),
    way: wayTo(scope, sql`(SELECT place_id FROM birds WHERE org_id = ${scope.org_id} AND id = ${id})`),
    kin: kinOf(scope, id),
    happened: happeningsOf(scope, id, slots.birdEvents),
    lines: entriesOf(scope, { filter: ofBird(id), timezone, subjects }, linesRead),
    ...added.statements,
  });
  const {
    row: [row],
    header: [head],
    known: [known],
    way,
    kin,
    happened,
    lines,
  } = found;
  if (!row || !head) throw new Refusal("missing");
  const bird = asBird(row);
  const colours = known?.colours ?? "{}";
  return {
    bird,
    head,
    way,
    today: scope.today,
    ring: ringFacts(scope, bird.identifier, known),
    ...added.serialize(found, bird),
    family: familyIn(kin, bird, { today: scope.today, colours }),
    happened: happeningsIn(bird, happened, lines, { scope, timezone, events: slots.birdEvents }),
  };
}

const ofBird = (subject_id: string) => trailFilter.parse({ subject_id, subject: "bird" });

type Context = { colours: string | null; slug: string | null; own_size: number | null };

const ringContext = ({ db, org_id }: Scope, id: string) =>
  db.all<Context>(sql`
    SELECT (SELECT json_group_object(year, colour) FROM ring_colours WHERE org_id = ${org_id}) AS colours,
      species.catalogue_slug AS slug, species.ring_size_mm AS own_size
    FROM birds JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
    WHERE birds.org_id = ${org_id} AND birds.id = ${id}`);

function ringFacts({ today }: Scope, identifier: string, known: Context | undefined): RingFacts {
  const parts = ringParts(identifier, today);
  return {
    parts,
    colour: parts.year === null ? null : colourOfYear(parts.year, JSON.parse(known?.colours ?? "{}") as OwnColours),
    own_size: known?.own_size ?? null,
    advised: advisedSizes(known?.slug ?? null) ?? null,
  };
}
