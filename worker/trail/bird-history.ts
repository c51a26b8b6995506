import { sql } from "drizzle-orm";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type TrailFilter, trailFilter } from "./contract.ts";
import { entriesOf, type TrailQuery, type TrailRow } from "./entries.ts";
import { serializeLine } from "./trail-text.ts";

const perPage = 20;

/** Where the page begins, and how it is told. */
type Where = Pick<TrailFilter, "before"> & Omit<TrailQuery, "filter">;

/** What was done to a bird, the last first, down to how it came into the register; in words. One round trip. */
export async function birdHistory(scope: Scope, id: string, { before, ...asked }: Where) {
  const filter = trailFilter.parse({ subject_id: id, before });
  const {
    head: [head],
    rows,
    begun: [begun],
  } = await batch(scope.db, {
    head: birdHeader(scope, id),
    rows: entriesOf(scope, { ...asked, filter }, perPage + 1),
    begun: beginningOf(scope, id),
  });
  if (!head || !begun) throw new Refusal("missing");
  const shown = rows.slice(0, perPage);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const when = clockIn(scope.language, asked.timezone).moment(begun.at);
  return {
    head,
    items: shown.map(serializeLine(scope, asked)),
    /** Where the next page begins. */
    next: last ? `${last.at}~${last.id}` : null,
    /** On the last page, of a bird whose making left no line: imported ones, and those from before there was a trail. */
    beginning: last || shown.some(isMaking) ? null : { ...begun, when },
  };
}
export type BirdHistory = Awaited<ReturnType<typeof birdHistory>>;

const isMaking = ({ subject, deed }: TrailRow) => subject === "bird" && deed === "created";

type Beginning = { at: string; person: string | null; file: string | null };

// A bird nobody has changed yet was last written by whoever added it.
const beginningOf = ({ db, org_id }: Scope, id: string) =>
  db.all<Beginning>(sql`
    SELECT birds.created_at AS at, imports.file_name AS file,
      users.name AS person
    FROM birds
    LEFT JOIN imports ON imports.org_id = ${org_id} AND imports.id = birds.import_id
    LEFT JOIN users ON users.org_id = ${org_id}
      AND users.id = coalesce(imports.user_id, CASE WHEN birds.version = 1 THEN birds.changed_by END)
    WHERE birds.org_id = ${org_id} AND birds.id = ${id}`);
