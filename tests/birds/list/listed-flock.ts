import { expect } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { ListedBird } from "#worker/birds/listings.ts";

type Page = { items: ListedBird[]; total: number; total_pages: number; page: number; page_size: number };

/** A flock of 25: rings, two species, three kinds of status, every sex. */
export async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const canary = await make.species({ common_name: "Canário", latin_name: "Serinus canaria" });
  const finch = await make.species({ common_name: "Águia", latin_name: "Taeniopygia guttata" });
  const sold = await make.status("sold");
  const active = await make.status("active");
  for (let n = 0; n < 25; n += 1)
    await make.bird({
      identifier: `A-${String(n).padStart(2, "0")}`,
      name: n === 3 ? "100%_real" : n === 4 ? "Íris" : null,
      species_id: n % 5 === 0 ? finch.id : canary.id,
      status_id: [active.id, sold.id, null][n % 3],
      sex: (["male", "female", "unknown"] as const)[n % 3],
      birth_date: n % 4 === 0 ? null : `20${10 + (n % 7)}-0${1 + (n % 9)}-01`,
    });
  async function list(query: string, path = "/api/birds/"): Promise<Page> {
    const answer = await ask(`${path}?${query}`, { as: a });
    expect([query, answer.status]).toEqual([query, 200]);
    return ((await answer.json()) as { data: Page }).data;
  }
  return { ...world, list, canary, finch, sold, active };
}

/** The rings of a page, in its order. */
export const rings = ({ items }: Page) => items.map(({ identifier }) => identifier);
/** Every order a list can be asked for. */
export const sorts = ["created_at", "identifier", "species", "birth_date", "status"];
