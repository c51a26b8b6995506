import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { birdWeights } from "#db/schema/record.ts";
import { audited, auditedLines } from "#worker/audit.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { WeightDraft } from "./contract.ts";
import { type Born, bornOn, growthOf, nestTable, siblingWeights } from "./growth.ts";
import { compared, usualOf } from "./weighing.ts";

const { org_id: _, bird_id: __, created_at: ___, ...columns } = getTableColumns(birdWeights);
/** More than anybody weighs a bird; a page shows the newest of them. */
const mostShown = 500;

const weightsOf = (scope: Scope, bird_id: string) =>
  scope.db
    .select(columns)
    .from(birdWeights)
    .where(owned(scope, birdWeights, eq(birdWeights.bird_id, bird_id)))
    .orderBy(desc(birdWeights.weighed_on), desc(birdWeights.created_at), desc(birdWeights.id));

/** The statement that reads the newest weights of a bird, newest first. */
export const newestWeights = (scope: Scope, bird_id: string, most: number) => weightsOf(scope, bird_id).limit(most);

/** A weight with how much it differs from the one before. */
export type Weight = ReturnType<typeof compared<Awaited<ReturnType<typeof newestWeights>>[number]>>[number];

/** The weights of a bird, newest first, what it usually weighs and how it grew; `missing` when it is not at hand. */
export async function listWeights(scope: Scope, bird_id: string) {
  const {
    header: [header],
    found,
    born: [born],
    siblings,
  } = await batch(scope.db, {
    header: birdHeader(scope, bird_id),
    born: bornOn(scope, bird_id),
    siblings: siblingWeights(scope, bird_id),
    found: weightsOf(scope, bird_id).limit(mostShown + 1),
  });
  if (!header) throw new Refusal("missing");
  const day = dayOf(born);
  return {
    head: header,
    items: compared(found, day).slice(0, mostShown),
    today: scope.today,
    usual: usualOf(found, day),
    nest: nestTable(growthOf(found, born, siblings)),
  };
}

const dayOf = (born: Born | undefined) => (born && born.birth_precision === null ? born.birth_date : null);

/** Adds a weight to a bird at hand; asking again with the same Idempotency-Key answers the weight it made. */
export async function addWeight(scope: Scope, bird_id: string, { grams, note, ...draft }: WeightDraft) {
  const weighed_on = draft.weighed_on ?? scope.today;
  if (weighed_on > scope.today) throw new Refusal("invalid", { weighed_on: ["birds.weighed_on.future"] });
  const id = await idFor(scope, "weight");
  const { org_id, now } = scope;
  const {
    found,
    born: [born],
  } = await batch(scope.db, {
    born: bornOn(scope, bird_id),
    added: scope.db.run(sql`
      INSERT INTO bird_weights (id, org_id, bird_id, weighed_on, grams, note, created_at)
      SELECT ${id}, ${org_id}, birds.id, ${weighed_on}, ${grams}, ${note ?? null}, ${now} FROM birds
      WHERE birds.org_id = ${org_id} AND birds.id = ${bird_id} AND birds.deleted_at IS NULL
      ON CONFLICT (id) DO NOTHING`),
    noted: audited(scope, {
      subject: "weight",
      subject_id: bird_id,
      deed: "created",
      changes: { weighed_on: [null, weighed_on], grams: [null, grams] },
    }),
    told: noticed(
      scope,
      { event: "bird.lighter", key: `${bird_id} ${weighed_on}`, link: `/birds/${bird_id}/weights`, facts: { bird_id } },
      sql`changes() > 0 AND EXISTS (SELECT 1 FROM bird_weight_losses loss
        WHERE loss.org_id = ${org_id} AND loss.bird_id = ${bird_id} AND loss.weighed_on = ${weighed_on})`,
    ),
    found: weightsOf(scope, bird_id),
  });
  const weight = compared(found, dayOf(born)).find((it) => it.id === id);
  if (!weight) throw new Refusal("missing");
  const odd = weight.is_jump ? "weight_jump" : weight.is_drop ? "weight_drop" : null;
  return {
    weight,
    warnings: odd ? [{ code: `birds.${odd}`, message: translate(scope.language, `birds.warnings.${odd}`) }] : [],
  };
}

/** Deletes a weight of a bird; `missing` when either is not there or another organisation's. */
export async function deleteWeight(scope: Scope, bird_id: string, id: string): Promise<void> {
  const one = owned(scope, birdWeights, eq(birdWeights.bird_id, bird_id), eq(birdWeights.id, id));
  const existing = sql`EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id = ${bird_id}
    AND birds.deleted_at IS NULL)`;
  const lines = sql`
    SELECT ${bird_id} AS subject_id,
      json_object('weighed_on', json_array(weighed_on, NULL), 'grams', json_array(grams, NULL)) AS changes
    FROM bird_weights WHERE ${and(one, existing)}`;
  const { gone } = await batch(scope.db, {
    line: auditedLines(scope, { subject: "weight", deed: "deleted", lines }),
    gone: scope.db.delete(birdWeights).where(and(one, existing)).returning({ id: birdWeights.id }),
  });
  if (gone.length === 0) throw new Refusal("missing");
}
