import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import { holds } from "#worker/kit/values.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type IncubatorChange, type IncubatorDraft, usualBands } from "./contract.ts";
import { columnsOf, hasPlace, incubatorKind, incubatorRows, traysOf } from "./queries.ts";
import { arranged, hasTrays, traysChanged, traysMade } from "./trays.ts";

/**
 * Adds a machine with its trays in one write. The same Idempotency-Key makes it once; another body under it is a
 * `conflict`, as is a name that is taken.
 */
export async function addIncubator(scope: Scope, draft: IncubatorDraft) {
  const id = await idFor(scope, "incubator");
  const columns = { ...usualBands, ...columnsOf(draft) };
  if (!bandsFit(columns)) throw new Refusal("invalid", bandsFault);
  const { made, incubator, trays } = await batch(scope.db, {
    ...incubatorRows.insertion(scope, id, columns, { when: hasPlace(scope, draft.place_id) }),
    traysMade: traysMade(scope, id, arranged(draft.trays)),
    incubator: incubatorRows.one(scope, id),
    trays: traysOf(scope, id),
  });
  const [row] = incubator;
  if (!row) throw await whyNot(scope, draft.place_id);
  const { org_id: _, ...said } = columns;
  if (made.length === 0 && row.version === 1 && !holds(incubatorKind, row, said))
    throw new Refusal("conflict", {}, { detail: "incubators.key_reused" });
  return { ...row, trays };
}

/**
 * Changes a machine, and makes its trays those that are named, in one write. Refuses `missing`; `stale` with the machine as
 * it stands; a tray that is another machine's, or that goes though an egg lies or lay in it.
 */
export async function changeIncubator(scope: Scope, id: string, change: IncubatorChange) {
  const trays = change.trays && arranged(change.trays);
  const { org_id: _, ...columns } = columnsOf(change);
  const { bands = {}, place_id, version } = change;
  const fits = sql`${bands.critical_c ?? sql`critical_c`} >= ${bands.warning_c ?? sql`warning_c`}`;
  const when = sql`${hasPlace(scope, place_id)} AND ${fits} AND ${trays ? hasTrays(scope, id, trays) : sql`true`}`;
  const done = await unlessReferred(
    batch(scope.db, {
      ...incubatorRows.edit(scope, id, columns, { when }),
      ...(trays && traysChanged(scope, { incubator_id: id, version }, trays)),
      incubator: incubatorRows.one(scope, id),
      trays: traysOf(scope, id),
    }),
  );
  if (!done) throw new Refusal("conflict", { trays: ["incubators.trays.in_use"] });
  const [row] = done.incubator;
  if (!row) throw new Refusal("missing");
  const current = { ...row, trays: done.trays };
  if (done.made.length > 0) return current;
  if (version !== undefined && version !== row.version) {
    if (scope.idempotency_key && holds(incubatorKind, row, columns)) return current;
    throw new Refusal("stale", {}, { current });
  }
  if (!bandsFit({ ...row, ...bands })) throw new Refusal("invalid", bandsFault);
  if (trays?.some((tray) => !tray.is_new && !done.trays.some((it) => it.id === tray.id)))
    throw new Refusal("invalid", { trays: ["fields.unknown_id"] });
  throw await whyNot(scope, place_id);
}

/** Deletes a machine with everything that was read in it; a `conflict` where an egg lies or lay in one of its trays. */
export const removeIncubator = (scope: Scope, id: string): Promise<void> => incubatorRows.remove(scope, id);

const bandsFit = ({ warning_c, critical_c }: { warning_c: number; critical_c: number }) => critical_c >= warning_c;
const bandsFault = { "bands.critical_c": ["incubators.band.order"] };

/** Why a machine is not as it was to be, where nothing else is wrong with it: its place is nobody's, or its name is taken. */
async function whyNot(scope: Scope, place_id: string | null | undefined): Promise<Refusal> {
  const [place] = await scope.db.all<{ is: 0 | 1 }>(sql`SELECT ${hasPlace(scope, place_id)} AS "is"`);
  return place?.is
    ? new Refusal("conflict", { name: ["incubators.name.taken"] })
    : new Refusal("invalid", { place_id: ["fields.unknown_id"] });
}
