import { type SQL, sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import type { MovementKind } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import { readingForm } from "#worker/legal/given/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type CellName, cellColumns, isLostChick, isWaiting, lineJoins } from "../register/cells.ts";
import { settle, waitingTurns } from "../register/settling.ts";
import { readingRules } from "../rules/rules.ts";
import { type Ruling, rulingOf } from "./ruling.ts";
import { type FirstMovement, firstMovement, isIn, type Stay, type StayLine, staysOf } from "./stays.ts";

/** So many lines of a year's birds are read at most. */
const mostLines = 60_000;

/** What the return's cells are made of. */
const read = [
  ...(["scientific_name", "common_name", "mark", "sex", "annex", "source_code", "certificate"] as const),
  ...(["party_registration", "document"] as const),
] as const satisfies readonly CellName[];
type Line = StayLine &
  Record<(typeof read)[number], string | null> & {
    bird_id: string | null;
    species_id: string | null;
    state: "entered" | "noted" | "waiting" | "lost";
  };

/** A bird of the return, with what its columns say. */
export type ReturnRow = {
  /** The line by which it came, where that is entered: what it lacks is filled in there. */
  line_id: string | null;
  bird_id: string | null;
  species_id: string | null;
  species: string | null;
  common_name: string | null;
  mark: string | null;
  sex: Sex;
  movement_1: FirstMovement;
  movement_1_on: string;
  movement_2: MovementKind | null;
  movement_2_on: string | null;
  document: string | null;
  certificate: string | null;
  quantity: number;
  supplier: string | null;
  annex: string | null;
  source_code: string | null;
  /** Whether all its lines of the year stand in the book already; issuing the return enters them. */
  state: "entered" | "noted";
  /** What the authority asks for and nothing here knows. */
  lacks: Array<"species" | "mark" | "source_code">;
};
/** A bird that is not in the return, and why: by a rule, for its ring, because it is not here or never was. */
type LeftOut = Pick<ReturnRow, "bird_id" | "species_id" | "species" | "common_name" | "mark"> & {
  why: "rule" | "own_rule" | "waiting" | "lost" | "lent" | "corrected";
  /** The text, or the reason, that leaves its species out. */
  source: string | null;
};

/** The lines of birds that were there in a year, of the same bird after one another. */
function readingLines(scope: Scope, year: number) {
  const { db, org_id } = scope;
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const cells = sql.raw(read.map((name) => `said.${name}`).join(", "));
  const wanted: SQL = sql`(line.bird_id IS NULL AND line.on_day <= ${to} OR line.bird_id IN (
    SELECT bird_id FROM movements WHERE org_id = ${org_id} AND on_day <= ${to} AND bird_id IS NOT NULL GROUP BY bird_id
    HAVING max(on_day) >= ${from} OR sum(held) > 0 OR sum(owned) > 0))`;
  return db.all<Line>(sql`
    SELECT said.id, said.role, said.direction, said.kind, said."on", said.owned, said.held, said.corrects_id, said.bird_id,
      said.species_id, said.state, ${cells}
    FROM (
      SELECT line.n, line.id, line.role, line.direction, line.kind, line.on_day AS "on", line.owned, line.held,
        line.corrects_id, line.bird_id, line.species_id,
        CASE WHEN line.number IS NOT NULL THEN 'entered' WHEN ${isLostChick(scope)} THEN 'lost'
          WHEN ${isWaiting(scope)} THEN 'waiting' ELSE 'noted' END AS state, ${cellColumns(scope)}
      FROM ${lineJoins(scope)} WHERE line.org_id = ${org_id} AND ${wanted}
    ) said ORDER BY said."on", said.n LIMIT ${mostLines + 1}`);
}

/** What the return of a year says: its rows, who is left out, and the form that was given for it. */
export async function yearReturn(scope: Scope, year: number) {
  const all = () =>
    batch(scope.db, {
      turns: waitingTurns(scope),
      lines: readingLines(scope, year),
      book: scope.db.all<{ begun_on: string }>(sql`SELECT begun_on FROM books WHERE org_id = ${scope.org_id}`),
      issued: scope.db.all<{ id: string; number: string }>(sql`SELECT id, number FROM papers
        WHERE org_id = ${scope.org_id} AND kind = 'annual_return' AND state = 'issued' AND on_day = ${`${year}-12-31`}`),
      form: readingForm(scope, { kind: "annual_return", year }),
      ...readingRules(scope),
    });
  let found = await all();
  if (found.turns[0]?.n) {
    await settle(scope);
    found = await all();
  }
  if (found.lines.length > mostLines) throw new Refusal("too_large", { year: ["legal.return.many"] });
  const rules = rulesBySpecies({ home: found.home[0], own: found.own, language: scope.language });
  return {
    ...sorted(birdsOf(found.lines), year, rules),
    begun_on: found.book[0]?.begun_on ?? null,
    issued: found.issued[0] ?? null,
    form: found.form[0] ?? null,
  };
}
export type YearReturn = Awaited<ReturnType<typeof yearReturn>>;

type Rules = (line: Line) => Ruling;
function rulesBySpecies(read: Parameters<typeof rulingOf>[1]): Rules {
  const known = new Map<string, Ruling>();
  return ({ species_id, scientific_name }) => {
    const key = `${species_id} ${scientific_name}`;
    const ruling = known.get(key) ?? rulingOf({ id: species_id, latin_name: scientific_name }, read);
    known.set(key, ruling);
    return ruling;
  };
}

// An erased bird's entered lines have their own ring and species.
function birdsOf(lines: readonly Line[]): Line[][] {
  const birds = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.bird_id ?? `${line.species_id} ${line.mark}`;
    const known = birds.get(key);
    if (known) known.push(line);
    else birds.set(key, [line]);
  }
  return [...birds.values()];
}

function sorted(birds: readonly Line[][], year: number, rules: Rules) {
  const rows: ReturnRow[] = [];
  const left_out: LeftOut[] = [];
  for (const lines of birds) {
    const newest = lines.at(-1);
    if (!newest) continue;
    const { stays, isAnnulled, isLent } = staysOf(lines);
    const here = stays.filter((stay) => isIn(stay, year));
    const why = whyOut({ lines, here, isAnnulled, isLent, year }, rules(newest));
    if (why) left_out.push({ ...nameOf(newest), ...why });
    else rows.push(...here.map((stay) => rowOf(stay, { newest, year, rules: rules(newest) })));
  }
  const byMark = new Intl.Collator("pt", { numeric: true }).compare;
  const order = { collection: 0, birth: 1, entry: 2 } as const;
  rows.sort(
    (one, other) =>
      compared(one.species, other.species) ||
      order[one.movement_1] - order[other.movement_1] ||
      compared(one.movement_1_on, other.movement_1_on) ||
      byMark(one.mark ?? "", other.mark ?? ""),
  );
  left_out.sort((one, other) => compared(one.species, other.species) || byMark(one.mark ?? "", other.mark ?? ""));
  return { rows, left_out };
}

const compared = (one: string | null, other: string | null) =>
  (one ?? "") < (other ?? "") ? -1 : (one ?? "") > (other ?? "") ? 1 : 0;

const nameOf = ({ bird_id, species_id, scientific_name, common_name, mark }: Line) => ({
  bird_id,
  species_id,
  species: scientific_name,
  common_name,
  mark,
});

type Bird = { lines: readonly Line[]; here: Array<Stay<Line>>; isAnnulled: boolean; isLent: boolean; year: number };

/** Why a bird is not in the return; null where it is, or where nobody would look for it there. */
function whyOut({ lines, here, isAnnulled, isLent, year }: Bird, { in_register, source, is_own }: Ruling) {
  const isOfYear = lines.some(({ on }) => on >= `${year}-01-01` && on <= `${year}-12-31`);
  if (here.length > 0 && in_register === false) return { why: is_own ? "own_rule" : "rule", source } as const;
  const unringed = here.flatMap(({ came }) =>
    came.state === "lost" || came.state === "waiting" ? [came.state] : [],
  )[0];
  if (unringed) return { why: unringed, source: null } as const;
  if (here.length === 0 && isAnnulled && isOfYear) return { why: "corrected", source: null } as const;
  if (here.length === 0 && isLent) return { why: "lent", source: null } as const;
  return null;
}

function rowOf(
  { came, left }: Stay<Line>,
  { newest, year, rules }: { newest: Line; year: number; rules: Ruling },
): ReturnRow {
  const away = left && left.on <= `${year}-12-31` ? left : null;
  const annex = newest.annex ?? came.annex ?? rules.annex;
  const own = {
    species: newest.scientific_name,
    mark: newest.mark,
    source_code: came.source_code ?? newest.source_code,
  };
  const lines = [came, ...(away ? [away] : [])];
  return {
    ...nameOf(newest),
    line_id: came.state === "entered" ? came.id : null,
    sex: (newest.sex ?? "unknown") as Sex,
    movement_1: firstMovement(came, year),
    movement_1_on: came.on,
    movement_2: away?.kind ?? null,
    movement_2_on: away?.on ?? null,
    document: away?.document ?? came.document,
    certificate: newest.certificate ?? came.certificate,
    quantity: 1,
    supplier: came.party_registration,
    annex: typeof annex === "string" && annex !== "none" ? annex : null,
    source_code: own.source_code,
    state: lines.some(({ state }) => state !== "entered") ? "noted" : "entered",
    lacks: (["species", "mark", "source_code"] as const).filter((name) => !own[name]),
  };
}
