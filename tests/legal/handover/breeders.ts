import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { renewInbreeding } from "#worker/kinship/rebuilding.ts";
import type { Handover } from "#worker/legal/handover/rows.ts";

type Found = {
  id: string;
  identifier: string;
  is_reference: number;
  status: string | null;
  acquisition: string | null;
  left_to: string | null;
  father: string | null;
  mother: string | null;
  genotype: string | null;
  notes: string | null;
  certificate_number: string | null;
};

/** Two breeders; the first has a family of a cock, a hen, their mated young and a chick of these, inbred. */
export async function twoBreeders() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = (identifier: string, given: object = {}) => make.bird({ identifier, species_id, ...given });
  const cock = await bird("A 1", { sex: "male" });
  const hen = await bird("A 2", { sex: "female" });
  const parents = { father_id: cock.id, mother_id: hen.id };
  const son = await bird("A 3", { sex: "male", ...parents });
  const daughter = await bird("A 4", { sex: "female", ...parents });
  const secret = { notes: "SECRET", acquired_price_cents: 4200 };
  const facts = { name: "Sol", certificate_number: "C-7", acquisition: "bred", ...secret };
  const chick = await bird("A 5", { sex: "female", father_id: son.id, mother_id: daughter.id, ...facts });
  await ask(`/api/birds/${chick.id}/weights`, {
    as: a,
    json: { weighed_on: "2026-01-05", grams: 18.5, note: "SECRET" },
  });

  const post = async (path: string, as: Resident, json: object, headers = {}) => {
    const answer = await ask(path, { as, json, headers });
    const body = answer.status === 204 ? {} : ((await answer.json()) as object);
    return { status: answer.status, ...body } as { status: number; detail?: string; data: Handover };
  };
  const offer = async (as: Resident, bird_ids: string[], given: object = {}) => {
    const made = await post("/api/handovers", as, { bird_ids, kind: "sale", ...given });
    return { ...made, token: (made.data?.url ?? "").split("/h/")[1] ?? "" };
  };
  const accept = (as: Resident, token: string) => post("/api/handovers/accept", as, { token });
  const flock = async ({ org_id }: Resident) => {
    const ring = (column: string) =>
      sql.raw(`(SELECT identifier FROM birds kin WHERE kin.org_id = birds.org_id AND kin.id = birds.${column})`);
    const rows = await db.all<Found>(sql`
      SELECT birds.id, identifier, is_reference, statuses.key AS status, acquisition, left_to, ${ring("father_id")} AS father,
        ${ring("mother_id")} AS mother, genotype, notes, certificate_number
      FROM birds LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
      WHERE birds.org_id = ${org_id} ORDER BY identifier`);
    return Object.fromEntries(rows.map((row) => [row.identifier, row]));
  };
  return { ...world, make, cock, hen, son, daughter, chick, species_id, offer, accept, post, flock };
}

export type Breeders = Awaited<ReturnType<typeof twoBreeders>>;

/** F of a bird, which the clock works out of whoever came. */
export async function fOf({ db }: Breeders, id: string) {
  await renewInbreeding(db);
  const [row] = await db.all<{ inbreeding: number }>(sql`SELECT inbreeding FROM birds WHERE id = ${id}`);
  return row?.inbreeding;
}
