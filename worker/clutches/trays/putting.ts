import { type SQL, sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type EggRow, idsListed } from "../eggs/egg-rows.ts";
import { tagOf } from "../eggs/egg-view.ts";
import { eggsInTray } from "../eggs/tray-writes.ts";
import { type Caution, stillSo } from "../eggs/writing.ts";
import { type SetPoints, unlike } from "./set-points.ts";

/** A tray that eggs are to go into; `eggs` in work lie there. */
type Target = { id: string; name: string; slots: number | null; eggs: number; incubator_id: string; incubator: string };
/** What is asked: a tray, null for none, or nothing of the kind; and why it is to hold more than its slots. */
type TrayInput = { tray_id?: string | null | undefined; reason?: string | null | undefined };
/** A species whose eggs lie in that machine, or are to. */
type Kind = SetPoints & { id: string; common_name: string };

/** The statements that read a tray, and the species of what lies in its machine and of these eggs. */
export function readingTray(scope: Scope, tray_id: string | null, egg_ids: readonly string[]) {
  const { db, org_id } = scope;
  const machine = sql`(SELECT incubator_id FROM incubator_trays WHERE org_id = ${org_id} AND id = ${tray_id})`;
  return {
    intoTray: db.all<Target>(sql`
      SELECT tray.id, tray.name, tray.slots, ${eggsInTray(scope, sql`tray.id`)} AS eggs, machine.id AS incubator_id,
        machine.name AS incubator
      FROM incubator_trays tray CROSS JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
      WHERE tray.org_id = ${org_id} AND tray.id = ${tray_id}`),
    kinds: db.all<Kind>(sql`
      SELECT id, common_name, temperature_c, humidity_start_pct AS humidity_pct FROM species
      WHERE org_id = ${org_id} AND id IN (
        SELECT pairs.species_id FROM (
          SELECT held.egg_id AS id FROM incubator_trays tray
          CROSS JOIN egg_trays held ON held.org_id = tray.org_id AND held.tray_id = tray.id
          WHERE tray.org_id = ${org_id} AND tray.incubator_id = ${machine}
          UNION ${tray_id === null ? sql`SELECT NULL` : idsListed(egg_ids)}
        ) found
        CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = found.id AND ${inWork}
        CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id)`),
  };
}
// Those that are to be set once more among them.
const inWork = sql.raw("eggs.state IN ('laid', 'stored', 'set', 'fertile', 'pipped', 'abandoned')");

/**
 * Refuses (`invalid`) a tray that is not there, eggs that lie in it already or in none, and on `reason` one that would hold
 * more than its slots; answers the tray.
 */
export function judgeTray(
  rows: readonly EggRow[],
  { tray_id, reason = null }: TrayInput,
  target: Target | undefined,
): Target | undefined {
  if (tray_id === undefined) return undefined;
  const wrong = (code: string, values = {}) => new Refusal("invalid", { tray_id: [code] }, { values });
  if (tray_id !== null && !target) throw wrong("fields.unknown_id");
  const there = rows.find((egg) => egg.tray_id === tray_id);
  if (there) throw wrong(target ? "clutches.tray.there" : "clutches.tray.nowhere", { egg: tagOf(there) });
  if (!target) return undefined;
  const { name, slots, eggs } = target;
  const count = eggs + rows.length;
  if (slots !== null && count > slots && reason === null)
    throw new Refusal("invalid", { reason: ["clutches.tray.full"] }, { values: { tray: name, slots, count } });
  return target;
}

/** The statements behind a move into a tray: it fails where that became too full meanwhile; over its slots the trail says why. */
export function trayNote(scope: Scope, { id, incubator_id }: Target, reason: string | null) {
  const { org_id } = scope;
  const over: SQL = sql`it.slots < ${eggsInTray(scope, sql`it.id`)}`;
  const tray = sql`FROM incubator_trays it WHERE it.org_id = ${org_id} AND it.id = ${id}`;
  return {
    fits: stillSo(scope, sql`EXISTS (SELECT 1 ${tray} AND (${reason} IS NOT NULL OR it.slots IS NULL OR NOT ${over}))`),
    ...(reason !== null && {
      overfilled: auditedLines(scope, {
        subject: "incubator",
        lines: sql`
          SELECT ${incubator_id} AS subject_id, json_object('tray', json_array(NULL, it.name),
            'tray_eggs', json_array(it.slots, ${eggsInTray(scope, sql`it.id`)}), 'reason', json_array(NULL, ${reason})) AS changes
          ${tray} AND ${over}`,
      }),
    }),
  };
}

type Seen = { tray: Target | undefined; rows: readonly EggRow[]; kinds: readonly Kind[] };

/** Says which species in one machine want another temperature or humidity than these eggs. */
export function trayWarnings({ language }: Scope, { tray, rows, kinds }: Seen): Caution[] {
  if (!tray) return [];
  const coming = new Set(rows.map(({ species_id }) => species_id));
  const pairs = kinds
    .filter(({ id }) => coming.has(id))
    .flatMap((one) => kinds.filter((other) => unlike(one, other)).map((other) => [one, other] as const));
  const cautions = pairs.filter(([one, other]) => !coming.has(other.id) || one.id < other.id);
  const code = "clutches.tray.set_points";
  return cautions.slice(0, mostCautions).map(([one, other]) => ({
    code,
    message: translate(language, code, { species: one.common_name, other: other.common_name, machine: tray.incubator }),
  }));
}
const mostCautions = 5;
