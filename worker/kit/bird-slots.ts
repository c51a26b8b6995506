import { type SQL, sql } from "drizzle-orm";
import type { BirdCaution, BirdFilterName, birdFilterWords, Language, StatusKind } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

// What rooms know of any bird, for rooms before them that read many at once, deep inside their queries: so these are not
// handed along with a page's slots, but entered with `worker/rooms.ts`, as words are.

/** A bird as the rooms behind the register see it on its page. */
export type SeenBird = {
  birth_date: string | null;
  birth_precision: string | null;
  father_id: string | null;
  mother_id: string | null;
};

/** A bird as it is judged before it breeds. */
export type BreedingBird = {
  birth_date: string | null;
  status_key: string | null;
  status_kind: StatusKind | null;
  is_reference: boolean;
};

/** What speaks against breeding with a bird now; `app/mating` puts each code into a sentence, of words that the room brings. */
export type BirdCautions = {
  /** What it must be read for that: expressions over the row of `birds` at hand, under names of the room's own. */
  reads?: (scope: Scope) => Record<string, SQL>;
  /** A method, so that those of every room fit one list. */
  of(bird: BreedingBird & Readonly<Record<string, unknown>>, today: string): readonly BirdCaution[];
};

/** Which birds each word of a filter of the register means: a condition on the row of `birds` at hand. */
export type BirdFilters = {
  [Name in BirdFilterName]?: Readonly<Record<(typeof birdFilterWords)[Name][number], (scope: Scope) => SQL>>;
};

/** What a row of the register carries for columns of the room: expressions over the row of `birds` at hand, by their names. */
export type BirdColumns = { reads: ColumnReads };
type ColumnReads = Readonly<Record<string, (language: Language) => SQL>>;

/** A bird as its ring is judged. */
export type RingedBird = {
  identifier: string;
  birth_date: string | null;
  acquisition: string | null;
  ring_size_mm: number | null;
};

/** What a room knows of rings that were ordered. */
export type BirdRings = {
  /** What it must read of the row of `birds` at hand to judge its ring: JSON, or null where there is nothing to judge by. */
  reads: (scope: Scope) => SQL;
  /** What deserves a second look. */
  warnings(bird: RingedBird, read: string, language: Language): ReadonlyArray<{ code: string; message: string }>;
  /** Whether the ring of a key was lost or went away otherwise, as SQL. */
  isGone(scope: Pick<Scope, "org_id">, key: SQL): SQL;
  /** The ring that is free in the place of one that is taken, and whether a series says so. */
  instead(scope: Scope, taken: string): Promise<{ next: string | null; of_series: boolean }>;
};

type Entered = {
  birdRings: ReadonlyArray<BirdRings>;
  birdCautions: ReadonlyArray<BirdCautions & { from: string }>;
  birdFilters: ReadonlyArray<BirdFilters>;
  birdColumns: ReadonlyArray<BirdColumns>;
};
let entered: Entered = { birdRings: [], birdCautions: [], birdFilters: [], birdColumns: [] };
let columns: ColumnReads = {};

/** Enters what all rooms know of birds; to do it twice changes nothing. */
export function enterBirdSlots({ birdRings, birdCautions, birdFilters, birdColumns }: Entered): void {
  entered = { birdRings, birdCautions, birdFilters, birdColumns };
  columns = Object.assign({}, ...birdColumns.map(({ reads }) => reads));
}

/** What rooms read of the row of `birds` at hand to know its cautions, under names that nothing else has. */
export function cautionReads(scope: Scope, slots = entered.birdCautions): Record<string, SQL> {
  const reads = slots.flatMap(({ from, reads }) =>
    Object.entries(reads?.(scope) ?? {}).map(([name, it]) => [`${from}/${name}`, it] as const),
  );
  return Object.fromEntries(reads);
}

/** The same, to stand behind the columns of a statement. */
export const cautionColumns = (scope: Scope, slots = entered.birdCautions): SQL =>
  sql.join(
    Object.entries(cautionReads(scope, slots)).map(([name, it]) => sql`, ${it} AS ${sql.identifier(name)}`),
    sql``,
  );

/** What rooms say of a bird, from a row that was read with `cautionReads`. */
export function cautionsOfRooms(
  bird: BreedingBird,
  { row, today }: { row: object; today: string },
  slots = entered.birdCautions,
): BirdCaution[] {
  return slots.flatMap(({ from, of }) => {
    const own = Object.entries(row).filter(([name]) => name.startsWith(`${from}/`));
    return of(
      { ...bird, ...Object.fromEntries(own.map(([name, value]) => [name.slice(from.length + 1), value])) },
      today,
    );
  });
}

/** The row without what `cautionReads` read of it. */
export const withoutReads = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.includes("/"))) as Row;

/** The condition of a filter that a room brings; a word that no room means finds nobody. */
export function filterOfRooms(scope: Scope, name: BirdFilterName, word: string): SQL {
  const words = entered.birdFilters.map(
    ({ [name]: found }) => found as Record<string, (scope: Scope) => SQL> | undefined,
  );
  return words.find((it) => it?.[word])?.[word]?.(scope) ?? sql`0`;
}

/** What is read of the row of `birds` at hand to judge its ring by. */
export const ringReads = (scope: Scope): SQL<string | null> =>
  (entered.birdRings[0]?.reads(scope) ?? sql`NULL`) as SQL<string | null>;

/** What rooms say of the ring of a bird, from what `ringReads` read; nothing without. */
export const ringWarnings = (bird: RingedBird, read: string | null, language: Language) =>
  read === null ? [] : entered.birdRings.flatMap((it) => it.warnings(bird, read, language));

/** Whether the ring of a key was lost or went away otherwise, as SQL. */
export const isRingGone = (scope: Pick<Scope, "org_id">, key: SQL): SQL =>
  entered.birdRings[0]?.isGone(scope, key) ?? sql`0`;

/** The ring that is free in the place of one that is taken. */
export const ringInstead = async (scope: Scope, taken: string) =>
  (await entered.birdRings[0]?.instead(scope, taken)) ?? { next: null, of_series: false };

/** The columns that rooms bring to the register. */
export const columnsOfRooms = (): ColumnReads => columns;
