import { sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { addressOf } from "./addresses.ts";
import type { CageRun, PlaceDraft } from "./contract.ts";
import { hasRoomFor, whyCrowded } from "./crowding.ts";
import { fitsUnder, standsIn } from "./nesting.ts";
import { type Place, placeRows, positionOf } from "./queries.ts";
import { hasRoomForSite, whyNoSite } from "./sites.ts";

/** Adds a place where it may stand; `plan_limit` for a site more than the plan holds. */
export async function addPlace(scope: Scope, text: PlaceDraft): Promise<Place> {
  const draft = { ...text, ...(await addressOf(scope, text)) };
  const { kind, parent_id = null } = draft;
  const isOfSites = kind === "site";
  const under = sql`${parent_id}`;
  const fits = sql`${fitsUnder(scope, sql`${kind}`, under)} AND ${hasRoomFor(scope, under, sql`1`)}`;
  return placeRows.add(scope, draft, {
    sets: { position: positionOf(draft.name) },
    when: isOfSites ? sql`${fits} AND ${hasRoomForSite(scope)}` : fits,
    why: async () =>
      (await whyCrowded(scope, { parent_id, count: 1, field: "parent_id" })) ??
      (await whyUnfit(scope, { kind, parent_id })) ??
      (isOfSites ? await whyNoSite(scope) : undefined),
  });
}

type Wanted = Pick<Place, "kind" | "parent_id">;

/** Why a place of this kind cannot stand there; undefined when it can. */
export async function whyUnfit(scope: Scope, { kind, parent_id }: Wanted): Promise<Refusal | undefined> {
  if (parent_id === null) return undefined;
  const [parent] = await placeRows.one(scope, parent_id);
  if (!parent) return new Refusal("invalid", { parent_id: ["fields.unknown_id"] });
  if (standsIn[kind].includes(parent.kind)) return undefined;
  return new Refusal("invalid", { parent_id: [`places.parent.of_${kind}`] });
}

/** Adds many cages to a bank or a room in one write; those whose name is there already are left as they are. */
export async function addCages(scope: Scope, parent_id: string, run: CageRun): Promise<{ created: number }> {
  const ids = newIds("place", run.names.length);
  const rows = JSON.stringify(
    run.names.map((name, at) => ({ id: ids[at], name, key: foldName(name), position: positionOf(name) })),
  );
  const { org_id, now } = scope;
  const lacking = sql`SELECT count(*) FROM json_each(${rows}) wanted WHERE NOT EXISTS (
    SELECT 1 FROM places namesake WHERE namesake.org_id = ${org_id} AND namesake.parent_id = ${parent_id}
    AND namesake.name_key = wanted.value ->> '$.key')`;
  const answers = await batch(scope.db, {
    lacking: scope.db.all<{ n: number }>(sql`SELECT (${lacking}) AS n`),
    made: scope.db.all<{ id: string }>(sql`
      INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, capacity, created_at, updated_at)
      SELECT it.value ->> '$.id', ${org_id}, ${parent_id}, ${run.kind}, it.value ->> '$.name', it.value ->> '$.key',
        it.value ->> '$.position', ${run.capacity ?? null}, ${now}, ${now}
      FROM json_each(${rows}) it WHERE ${fitsUnder(scope, sql`${run.kind}`, sql`${parent_id}`)}
        AND ${hasRoomFor(scope, sql`${parent_id}`, sql`(${lacking})`)}
      ON CONFLICT DO NOTHING RETURNING id`),
    parent: placeRows.one(scope, parent_id),
    noted: placeRows.noted(scope, ids),
  });
  const [parent] = answers.parent;
  if (!parent) throw new Refusal("missing");
  if (!standsIn[run.kind].includes(parent.kind))
    throw new Refusal("invalid", { kind: [`places.parent.of_${run.kind}`] });
  const created = answers.made.length;
  const count = answers.lacking[0]?.n ?? 0;
  const crowded = created < count && (await whyCrowded(scope, { parent_id, count, field: "last" }));
  if (crowded) throw crowded;
  return { created };
}
