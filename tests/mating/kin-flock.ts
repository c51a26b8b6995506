import { expect } from "vitest";
import { aviary, head } from "#tests/app/spreadsheet-world.ts";

const rows = [
  ["F", "Canário", "female", "2025-03-01", "C", "E"],
  ["A", "Canário", "male", "2022-01-01", "", ""],
  ["B", "Canário", "female", "2022-01-01", "", ""],
  ["C", "Canário", "male", "2023-01-01", "A", "B"],
  ["D", "Canário", "female", "2023-01-01", "A", "B"],
  ["E", "Canário", "female", "2022-06-01", "", ""],
];

/** Canaries: cock A and hen B with their young C and D; E a hen from elsewhere with F, the young of C and E. */
export async function kinFlock() {
  const world = await aviary();
  expect((await world.csv([head, ...rows])).data).toMatchObject({ created: 6, errors: [] });
  const idOf = async (ring: string) => (await world.byRing(ring))?.id ?? "";
  const put = async (ring: string, json: object) =>
    (await world.ask(`/api/birds/${await idOf(ring)}`, { as: world.a, method: "PUT", json })).status;
  return { ...world, idOf, put };
}
