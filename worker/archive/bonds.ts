import { circles } from "#worker/imports/cycles.ts";
import type { ArchivedTable } from "./contract.ts";
import { unfit } from "./opened.ts";
import { sameness } from "./rows.ts";
import type { ArchivedRows } from "./rows-contract.ts";

/** Which column of a table names a row of which other. */
const references: Partial<Record<ArchivedTable, Record<string, ArchivedTable>>> = {
  birds: {
    species_id: "species",
    status_id: "statuses",
    place_id: "places",
    father_id: "birds",
    mother_id: "birds",
    foster_father_id: "birds",
    foster_mother_id: "birds",
  },
  places: { parent_id: "places" },
  mutations: { species_id: "species" },
  moves: { bird_id: "birds", from_place_id: "places", to_place_id: "places" },
  bird_weights: { bird_id: "birds" },
  bird_photos: { bird_id: "birds" },
};

/** Refuses rows that are no flock together: something twice, something that is not there, a bird its own ancestor. */
export function requireWhole(rows: ArchivedRows): void {
  const ids = {} as Record<ArchivedTable, Set<string>>;
  for (const [table, all] of Object.entries(rows) as Array<[ArchivedTable, Array<{ id?: string; year?: number }>]>)
    ids[table] = onceEach(table, all, (row) => String(row.id ?? row.year));
  onceEach("species", rows.species, sameness.species);
  onceEach("mutations", rows.mutations, sameness.mutations);
  onceEach("statuses", rows.statuses, sameness.statuses);
  onceEach("places", rows.places, sameness.places);
  requireRings(rows.birds);
  for (const [table, columns] of Object.entries(references) as Array<[ArchivedTable, Record<string, ArchivedTable>]>)
    for (const [column, target] of Object.entries(columns))
      requireThere(table, rows[table], { column, ids: ids[target] });
  requireSexes(rows.birds);
  requireNoCircle(rows);
}

function onceEach<Row>(table: ArchivedTable, rows: readonly Row[], key: (row: Row) => string): Set<string> {
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    if (seen.has(key(row))) throw unfit("archive.row.twice", { name: `data/${table}.jsonl`, row: at + 1 });
    seen.add(key(row));
  }
  return seen;
}

function requireRings(birds: ArchivedRows["birds"]): void {
  const seen = new Set<string>();
  for (const bird of birds) {
    // A ring in the trash may be on another leg by now.
    if (bird.deleted_at !== null) continue;
    if (seen.has(sameness.birds(bird))) throw unfit("archive.ring.twice", { ring: bird.identifier });
    seen.add(sameness.birds(bird));
  }
}

function requireThere(
  table: ArchivedTable,
  rows: readonly object[],
  { column, ids }: { column: string; ids: Set<string> },
): void {
  const at = rows.findIndex((row) => {
    const named = (row as Record<string, string | null>)[column];
    return named != null && !ids.has(named);
  });
  if (at >= 0) throw unfit("archive.row.dangling", { name: `data/${table}.jsonl`, row: at + 1, column });
}

function requireSexes(birds: ArchivedRows["birds"]): void {
  const byId = new Map(birds.map((bird) => [bird.id, bird]));
  for (const { father_id, mother_id, identifier, deleted_at } of birds) {
    if (deleted_at !== null) continue;
    const [father, mother] = [byId.get(father_id ?? ""), byId.get(mother_id ?? "")];
    const isWrong = (father && father.sex !== "male") || (mother && mother.sex !== "female");
    if (isWrong) throw unfit("archive.parents.sex", { ring: identifier });
  }
}

function requireNoCircle({ birds, places }: ArchivedRows): void {
  const parents = new Map(
    birds.map(({ id, father_id, mother_id }) => [id, [father_id, mother_id].filter((it) => it !== null)]),
  );
  const [round] = circles(parents.keys(), (id) => parents.get(id) ?? []);
  const bird = birds.find(({ id }) => round?.includes(id));
  if (bird) throw unfit("archive.circle.birds", { ring: bird.identifier });
  const above = new Map(places.map(({ id, parent_id }) => [id, parent_id === null ? [] : [parent_id]]));
  const [nest] = circles(above.keys(), (id) => above.get(id) ?? []);
  const place = places.find(({ id }) => nest?.includes(id));
  if (place) throw unfit("archive.circle.places", { place: place.name });
}
