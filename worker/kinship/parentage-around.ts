import { type SQL, sql } from "drizzle-orm";
import { kinshipEngine } from "#db/bird-figures.ts";
import { inPieces, type Piece, pagesFrom, rowsIn } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type ParentageState, parentageState } from "./parentage.ts";

type OrgScope = Pick<Scope, "db" | "org_id">;

/** A change of parents, as queries for those it touches. */
type Around = {
  /** Selects the ids (`birds.id`) of birds that get other parents: everyone who descends from them is read. */
  changed: SQL;
  /** Selects the ids of the parents they get; as everyone's, their ancestors are read to any depth. */
  parents?: SQL | undefined;
  /** Table expressions the two may name. */
  given?: SQL | undefined;
};

/** Birds by number (`birds.n`), column by column: with their ids they would take five times the memory. */
export type KinAround = {
  numbers: number[];
  /** Numbers of parents, 0 where unknown. */
  fathers: number[];
  mothers: number[];
  /** Who descends from a bird that changes, or is one. */
  below: boolean[];
  /** F as it is stored, 0 to 1; NaN where it is stale. What stands `below` is stale too once the change is made. */
  inbreeding: number[];
  /** Numbers of the birds that the question named by id. */
  named: Map<string, number>;
};

/** The same of no birds at all. */
export const nobody = (): KinAround => ({
  numbers: [],
  fathers: [],
  mothers: [],
  below: [],
  inbreeding: [],
  named: new Map(),
});

// At some 45 bytes each they stay well below what one answer of the database holds.
const mostAtOnce = 120_000;

type Statement<Row> = ReturnType<OrgScope["db"]["all"]> & PromiseLike<Row[]>;
type Read<Row> = { state: ParentageState | undefined; family: KinAround; answer: Row[] };

/**
 * Reads the parentage around a change: birds that get other parents, their descendants, and all ancestors of both old and
 * new; birds in the trash included. One round trip for 120,000 of them, with the rows of one more statement.
 */
export async function parentageAround<Row>(scope: OrgScope, around: Around, more?: Statement<Row>): Promise<Read<Row>> {
  const answers = await batch(scope.db, {
    state: parentageState(scope),
    named: scope.db.all<Piece>(namesIn(scope, around)),
    answer: more ?? scope.db.all<Row>(sql`SELECT 1 WHERE 0`),
    first: scope.db.all<Piece>(parentageAfter(scope, around, 0)),
  });
  const {
    state: [state],
    named,
    answer,
    first,
  } = answers;
  const family = { ...nobody(), named: new Map(rowsIn<[id: string, n: number]>(named)) };
  const behind = (n: number) => scope.db.all<Piece>(parentageAfter(scope, around, n));
  for await (const page of pagesFrom<Packed>(first, mostAtOnce, behind)) take(family, page);
  return { state, family, answer };
}

type Packed = [n: number, father: number, mother: number, below: 0 | 1, inbreeding: number | null];

function take(family: KinAround, page: readonly Packed[]) {
  for (const [n, father, mother, below, inbreeding] of page) {
    family.numbers.push(n);
    family.fathers.push(father);
    family.mothers.push(mother);
    family.below.push(below === 1);
    family.inbreeding.push(inbreeding ?? Number.NaN);
  }
}

const namesIn = ({ org_id }: OrgScope, { changed, parents, given }: Around) =>
  inPieces(sql`
    WITH ${given ? sql`${given},` : sql``} said(id) AS (SELECT id FROM (${changed}) ${orParents(parents)})
    SELECT json_array(birds.id, birds.n) AS line
    FROM said CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = said.id`);

const orParents = (parents: SQL | undefined) =>
  parents ? sql`UNION SELECT id FROM (${parents}) WHERE id IS NOT NULL` : sql``;

/** The birds around a change whose numbers are higher than one, in the order of their numbers. */
function parentageAfter({ org_id }: OrgScope, { changed, parents, given }: Around, after: number): SQL {
  const down = (parent: string) => sql`
    UNION SELECT child.id FROM down
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.${sql.raw(parent)} = down.id`;
  const up = (parent: string) => sql`
    UNION SELECT child.${sql.raw(parent)} FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    WHERE child.${sql.raw(parent)} IS NOT NULL`;
  const numberOf = (parent: string) => sql`ifnull((
    SELECT kin.n FROM birds kin WHERE kin.org_id = ${org_id} AND kin.id = birds.${sql.raw(parent)}), 0)`;
  return inPieces(sql`
    WITH RECURSIVE ${given ? sql`${given},` : sql``}
    down(id) AS (SELECT id FROM (${changed}) ${down("father_id")} ${down("mother_id")}),
    up(id) AS (SELECT id FROM down ${orParents(parents)} ${up("father_id")} ${up("mother_id")}),
    around AS MATERIALIZED (
      SELECT birds.n, birds.id IN (SELECT id FROM down) AS below
      FROM up CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = up.id
      WHERE birds.n > ${after} ORDER BY birds.n LIMIT ${mostAtOnce}
    )
    SELECT json_array(birds.n, ${numberOf("father_id")}, ${numberOf("mother_id")}, around.below, CASE
      WHEN around.below OR birds.kinship_engine <> ${kinshipEngine} THEN NULL ELSE birds.inbreeding END) AS line
    FROM around CROSS JOIN birds ON birds.n = around.n`);
}
