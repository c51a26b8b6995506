import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { isWritten, keyOf } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import type { Env } from "#worker/env.ts";
import { jsonRows } from "#worker/json-rows.ts";
import { kinStands, type ParentageState, parentageState, whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch } from "#worker/kit/batch.ts";
import { settle } from "#worker/legal/register/settling.ts";
import { Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { copyPhotos, photosMade } from "./arrival-photos.ts";
import { type Arrival, arrivalStatements } from "./arrival-statements.ts";
import type { HandoverKind, OfferContent } from "./content.ts";
import { type Edge, type KnownBird, type KnownSpecies, type Plan, planned } from "./matching.ts";

/** An offer that was claimed: `claim` counts how often, so that a claim that was given up writes nothing any more. */
export type Claimed = { id: string; claim: number; kind: HandoverKind; content: OfferContent };
/** What came; `photos_left` are those that had no room in the storage, or were too many. */
export type Taken = { birds: number; ancestors: number; photos_left: number };
/** The same with the day it came, as whoever took it writes it. */
type Arrived = Taken & { on: string };

/**
 * Writes the birds of a claimed offer into the flock of whoever took it, once however often it is said: what was written
 * before is answered. Refuses `conflict` where one of the birds lives there already, `plan_limit` where they have no room,
 * and `gone` where the claim was given up; then nothing is written.
 */
export async function arrive(scope: Scope, files: Env["FILES"], claimed: Claimed): Promise<Arrived> {
  return whileParentageStands(async () => {
    const read = await readFlock(scope, claimed);
    if (read.taken) return read.taken;
    if (read.plan.living.length > 0) throw isLiving(read.plan);
    if (read.plan.birds.some(({ how }) => how === "returns")) await settle(scope);
    const arrival = arrivalOf(scope, claimed, read.plan);
    const copied = await copyPhotos(scope, files, read.plan);
    const { written } = await batch(scope.db, {
      stands: kinStands(scope, read.state),
      claimed: claiming(scope, claimed, arrival, copied.left),
      ...arrivalStatements(scope, arrival),
      ...photosMade(scope, arrival, copied.photos),
      written: markOf(scope, claimed),
    });
    const taken = takenOf(written);
    if (taken) return taken;
    const now = await readFlock(scope, claimed);
    if (now.taken) return now.taken;
    if (now.isGivenUp) throw new Refusal("gone");
    if (now.plan.living.length > 0) throw isLiving(now.plan);
    if (!hasRoom(scope, now)) throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
    // What was planned by had changed meanwhile.
    throw new Refusal("conflict", {}, { detail: "birds.bonds_moved" });
  });
}

/** Refuses beforehand what `arrive` would: so that no offer is claimed in vain. */
export async function refuseUnfit(scope: Scope, claimed: Claimed): Promise<void> {
  const read = await readFlock(scope, claimed);
  if (read.taken) return;
  if (read.plan.living.length > 0) throw isLiving(read.plan);
  if (!hasRoom(scope, read)) throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
}

/** Gives up a claim: from now on nothing is written by it. Answers what it has written, where that came first. */
export async function giveUp(scope: Scope, { id, claim }: Pick<Claimed, "id" | "claim">): Promise<Arrived | undefined> {
  const { db, org_id, now } = scope;
  const { written } = await batch(db, {
    given: db.run(sql`
      INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
      SELECT ${givenUpId(id, claim)}, ${org_id}, ${now}, NULL, 'handover', ${id}, 'deleted', '{}'
      WHERE NOT ${isTaken(scope, id)} ON CONFLICT DO NOTHING`),
    written: markOf(scope, { id }),
  });
  return takenOf(written);
}

const isLiving = ({ living }: Plan) =>
  new Refusal("conflict", {}, { detail: "handover.living", values: { rings: living.slice(0, 5).join(", ") } });

// The line of the trail that tells of the arrival is what makes it happen once.
const isTaken = ({ org_id }: Pick<Scope, "org_id">, id: string): SQL => sql`EXISTS (SELECT 1 FROM audit noted
  WHERE noted.org_id = ${org_id} AND noted.subject_id = ${id} AND noted.subject = 'handover' AND noted.deed = 'created')`;
const givenUpId = (id: string, claim: number) => `aud_${id}_${claim}`;

const markOf = ({ db, org_id }: Scope, { id }: Pick<Claimed, "id">) =>
  db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE org_id = ${org_id} AND subject_id = ${id}
    AND subject = 'handover' AND deed = 'created'`);

type Changes = { on: [null, string]; photos_left?: [null, number] } & Record<"birds" | "ancestors", [null, number]>;

function takenOf([row]: Array<{ changes: string }>): Arrived | undefined {
  if (!row) return undefined;
  const { on, birds, ancestors, photos_left } = JSON.parse(row.changes) as Changes;
  return { on: on[1], birds: birds[1], ancestors: ancestors[1], photos_left: photos_left?.[1] ?? 0 };
}

type Flock = {
  plan: Plan;
  state: ParentageState;
  taken: Arrived | undefined;
  isGivenUp: boolean;
  used: number;
};

async function readFlock(scope: Scope, { id, claim, content }: Claimed): Promise<Flock> {
  const { db, org_id } = scope;
  const rings = jsonRows([...new Set(content.birds.map(({ identifier }) => ringKey(identifier)))]);
  const met = sql`SELECT birds.id FROM ${rings} AS said CROSS JOIN birds
    ON birds.org_id = ${org_id} AND birds.identifier_key = said.value AND birds.deleted_at IS NULL`;
  const onLoan = sql`birds.status_id IN (SELECT statuses.id FROM statuses
    WHERE statuses.org_id = ${org_id} AND (statuses.key = 'on_loan' OR statuses.movement = 'loan'))`;
  const up = (parent: string) => sql`
    UNION SELECT child.${sql.raw(parent)} FROM up CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    WHERE child.${sql.raw(parent)} IS NOT NULL`;
  const found = await batch(db, {
    birds: db.all<KnownBird>(sql`
      SELECT birds.id, birds.identifier_key, birds.sex, birds.species_id, birds.birth_date, birds.is_reference,
        (${isGone(scope)} OR ifnull(${onLoan}, 0)) AS is_out, birds.is_reference = 0 AND NOT ${isGone(scope)} AS is_counted,
        birds.father_id, birds.mother_id, birds.version
      FROM (${met}) met CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = met.id`),
    species: db.all<KnownSpecies>(
      sql`SELECT id, name_key, latin_name, catalogue_slug FROM species WHERE org_id = ${org_id} ORDER BY id`,
    ),
    edges: db.all<Edge>(sql`WITH RECURSIVE up(id) AS (${met} ${up("father_id")} ${up("mother_id")})
      SELECT birds.id, birds.father_id, birds.mother_id FROM up CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = up.id`),
    state: parentageState(scope),
    mark: markOf(scope, { id }),
    given: db.all(sql`SELECT 1 FROM audit WHERE org_id = ${org_id} AND id = ${givenUpId(id, claim)}`),
    used: db.all<{ n: number }>(sql`SELECT ${inPlan(scope)} AS n`),
  });
  return {
    plan: planned(content, found, newId),
    state: found.state[0] ?? { version: 0, youngest: 0 },
    taken: takenOf(found.mark),
    isGivenUp: found.given.length > 0,
    used: found.used[0]?.n ?? 0,
  };
}

/** How many of the birds take a place of the plan that they have not got. */
const arriving = ({ birds }: Plan) => birds.filter((it) => !it.is_ancestor && !it.was?.is_counted).length;

function hasRoom(scope: Scope, { plan, used }: Flock): boolean {
  const limit = planOf(scope.plan).birds;
  return limit === null || used + arriving(plan) <= limit;
}

function arrivalOf(scope: Scope, { id, kind, content }: Claimed, plan: Plan): Arrival {
  const noted = newId("audit");
  return { handover_id: id, kind, from: content.from, plan, noted, when: isWritten(scope, noted) };
}

/** The statement all others of an arrival hang on: it writes its line only where all that was planned by still stands. */
function claiming(scope: Scope, { id, claim }: Claimed, { plan, noted }: Arrival, left: number) {
  const { db, org_id, user_id, now, today } = scope;
  const fresh = plan.birds.filter(({ how }) => how === "new");
  const known = plan.birds.flatMap(({ was, how }) => (was ? [`${was.id} ${how === "known" ? "" : was.version}`] : []));
  const limit = planOf(scope.plan).birds;
  const ancestors = plan.birds.filter((it) => it.is_ancestor).length;
  const changes = {
    on: [null, today],
    birds: [null, plan.birds.length - ancestors],
    ancestors: [null, ancestors],
    ...(left > 0 && { photos_left: [null, left] }),
  };
  return db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
    SELECT ${noted}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, 'handover', ${id}, 'created', ${JSON.stringify(changes)}
    WHERE NOT ${isTaken(scope, id)}
      AND NOT EXISTS (SELECT 1 FROM audit given WHERE given.org_id = ${org_id} AND given.id = ${givenUpId(id, claim)})
      AND EXISTS (SELECT 1 FROM organizations WHERE id = ${org_id} AND closes_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM ${jsonRows(fresh.map(({ bird }) => ringKey(bird.identifier)))} AS said CROSS JOIN birds
        ON birds.org_id = ${org_id} AND birds.identifier_key = said.value AND birds.deleted_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM ${jsonRows(known)} AS said WHERE NOT EXISTS (SELECT 1 FROM birds
        WHERE birds.org_id = ${org_id} AND birds.id = substr(said.value, 1, instr(said.value, ' ') - 1) AND birds.deleted_at IS NULL
          AND (said.value LIKE '% ' OR birds.version = CAST(substr(said.value, instr(said.value, ' ') + 1) AS INTEGER))))
      AND ${limit === null ? sql`1` : sql`${inPlan(scope)} + ${arriving(plan)} <= ${limit}`}`);
}
