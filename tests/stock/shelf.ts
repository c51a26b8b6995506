import { newNests } from "#tests/clutches/nests.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { MovedAnswer } from "#worker/stock/moving.ts";

/** A world with a shelf on the first of March 2027, and what its breeder does to it. */
export async function newShelf(day = "2027-03-01") {
  const nests = await newNests(day);
  const { post, get } = nests;
  const item = async (given = {}) =>
    (await post<Item>("/api/stock", { name: "Mistura", category: "seed", unit: "g", pack_size: 25_000, ...given }))
      .data;
  const move = (id: string, json: object, headers = {}) =>
    post<MovedAnswer>(`/api/stock/${id}/moves`, { ...json }, headers);
  const shown = async (id: string) => (await get<Item>(`/api/stock/${id}`)).data;
  return { ...nests, item, move, shown };
}
