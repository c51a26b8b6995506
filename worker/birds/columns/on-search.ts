import { sql } from "drizzle-orm";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBySpecies } from "#worker/species/drawings.ts";
import { foldName } from "#worker/species/names.ts";

type Row = { id: string; common_name: string; latin_name: string; group: string; birds: number; total: number };
/** A species that was found, and how many birds of it are in the flock. */
type FoundSpecies = Omit<Row, "total" | "group"> & { drawing: string };

const group = {
  /** By a part of either name; those that begin so first, then those with a word that does. */
  ask({ db, org_id }: Scope, q: string) {
    const name = foldName(q);
    const within = sql`species.name_key || char(10) || lower(species.latin_name)`;
    return db.all<Row>(sql`
      SELECT species.id, species.common_name, species.latin_name, species.species_group AS "group", ifnull((
          SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'species' AND key = species.id
        ), 0) AS birds, count(*) OVER () AS total
      FROM species WHERE species.org_id = ${org_id} AND instr(${within}, ${name})
      ORDER BY instr(char(10) || ${within}, ${`\n${name}`}) = 0, instr(' ' || ${within}, ${` ${name}`}) = 0,
        species.name_key LIMIT ${mostFound}`);
  },
  read: (rows: readonly Row[]) => ({
    items: rows.map(
      ({ total: _, group: __, ...species }, at): FoundSpecies => ({
        ...species,
        drawing: drawingOf(drawnBySpecies(rows[at] as Row)),
      }),
    ),
    total: rows[0]?.total ?? 0,
    total_is_capped: false,
  }),
};

/** The species that are called so. */
export const speciesFound = {
  join: (scope: Scope, q: string) =>
    joining({ rows: group.ask(scope, q) }, ({ rows }) => ({ species: group.read(rows) })),
} satisfies Slots["search"];
