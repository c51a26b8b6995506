import { eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { audited, keyOf } from "#worker/audit.ts";
import { ParentageMoved, whileParentageStands } from "#worker/kinship/parentage.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import {
  type BirdEdit,
  type CandidateRow,
  candidateRowColumns,
  changedCandidateRow,
  newCandidateRow,
} from "./candidate-row.ts";
import { asBird, type Bird, birdDetail } from "./columns/details.ts";
import { lastChange } from "./columns/last-change.ts";
import { withoutPrices } from "./columns/permission-filter.ts";
import { leftOn, meansGone } from "./columns/presence.ts";
import { onUseNamed, statusOnUse } from "./columns/status-on-use.ts";
import { writeStamp, writeStampSql } from "./columns/write-stamp.ts";
import type { BirdDraft } from "./contract.ts";
import { type Fault, refusalFor, refusalWithNext } from "./faults.ts";
import { refuseImpossibleChange, refuseImpossibleGenes } from "./gene-guards.ts";
import { faultsOf, guarded, restoreGuards } from "./guards.ts";
import { nothingKept, parentsKept, refuseMoved } from "./kept-parents.ts";
import { unknownParents } from "./unknown-parents.ts";

type Written = { id: string };

/**
 * Adds a bird, all rules and the plan's limit checked inside the INSERT itself; one round trip, two with parents, one more
 * where a genotype is said, which is refused when it cannot be. Asking again with the same Idempotency-Key answers the
 * bird it made; with another body it is a `conflict`.
 */
export async function addBird(scope: Scope, input: BirdDraft): Promise<Bird> {
  const draft = withoutPrices(scope, input);
  requireBirth(draft);
  await refuseImpossibleGenes(scope, draft);
  const id = await idFor(scope, "bird");
  return whileParentageStands(() => insertBird(scope, id, draft));
}

/** Refuses what is said of a birth date that is not there: a stored first of January must not become a day by it. */
function requireBirth({ birth_date, birth_precision }: BirdEdit): void {
  const isAlone = birth_date === undefined ? birth_precision : birth_date === null && birth_precision !== "day";
  if (isAlone && birth_precision) throw new Refusal("invalid", { birth_precision: ["birds.birth_precision.alone"] });
}

async function insertBird(scope: Scope, id: string, draft: BirdDraft): Promise<Bird> {
  const candidate = newCandidateRow(scope, id, draft);
  const parents = unknownParents(scope, draft, sql`${draft.species_id}`);
  const { father_id, father_ring, mother_id, mother_ring } = draft;
  const named = Boolean(father_id || father_ring || mother_id || mother_ring);
  const kept = named ? await parentsKept(scope, id, candidate, parents.made) : nothingKept(scope);
  const guards = guarded(scope, candidate, draft, true, [...kept.rules, ...parents.rules]);
  const {
    made,
    row: [row],
  } = await batch(scope.db, {
    stands: kept.stand,
    parentsAdded: parents.add,
    made: insertGuarded(scope, guards),
    noted: audited(scope, {
      subject: "bird",
      subject_id: id,
      deed: "created",
      changes: { identifier: [null, draft.identifier] },
    }),
    parentsDropped: parents.drop,
    parentsNoted: parents.note,
    stored: kept.store,
    row: birdDetail(scope, id, { inTrash: true }),
  });
  if (made.length > 0 && row) return asBird(row);
  const { faults, replay } = await reasons(scope, { candidate, guards, parents });
  if (!row) throw await whyNot(scope, faults, draft.identifier);
  // A bird edited since is answered as it stands: what it was made from is no longer known.
  if (replay !== undefined && replay.version === 1 && replay.same === 0)
    throw new Refusal("conflict", {}, { detail: "birds.key_reused" });
  return asBird(row);
}

/** The refusal for faults; without any, what stood in the way has gone meanwhile, and the bird is written again. */
const whyNot = async (scope: Scope, faults: Fault[], ring: string) =>
  faults.length > 0 ? refusalWithNext(scope, faults, ring) : new ParentageMoved();

type Judged = { candidate: CandidateRow; guards: SQL; parents: ReturnType<typeof unknownParents> } & Pick<
  Along,
  "status"
>;

/**
 * Why a bird was not written, and whether it stands already as it was to be; asked only then, for judging a bird a second
 * time costs a third of writing it. Throws `ParentageMoved` where a ring names another parent by now.
 */
async function reasons(scope: Scope, { candidate, guards, parents, status }: Judged) {
  const { faults, replay } = await batch(scope.db, {
    parentsAdded: parents.add,
    ...status?.before,
    faults: faultsOf(scope, guards),
    ...status?.behind,
    parentsDropped: parents.drop,
    replay: comparison(scope, candidate),
  });
  refuseMoved(faults);
  return { faults, replay: replay[0] };
}

/** The statement that adds the candidate bird where no guard finds a fault; it answers the id. */
export function insertGuarded(scope: Scope, guards: SQL) {
  const columns = sql.raw(candidateRowColumns.join(", "));
  return scope.db.all<Written>(sql`
    WITH RECURSIVE ${guards}
    INSERT INTO birds (id, org_id, ${columns}, changed_by, changed_key, created_at, updated_at)
    SELECT id, ${scope.org_id}, ${columns}, ${scope.user_id}, ${keyOf(scope)}, ${scope.now}, ${scope.now} FROM candidate
    WHERE NOT EXISTS (SELECT 1 FROM fault)
    ON CONFLICT (org_id, id) DO NOTHING RETURNING id`);
}

/** The statement that tells whether the stored bird is the candidate one. */
function comparison(scope: Scope, candidate: CandidateRow) {
  const same = candidateRowColumns.map((name) => sql.raw(`birds.${name} IS candidate.${name}`));
  // Sent again, the edit by which it left its place finds it outside already.
  const left = sql`birds.place_id IS NULL AND ${meansGone(scope, sql`candidate.status_id`)}`;
  const alike = candidateRowColumns.map((name, at) => (name === "place_id" ? sql`(${same[at]} OR ${left})` : same[at]));
  return scope.db.all<{ same: 0 | 1; version: number }>(sql`
    WITH ${candidate.expression}
    SELECT (${sql.join(alike, sql` AND `)}) AS same, birds.version FROM candidate
    JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = candidate.id`);
}

/**
 * Changes a bird, all rules checked inside the UPDATE itself, so that two edits at once cannot make a bird its own
 * ancestor; one round trip, two when parents are said, one more for a genotype or the sex of a bird that has one. With a
 * version that is no longer the bird's the answer is `stale` and the current bird. What goes `along` is written with it or
 * not at all. `escaped` or `stolen` in the place of a status is the organisation's own, made now where it has none.
 */
export async function changeBird(scope: Scope, id: string, input: BirdEdit, along: Along = {}): Promise<Bird> {
  const key = onUseNamed(input.status_id);
  if (key !== undefined) {
    const status = statusOnUse(scope, key);
    return changeBird(scope, id, { ...input, status_id: status.id }, { ...along, status });
  }
  const change = withoutPrices(scope, input);
  requireBirth(change);
  await refuseImpossibleChange(scope, id, change);
  return whileParentageStands(() => updateBird(scope, id, change, along));
}

/** Statements beside the write of a bird. Right behind it, as lines of the trail do, one asks for `changes() > 0`. */
type Along = { before?: Statements; behind?: Statements; status?: ReturnType<typeof statusOnUse> };

async function updateBird(scope: Scope, id: string, change: BirdEdit, along: Along): Promise<Bird> {
  const candidate = changedCandidateRow(scope, id, change);
  const parents = unknownParents(scope, change, speciesOf(scope, id));
  const namesParents = candidate.sets.has("father") || candidate.sets.has("mother");
  const kept = namesParents ? await parentsKept(scope, id, candidate, parents.made) : nothingKept(scope);
  const guards = guarded(scope, candidate, change, false, [...kept.rules, ...parents.rules]);
  const {
    changed,
    row: [row],
  } = await batch(scope.db, {
    stands: kept.stand,
    parentsAdded: parents.add,
    ...along.before,
    ...along.status?.before,
    changed: updateGuarded(scope, guards, change.version),
    ...along.behind,
    ...along.status?.behind,
    parentsDropped: parents.drop,
    parentsNoted: parents.note,
    stored: kept.store,
    row: birdDetail(scope, id),
  });
  if (!row) throw new Refusal("missing");
  const bird = asBird(row);
  if (changed.length > 0) return bird;
  const { faults, replay } = await reasons(scope, { candidate, guards, parents, status: along.status });
  const stale = change.version !== undefined && change.version !== bird.version;
  // The same edit sent twice under one key has already happened.
  if (stale && scope.idempotency_key && replay?.same === 1) return bird;
  if (!stale) throw await whyNot(scope, faults, change.identifier ?? bird.identifier);
  throw new Refusal("stale", {}, { current: bird, ...(await lastChange(scope, id)) });
}

const speciesOf = ({ org_id }: Scope, id: string) =>
  sql`(SELECT kin.species_id FROM birds kin WHERE kin.org_id = ${org_id} AND kin.id = ${id})`;

function updateGuarded(scope: Scope, guards: SQL, version: number | undefined) {
  const settings = sql.raw(candidateRowColumns.map((name) => `${name} = candidate.${name}`).join(", "));
  const left = leftOn(scope, sql`candidate.status_id`, sql`candidate.status_since`);
  return scope.db.all<Written>(sql`
    WITH RECURSIVE ${guards}
    UPDATE birds SET ${settings}, ${writeStampSql(scope, { on: left })} FROM candidate
    WHERE birds.org_id = ${scope.org_id} AND birds.id = candidate.id AND NOT EXISTS (SELECT 1 FROM fault)
    ${version === undefined ? sql`` : sql`AND birds.version = ${version}`}
    RETURNING id`);
}

/** Puts a bird into the trash, where it stays 30 days; `missing` when it is not at hand. */
export async function deleteBird(scope: Scope, id: string): Promise<void> {
  const gone = await scope.db
    .update(birds)
    .set({ deleted_at: scope.now, ...writeStamp(scope) })
    .where(owned(scope, birds, eq(birds.id, id), isNull(birds.deleted_at)))
    .returning({ id: birds.id });
  if (gone.length === 0) throw new Refusal("missing");
}

/**
 * Takes a bird out of the trash; one that is at hand already is answered as it is. Refuses `conflict` when its ring was
 * given to another bird meanwhile and `plan_limit` when the plan is full.
 */
export async function restoreBird(scope: Scope, id: string): Promise<Bird> {
  const guards = restoreGuards(scope, id);
  const {
    row: [row],
    faults,
  } = await batch(scope.db, {
    restored: scope.db
      .update(birds)
      .set({ deleted_at: null, ...writeStamp(scope) })
      .where(owned(scope, birds, eq(birds.id, id), isNotNull(birds.deleted_at), noFault(guards))),
    row: birdDetail(scope, id, { inTrash: true }),
    faults: faultsOf(scope, guards),
  });
  if (!row) throw new Refusal("missing");
  if (row.deleted_at !== null) throw refusalFor(scope, faults);
  return asBird(row);
}

const noFault = (guards: SQL) => sql`NOT EXISTS (WITH ${guards} SELECT 1 FROM fault)`;
