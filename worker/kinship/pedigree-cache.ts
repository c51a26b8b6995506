import { sql } from "drizzle-orm";
import { type Answers, batch, type Statements } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type Kindred, withInbreeding } from "./kinship.ts";
import { parentageState } from "./parentage.ts";
import { packPedigree } from "./pedigree.ts";

/** The whole pedigree of an organisation, birds in the trash and of others included, as questions of kinship need it. */
export type CachedPedigree = {
  /** F (0 to 1) and D by position. */
  kindred: Kindred;
  /** Position of a bird by its number (`birds.n`); undefined for a number that is not of this organisation. */
  positionOf: (n: number) => number | undefined;
  /** Number of the bird at a position. */
  numberAt: (position: number) => number;
};

/**
 * A packed pedigree this isolate keeps. It is true as long as `bonds_version` is the organisation's (no bird got other
 * parents, none left for good) and holds all birds up to number `last`; younger ones are read with each question.
 */
type Kept = { version: number; last: number; columns: Columns; pedigree: CachedPedigree };
type Columns = { numbers: number[]; fathers: number[]; mothers: number[]; inbreeding: number[] };

const kept = new Map<string, Kept>();
// Birds of all organisations together. One takes about 130 bytes here, and an isolate has 128 MB for everything.
const mostBirds = 250_000;

type OrgScope = Pick<Scope, "db" | "org_id">;
/**
 * The pedigree, and the answers of further statements, in one round trip; a second one when parentage has changed since
 * this isolate read them.
 */
export async function withCachedPedigree<Input extends Statements>(
  scope: OrgScope,
  input: Input,
): Promise<{ pedigree: CachedPedigree } & Answers<Input>> {
  const known = kept.get(scope.org_id);
  const own = { parentageState: parentageState(scope), youngerBirds: birdsSince(scope, known) };
  const answers = (await batch<Statements>(scope.db, { ...own, ...input })) as Answers<typeof own> & Answers<Input>;
  const version = answers.parentageState[0]?.version ?? 0;
  if (known && known.version !== version) {
    const again = await batch(scope.db, { state: parentageState(scope), all: birdsSince(scope) });
    return { ...answers, pedigree: keep(scope, again.state[0]?.version ?? 0, await withRest(scope, again.all)) };
  }
  return { ...answers, pedigree: keep(scope, version, await withRest(scope, answers.youngerBirds, known), known) };
}

type Found = { found: string | null; birds: number; last: string | null };

// Birds. At 45 bytes each they fill the longest text that the database can make.
const mostAtOnce = 105_000;

/** Texts of birds, read on in further round trips where there are more than one text holds. */
async function withRest(scope: OrgScope, first: readonly Found[], known?: Kept): Promise<string[]> {
  const texts: string[] = [];
  for (let [page] = first; page?.found; ) {
    texts.push(page.found);
    if (page.birds < mostAtOnce) break;
    [page] = await birdsSince(scope, known, page.last ?? "");
  }
  return texts;
}

/**
 * Numbers of birds and of their parents with F, as one text: a tenth of what rows of ids take. The index tells an
 * organisation's numbers without a look at its birds; by number SQLite would walk through everybody's.
 */
function birdsSince({ db, org_id }: OrgScope, known?: Kept, after = "") {
  return db.all<Found>(sql`
    SELECT group_concat(birds.n || ' ' || ifnull(father.n, 0) || ' ' || ifnull(mother.n, 0) || ' ' || birds.inbreeding, ';')
      AS found, count(*) AS birds, max(birds.id) AS last
    FROM (
      SELECT * FROM birds INDEXED BY birds_in_organization
      WHERE org_id = ${org_id} AND n > ${known?.last ?? 0} AND id > ${after} ORDER BY id LIMIT ${mostAtOnce}
    ) birds
    LEFT JOIN birds father ON father.org_id = ${org_id} AND father.id = birds.father_id
    LEFT JOIN birds mother ON mother.org_id = ${org_id} AND mother.id = birds.mother_id`);
}

function keep({ org_id }: OrgScope, version: number, texts: readonly string[], known?: Kept): CachedPedigree {
  kept.delete(org_id);
  if (known && texts.length === 0) {
    kept.set(org_id, known);
    return known.pedigree;
  }
  // A copy: another question may be reading the same columns while this one waited.
  const columns: Columns = {
    numbers: [...(known?.columns.numbers ?? [])],
    fathers: [...(known?.columns.fathers ?? [])],
    mothers: [...(known?.columns.mothers ?? [])],
    inbreeding: [...(known?.columns.inbreeding ?? [])],
  };
  let last = known?.last ?? 0;
  for (const line of texts.flatMap((text) => text.split(";"))) {
    const [n, father, mother, inbreeding] = line.split(" ");
    last = Math.max(last, Number(n));
    columns.numbers.push(Number(n));
    columns.fathers.push(Number(father));
    columns.mothers.push(Number(mother));
    columns.inbreeding.push(Number(inbreeding));
  }
  const pedigree = packed(columns);
  kept.set(org_id, { version, last, columns, pedigree });
  makeRoom();
  return pedigree;
}

function packed({ numbers, fathers, mothers, inbreeding }: Columns): CachedPedigree {
  const rows = new Map(numbers.map((n, row) => [n, row]));
  const rowOf = (n: number) => rows.get(n) ?? -1;
  const pedigree = packPedigree(Int32Array.from(fathers, rowOf), Int32Array.from(mothers, rowOf));
  const stored = Float64Array.from(pedigree.rows, (row) => inbreeding[row] as number);
  return {
    kindred: withInbreeding(pedigree, stored),
    positionOf: (n) => {
      const row = rows.get(n);
      return row === undefined ? undefined : pedigree.positions[row];
    },
    numberAt: (position) => numbers[pedigree.rows[position] as number] as number,
  };
}

/** Forgets who was asked about longest ago, until what is kept fits. */
function makeRoom() {
  let birds = [...kept.values()].reduce((sum, { columns }) => sum + columns.numbers.length, 0);
  for (const [org_id, { columns }] of kept) {
    if (birds <= mostBirds || kept.size === 1) return;
    kept.delete(org_id);
    birds -= columns.numbers.length;
  }
}
