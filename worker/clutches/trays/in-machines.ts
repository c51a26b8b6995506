import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type Due, dueTasksBy } from "../eggs/due.ts";
import type { EggRow } from "../eggs/egg-rows.ts";
import { dueEgg, type Egg, tagOf } from "../eggs/egg-view.ts";
import { readingFolded, unfolded } from "../eggs/grouped-eggs.ts";
import { machineAdvice, readingWeighings } from "../weights/of-machine.ts";
import { byTray } from "./lockdown-days.ts";

const open = sql.raw(`eggs.${isOpenEgg}`);

/** The query of the ids of eggs in work that lie in the machines whose `id` a query selects. */
const eggsIn = ({ org_id }: Pick<Scope, "org_id">, machines: SQL): SQL => sql`
  SELECT eggs.id FROM incubator_trays tray
  CROSS JOIN egg_trays held ON held.org_id = tray.org_id AND held.tray_id = tray.id
  CROSS JOIN eggs ON eggs.org_id = held.org_id AND eggs.id = held.egg_id AND ${open}
  WHERE tray.org_id = ${org_id} AND tray.incubator_id IN (${machines})`;

type Folded = Parameters<typeof unfolded>[0];
type Species = Parameters<typeof dueTasksBy>[1];
type Lying = { row: EggRow; tray_id: string | null; due: ReturnType<ReturnType<typeof dueTasksBy>> };

/** Eggs in machines with what is due of them on a day (`YYYY-MM-DD`), all of a tray for one lockdown. */
function lyingOf(folded: Folded, species: Species, today: string): Lying[] {
  const dueTasksOf = dueTasksBy(folded, species, today);
  return byTray(
    unfolded(folded).map((row) => ({
      row,
      tray_id: row.tray_id,
      due: dueTasksOf(dueEgg(row), row.clutch_id, row.species_id),
    })),
  );
}

/** Of a machine: how many eggs lie in it, and the days (`YYYY-MM-DD`) of the next lockdown and the next hatch. */
type MachineEggs = { eggs: number; lockdown_on: string | null; hatch_on: string | null };

const firstOf = (all: readonly Lying[], ...steps: string[]): string | null =>
  all.flatMap(({ due }) => due.due.filter(({ step }) => steps.includes(step)).map(({ on }) => on)).sort()[0] ?? null;

/** What lies in machines, on their cards. */
export const eggsOnCards = {
  join: (scope: Scope, { shown }: { shown: SQL }) =>
    joining(readingFolded(scope, eggsIn(scope, shown)), ({ folded, species }) => {
      const machines = new Map<string, Lying[]>();
      for (const it of lyingOf(folded, species, scope.today)) {
        const id = it.row.incubator_id ?? "";
        machines.set(id, [...(machines.get(id) ?? []), it]);
      }
      const eggs = [...machines].map(([id, all]): [string, MachineEggs] => [
        id,
        { eggs: all.length, lockdown_on: firstOf(all, "lockdown"), hatch_on: firstOf(all, "hatch", "overdue") },
      ]);
      return { machine_eggs: Object.fromEntries(eggs) };
    }),
} satisfies Slots["incubatorCards"];

/** So many eggs of a tray stand in a line on the machine's page; its own page shows all. */
const longestStrip = 24;

/** A tray as its machine's page tells it. */
type TrayContents = {
  tray_id: string;
  /** How many eggs in work lie there; the first of them, and how many more. */
  count: number;
  eggs: Array<Pick<Egg, "number" | "tag" | "state">>;
  more: number;
  /** What is due first or by today, and of how many eggs. */
  steps: Array<Pick<Due, "step" | "on" | "until" | "by"> & { count: number }>;
};

type SeenTrays = { trays: ReadonlyArray<{ id: string }> };
type Wanted = { id: string; name: string; temperature_c: number | null; humidity_pct: number | null };

/** What lies in a machine, on its page; and what follows from it. */
export const eggsOnMachine = {
  join: (scope: Scope, { id }: { id: string }) => {
    const { db, org_id, today } = scope;
    const found = eggsIn(scope, sql`SELECT ${id}`);
    const wanted = db.all<Wanted>(sql`
      SELECT species.id, species.common_name AS name, species.temperature_c, species.humidity_start_pct AS humidity_pct
      FROM species WHERE species.org_id = ${org_id} AND species.id IN (
        SELECT pairs.species_id FROM (${found}) found CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = found.id
        CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id) ORDER BY species.name_key`);
    const once = db.all<{ n: number }>(sql`
      SELECT count(DISTINCT noted.egg_id) AS n FROM incubator_trays tray
      CROSS JOIN egg_tray_moves moved ON moved.org_id = tray.org_id AND moved.to_tray_id = tray.id
      CROSS JOIN egg_events noted ON noted.org_id = moved.org_id AND noted.id = moved.event_id
      WHERE tray.org_id = ${org_id} AND tray.incubator_id = ${id}`);
    const statements = { ...readingFolded(scope, found), ...readingWeighings(scope, found), wanted, once };
    return joining(statements, ({ folded, species, wanted: kinds, once: ever, ...weighed }, seen: SeenTrays) => {
      const all = lyingOf(folded, species, today);
      return {
        contents: seen.trays.map((tray) => contentsOf(tray.id, all, today)),
        brooded: kinds.map(({ name, temperature_c, humidity_pct }) => ({ name, temperature_c, humidity_pct })),
        eggs_inside: all.length,
        turned: turnedOf(all),
        eggs_before: Math.max(0, (ever[0]?.n ?? 0) - all.length),
        advice: machineAdvice(
          all.map(({ row }) => row),
          weighed,
        ),
      };
    });
  },
} satisfies Slots["incubatorPage"];

/** How many eggs are turned still, and the day (`YYYY-MM-DD`) from which on none is; null where nobody knows. */
function turnedOf(all: readonly Lying[]): { eggs: number; until: string | null } {
  const turned = all.filter(({ row }) => row.lockdown_on === null);
  const days = turned.flatMap(({ due }) => due.due.filter(({ step }) => step === "lockdown").map(({ on }) => on));
  return { eggs: turned.length, until: days.sort().at(-1) ?? null };
}

function contentsOf(tray_id: string, all: readonly Lying[], today: string): TrayContents {
  const here = all.filter((it) => it.tray_id === tray_id);
  const eggs = here
    .slice(0, longestStrip)
    .map(({ row }) => ({ number: row.number, tag: tagOf(row), state: row.state }));
  const steps = new Map<string, TrayContents["steps"][number]>();
  for (const { due } of here)
    for (const { step, on, until, by } of due.due.filter((it, at) => at === 0 || it.on <= today)) {
      const key = `${step} ${on} ${until}`;
      const known = steps.get(key) ?? { step, on, until, by, count: 0 };
      steps.set(key, { ...known, count: known.count + 1 });
    }
  const byDay = [...steps.values()].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  return { tray_id, count: here.length, eggs, more: here.length - eggs.length, steps: byDay };
}
