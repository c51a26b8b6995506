import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { auditedLines } from "#worker/audit.ts";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { jsonCells } from "#worker/json-rows.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";
import { takersKept } from "./book-parties.ts";
import { carriedFacts, type HandoverKind, speciesColumns } from "./content.ts";
import type { Placed, Plan } from "./matching.ts";

/** What an arrival writes, and the line of the trail it hangs on. */
export type Arrival = {
  handover_id: string;
  kind: HandoverKind;
  /** Whose birds these were. */
  from: string;
  plan: Plan;
  noted: string;
  when: SQL;
};

const acquisitionOf = { sale: "bought", gift: "given", loan: "loaned" } as const;

/** The statements that write an arrival, all of them only behind its line of the trail. */
export function arrivalStatements(scope: Scope, arrival: Arrival): Statements {
  const { plan, when } = arrival;
  const fresh = plan.birds.filter(({ how }) => how === "new");
  const here = plan.birds.filter(({ how }) => how === "becomes" || how === "returns");
  return {
    ...(plan.species.length > 0 && speciesMade(scope, arrival)),
    ...seededAgain(scope, "active", when),
    ...(fresh.length > 0 && birdsMade(scope, arrival, fresh)),
    ...(here.length > 0 && { departed: takersKept(scope, here, when), ...birdsBack(scope, arrival, here) }),
    ...weightsMade(scope, arrival),
  };
}

function speciesMade(scope: Scope, { plan, when }: Arrival): Statements {
  const { db, org_id, now } = scope;
  const cells = plan.species.map(({ id, species }) => [id, ...speciesColumns.map((name) => species[name] ?? null)]);
  const values = sql.join(
    speciesColumns.map((_, at) => sql.raw(`value->>${at + 1}`)),
    sql`, `,
  );
  return {
    species: db.run(sql`
      INSERT INTO species (id, org_id, ${sql.raw(speciesColumns.join(", "))}, created_at, updated_at)
      SELECT value->>0, ${org_id}, ${values}, ${now}, ${now} FROM ${jsonCells(cells)} WHERE ${when}`),
    speciesNoted: auditedLines(scope, {
      subject: "species",
      deed: "created",
      lines: sql`SELECT value->>0 AS subject_id, json_object('common_name', json_array(NULL, value->>1)) AS changes
        FROM ${jsonCells(cells)} WHERE ${when}`,
    }),
  };
}

function birdsMade(scope: Scope, arrival: Arrival, fresh: readonly Placed[]): Statements {
  const { db, org_id, user_id, now, today } = scope;
  const { kind, from, when } = arrival;
  const cells = fresh.map(({ id, bird, species_id, father_id, mother_id, is_ancestor }) => [
    ...[id, bird.identifier, ringKey(bird.identifier), searchKey(bird.identifier, bird.name), bird.name, bird.sex],
    ...[species_id, bird.birth_date, bird.birth_precision, father_id, mother_id, is_ancestor ? 1 : 0],
    ...carriedFacts.map((fact) => bird[fact] ?? null),
  ]);
  const facts = carriedFacts.map((_, at) => `value->>${at + 12}`).join(", ");
  return {
    birds: db.run(sql`
      INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, name, sex, species_id, birth_date, birth_precision,
        father_id, mother_id, is_reference, ${sql.raw(carriedFacts.join(", "))}, status_id, status_since, acquisition, acquired_on,
        owner, changed_by, created_at, updated_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8,
        value->>9, value->>10, value->>11, ${sql.raw(facts)},
        iif(value->>11, NULL, ${statusOf(scope, "active")}), iif(value->>11, NULL, ${today}),
        iif(value->>11, NULL, ${acquisitionOf[kind]}), iif(value->>11, NULL, ${today}),
        iif(value->>11, NULL, ${kind === "loan" ? from : null}), ${user_id}, ${now}, ${now}
      FROM ${jsonCells(cells)} WHERE ${when}`),
    birdsNoted: auditedLines(scope, {
      subject: "bird",
      deed: "created",
      lines: sql`SELECT value->>0 AS subject_id, json_object('identifier', json_array(NULL, value->>1)) AS changes
        FROM ${jsonCells(cells)} WHERE ${when}`,
    }),
  };
}

// Of a bird that is known only what nobody knew is filled; that it is here is new.
function birdsBack(scope: Scope, arrival: Arrival, here: readonly Placed[]): Statements {
  const { db, org_id, today } = scope;
  const { kind, from, when } = arrival;
  const cells = here.map(({ id, bird, father_id, mother_id, how }) => [
    ...[id, how === "becomes" ? 1 : 0, bird.name, searchKey(bird.identifier, bird.name), bird.sex],
    ...[bird.birth_date, bird.birth_precision, father_id, mother_id],
    ...carriedFacts.map((fact) => bird[fact] ?? null),
  ]);
  const becomes = sql.raw("said.value->>1 = 1");
  const fill = (name: string, at: number) => sql.raw(`${name} = ifnull(birds.${name}, said.value->>${at})`);
  const facts = carriedFacts.map((fact, at) => fill(fact, at + 9));
  return {
    back: db.run(sql`
      UPDATE birds SET is_reference = 0, status_id = ${statusOf(scope, "active")}, status_since = ${today},
        acquisition = iif(${becomes}, ${acquisitionOf[kind]}, birds.acquisition),
        acquired_on = iif(${becomes}, ${today}, birds.acquired_on),
        owner = iif(${becomes} AND ${kind === "loan" ? 1 : 0}, ${from}, birds.owner),
        left_to = NULL, left_price_cents = NULL, cause_of_death = NULL,
        search_key = iif(birds.name IS NULL AND said.value->>2 IS NOT NULL, said.value->>3, birds.search_key),
        name = ifnull(birds.name, said.value->>2),
        sex = iif(birds.sex = 'unknown', said.value->>4, birds.sex),
        birth_precision = iif(birds.birth_date IS NULL, said.value->>6, birds.birth_precision),
        ${fill("birth_date", 5)}, father_id = said.value->>7, mother_id = said.value->>8, ${sql.join(facts, sql`, `)},
        kinship_engine = iif(birds.father_id IS said.value->>7 AND birds.mother_id IS said.value->>8, birds.kinship_engine, 0),
        ${writeStampSql(scope, { on: today, reason: from })}
      FROM ${jsonCells(cells)} AS said
      WHERE birds.n = (SELECT own.n FROM birds own WHERE own.org_id = ${org_id} AND own.id = said.value->>0) AND ${when}`),
  };
}

function weightsMade(scope: Scope, { plan, when }: Arrival): Statements {
  const { db, org_id, now } = scope;
  const all = plan.birds.flatMap(({ id, bird }) => (bird.weights ?? []).map((it) => [id, it.weighed_on, it.grams]));
  if (all.length === 0) return {};
  const ids = newIds("weight", all.length);
  const cells = all.map((cell, at) => [ids[at], ...cell]);
  return {
    weights: db.run(sql`
      INSERT INTO bird_weights (id, org_id, bird_id, weighed_on, grams, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, ${now} FROM ${jsonCells(cells)} AS said
      WHERE ${when} AND NOT EXISTS (SELECT 1 FROM bird_weights known WHERE known.org_id = ${org_id}
        AND known.bird_id = said.value->>1 AND known.weighed_on = said.value->>2 AND known.grams = said.value->>3)`),
  };
}
