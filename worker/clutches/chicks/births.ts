import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { birds } from "#db/schema/birds.ts";
import { auditedMade } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { newCandidateRow } from "#worker/birds/candidate-row.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import type { BirdDraft } from "#worker/birds/contract.ts";
import { full, refusalFor } from "#worker/birds/faults.ts";
import { faultsOf, guarded } from "#worker/birds/guards.ts";
import { insertGuarded } from "#worker/birds/queries.ts";
import { inbredAfter, storingInbred } from "#worker/kinship/inbreeding.ts";
import { type Parentage, parentageStands } from "#worker/kinship/parentage.ts";
import { parentageAround } from "#worker/kinship/parentage-around.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** A bird that is born under that id; its parents are named by id, and may be in the trash. */
export type Birth = { id: string; draft: Omit<BirdDraft, `${string}_ring`> };

type Statements = Record<string, BatchItem<"sqlite">>;
/** Statements for a larger batch, in this order: what fails where parentage moved, the birds, and what goes behind them. */
export type Births = {
  before: Statements;
  born: Statements;
  /** Whether all are there, but for those the plan has no room for; the batch is to fail where it does not hold. */
  complete: ReturnType<typeof sql>;
  behind: Statements;
  /** Why a batch failed that was not complete; undefined where nothing was wrong with the birds. */
  refusal: () => Promise<Refusal | undefined>;
};

/**
 * Plans births as a part of a write: each under the guards of an added bird, with its line in the trail and its F. One
 * round trip where a parent is named, none else. A bird the plan has no room for is left out, or refused.
 */
export async function birthsPlanned(
  scope: Scope,
  births: readonly Birth[],
  { orRefuse = false } = {},
): Promise<Births> {
  const { org_id } = scope;
  const guards = births.map(({ id, draft }) =>
    guarded(scope, newCandidateRow(scope, id, draft), { ...draft, parents_in_trash: true }, true),
  );
  const ids = births.map(({ id }) => id);
  const limit = planOf(scope.plan).birds;
  const there = sql`(SELECT count(*) FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value)`;
  const isFull = limit === null || orRefuse ? sql`0` : sql`${inPlan(scope)} >= ${limit}`;
  const { before, stored } = await inbred(scope, births);
  return {
    before,
    born: Object.fromEntries(guards.map((it, at) => [`born${at}`, insertGuarded(scope, it)])),
    complete: sql`(${there} = ${ids.length} OR ${isFull})`,
    behind: { noted: auditedMade(scope, { table: birds, subject: "bird", columns: ["identifier"], ids }), ...stored },
    refusal: async () => {
      const found = await batch(
        scope.db,
        Object.fromEntries(guards.map((it, at) => [`faults${at}`, faultsOf(scope, it)])),
      );
      const faults = Object.values(found).flat();
      return faults.some(({ code }) => orRefuse || code !== full) ? refusalFor(scope, faults) : undefined;
    },
  };
}

async function inbred(scope: Scope, births: readonly Birth[]): Promise<{ before: Statements; stored: Statements }> {
  const parentages = births.flatMap(({ id, draft: { father_id = null, mother_id = null } }): Parentage[] =>
    father_id === null && mother_id === null ? [] : [{ id, father_id, mother_id }],
  );
  if (parentages.length === 0) return { before: {}, stored: {} };
  const parents = [...new Set(parentages.flatMap(({ father_id, mother_id }) => [father_id, mother_id]))];
  const { state, family } = await parentageAround(scope, {
    changed: sql`SELECT NULL AS id WHERE 0`,
    parents: sql`SELECT value AS id FROM json_each(${JSON.stringify(parents)})`,
  });
  return {
    before: { stand: parentageStands(scope, state ?? { version: 0 }) },
    stored: { inbred: scope.db.run(storingInbred(scope.org_id, inbredAfter(family, parentages), parentages)) },
  };
}
