import { newIds } from "#db/ids.ts";
import { numbers } from "#tests/kinship/flocks.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { sized } from "#tests/thorough.ts";

/** Generations of a family that is all one: 60 couples each, so many young a couple, of which the first two breed. */
export const shape = { generations: 28, couples: 60, young: sized({ all: 40, now: 6 }) };
const perGeneration = shape.couples * shape.young;

/** Birds by the order of their birth, generation by generation; -1 where a parent is unknown. */
export type Line = { fathers: number[]; mothers: number[] };

/** The first two of a couple's young: those that have young themselves. */
export const breeder = (generation: number, couple: number, isHen: 0 | 1) =>
  generation * perGeneration + couple * shape.young + isHen;

/** 67,200 birds, or a seventh of them, each kin to nearly all others: couples are drawn from the litters before them. */
export function oneFamily(): Line {
  const line: Line = { fathers: [], mothers: [] };
  const random = numbers(11);
  const litter = () => Math.floor(random() * shape.couples);
  let [sires, dams] = [0, 0];
  for (let bird = 0; bird < shape.generations * perGeneration; bird += 1) {
    const generation = Math.floor(bird / perGeneration);
    if (bird % shape.young === 0) [sires, dams] = [litter(), litter()];
    line.fathers.push(generation === 0 ? -1 : breeder(generation - 1, sires, 0));
    line.mothers.push(generation === 0 ? -1 : breeder(generation - 1, dams, 1));
  }
  return line;
}

/** How many descend from a bird. */
function descendants({ fathers, mothers }: Line, bird: number): number {
  const below = new Set([bird]);
  for (let at = bird + 1; at < fathers.length; at += 1)
    if (below.has(fathers[at] ?? -1) || below.has(mothers[at] ?? -1)) below.add(at);
  return below.size - 1;
}

/** The cock or hen of a generation that most descend from. */
export function ancestorOfMost(line: Line, generation: number, isHen: 0 | 1): number {
  const all = Array.from({ length: shape.couples }, (_, couple) => breeder(generation, couple, isHen));
  const counted = all.map((bird) => [descendants(line, bird), bird] as const);
  return counted.reduce((most, it) => (it[0] > most[0] ? it : most))[1];
}

/**
 * F of every bird by coancestries from one generation to the next (Malécot 1948): kinship of two is the mean of their
 * parents'. Written down as it is defined, over whole matrices, and so of nothing the engine does.
 */
export function inbreedingOf({ fathers, mothers }: Line): number[] {
  const slots = 2 * shape.couples;
  const slotOf = (bird: number) => {
    const at = bird % perGeneration;
    return 2 * Math.floor(at / shape.young) + (at % shape.young);
  };
  const found: number[] = [];
  let above = new Float64Array(slots * slots);
  const kinship = (one: number, other: number) =>
    one < 0 || other < 0 ? 0 : (above[slotOf(one) * slots + slotOf(other)] as number);
  for (let generation = 0; generation * perGeneration < fathers.length; generation += 1) {
    const first = generation * perGeneration;
    const last = Math.min(first + perGeneration, fathers.length);
    for (let bird = first; bird < last; bird += 1) found.push(kinship(fathers[bird] ?? -1, mothers[bird] ?? -1));
    const own = new Float64Array(slots * slots);
    for (let slot = 0; slot < slots; slot += 1) {
      const bird = breeder(generation, slot >> 1, (slot % 2) as 0 | 1);
      const [father, mother] = [fathers[bird] ?? -1, mothers[bird] ?? -1];
      for (let at = 0; at < slot; at += 1) {
        const other = breeder(generation, at >> 1, (at % 2) as 0 | 1);
        const [sire, dam] = [fathers[other] ?? -1, mothers[other] ?? -1];
        const mean = (kinship(father, sire) + kinship(father, dam) + kinship(mother, sire) + kinship(mother, dam)) / 4;
        own[slot * slots + at] = mean;
        own[at * slots + slot] = mean;
      }
      own[slot * slots + slot] = (1 + (found[bird] ?? 0)) / 2;
    }
    above = own;
  }
  return found;
}

const insertion = `INSERT INTO birds
  (id, org_id, identifier, identifier_key, search_key, species_id, sex, father_id, mother_id, created_at, updated_at)
  SELECT value->>0, ?1, value->>1, lower(value->>1), lower(value->>1) || char(10), ?2, value->>2, value->>3, value->>4,
    '2024-03-01', '2024-03-01' FROM json_each(?3)`;

/** A breeder with these birds, written straight into the test server's database; their F is still to be worked out. */
export async function breederWith(server: TestServer, { fathers, mothers }: Line) {
  const owner = await signUp(server);
  const names = { common_name: "Canário", latin_name: "Serinus", group: "passerine", incubation_days: 13 };
  const made = await call(server, "/api/bird-species/", {
    token: owner.token,
    json: { ...names, org_id: owner.org_id },
  });
  const { id: species_id } = ((await made.json()) as { data: { id: string } }).data;
  const ids = newIds("bird", fathers.length);
  const client = directDatabase(server.databaseUrl);
  // The search's words cost more than all the rest, and nobody searches here.
  const trigger = (await client.execute("SELECT sql FROM sqlite_master WHERE name = 'birds_found'")).rows[0]?.sql;
  await client.execute("DROP TRIGGER birds_found");
  for (let from = 0; from < ids.length; from += 20_000) {
    const rows = ids.slice(from, from + 20_000).map((id, at) => {
      const bird = from + at;
      const parents = [ids[fathers[bird] ?? -1] ?? null, ids[mothers[bird] ?? -1] ?? null];
      return [id, `PT ${bird}`, bird % 2 === 0 ? "male" : "female", ...parents];
    });
    await client.execute({ sql: insertion, args: [owner.org_id, species_id, JSON.stringify(rows)] });
  }
  await client.execute(String(trigger));
  client.close();
  return { ...owner, species_id, ids };
}
