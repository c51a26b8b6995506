import { expect } from "vitest";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { Species } from "#worker/species/queries.ts";
import type { newWorld, Resident } from "./world.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask">;
type Given = Record<string, unknown>;
type MadeStatus = { id: string; key: string; name: string; kind: string };

let made = 0;
const next = () => {
  made += 1;
  return made;
};

/** Makes things the way a breeder would: by asking the API. Whatever a test does not say is filled in. */
export function makeFor({ ask }: World, owner: Resident) {
  let first: Promise<Species> | undefined;
  async function created<Thing>(path: string, json: Given): Promise<Thing> {
    const answer = await ask(path, { as: owner, json });
    const body = (await answer.json()) as { data: Thing };
    expect([answer.status, body]).toEqual([201, expect.anything()]);
    return body.data;
  }
  const species = (given: Given = {}) => created<Species>("/api/bird-species", speciesDraft(next(), given));
  async function bird(given: Given = {}): Promise<Bird> {
    if (given.species_id) return created<Bird>("/api/birds", { identifier: `R-${next()}`, ...given });
    first ??= species();
    return bird({ ...given, species_id: (await first).id });
  }
  /** One of the statuses every organisation starts with. */
  async function status(key: string): Promise<MadeStatus> {
    const answer = await ask("/api/statuses", { as: owner });
    const { data } = (await answer.json()) as { data: MadeStatus[] };
    const found = data.find((it) => it.key === key);
    if (!found) throw new Error(`no status ${key}`);
    return found;
  }
  return { species, bird, status };
}

// Spelled, for a bird is found by its species too: a number here would be found with the ring that is looked for.
const spelled = (number: number) => [...String(number)].map((digit) => "bdfhjlnprt"[Number(digit)]).join("");

/** A species draft that is valid as it stands. */
export const speciesDraft = (number: number, given: Given = {}): Given => ({
  common_name: `Espécie ${spelled(number)}`,
  latin_name: "Serinus canaria",
  group: "Pássaros canoros",
  incubation_days: 13,
  ...given,
});
