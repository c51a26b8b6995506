import { onTestFinished, vi } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { founders, neighbour, placesBook, speciesBook, today } from "./cast.ts";
import { dayIs, memberOf } from "./clock.ts";
import { writeHouse } from "./house.ts";
import { writePair } from "./nests.ts";
import { pairsBook } from "./seasons.ts";
import { writeTrade } from "./trading.ts";
import { type Writing, writingFor } from "./writing.ts";

/** The farm of the book in a world of its own, on its Wednesday in May, with a neighbour and one member of each role. */
export async function newFarm() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime("2024-12-15T11:05:00Z");
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  await dayIs(world, "2024-12-15");
  const writing = writingFor(world, world.a);
  const { ids, idOf, make, read, send } = writing;
  for (const { id, key } of await read<Array<{ id: string; key: string }>>("/api/statuses"))
    ids.set(`status ${key}`, id);
  for (const [key, given] of Object.entries(speciesBook)) await make("species", key, "/api/bird-species", { ...given });
  for (const { in: within, ...place } of placesBook)
    await make("place", place.name, "/api/places", { ...place, ...(within && { parent_id: idOf("place", within) }) });
  for (const year of [2024, 2025, 2026] as const) {
    await dayIs(world, year === 2026 ? today : `${year}-12-15`);
    await writeFounders(writing, year);
    for (const pair of pairsBook) if (pair.number.startsWith(String(year))) await writePair(writing, pair);
  }
  await settleBirds(writing);
  for (const { ring, status } of founders) {
    if (status !== "given" && status !== "deceased") continue;
    await send(
      `/api/birds/${idOf("bird", ring)}`,
      { status_id: idOf("status", status), status_since: "2026-01-02" },
      "PUT",
    );
  }
  await writeTrade(writing);
  await writeHouse(writing, world);
  await writeNeighbour(writingFor(world, world.b));
  const people: Record<string, Resident> = { owner: world.a };
  for (const role of ["manager", "keeper", "viewer"] as const) people[role] = await memberOf(world, role);
  return { ...world, ids, people };
}

async function writeFounders({ idOf, make }: Writing, year: number): Promise<void> {
  for (const { ring, species, sex, born, name, mutation, since } of founders.filter((it) => it.since === year))
    await make("bird", ring, "/api/birds", {
      identifier: ring,
      species_id: idOf("species", species),
      sex,
      birth_date: born,
      status_id: idOf("status", "active"),
      ...(name && { name }),
      ...(mutation && { mutation }),
      ...(since && { acquisition: "bought" }),
    });
}

/** Where birds stand today, and what they are. */
async function settleBirds({ idOf, send }: Writing): Promise<void> {
  const chicks = pairsBook.flatMap(({ clutches }) => clutches.flatMap(({ fates }) => fates));
  const all = [...founders, ...chicks.filter((it) => typeof it === "object")];
  for (const { ring, status, place } of all) {
    if (["sold", "given", "deceased"].includes(status)) continue;
    const place_id = place ? idOf("place", place) : null;
    await send(`/api/birds/${idOf("bird", ring)}`, { status_id: idOf("status", status), place_id }, "PUT");
  }
}

async function writeNeighbour({ idOf, make, send }: Writing): Promise<void> {
  await make("species", "canary", "/api/bird-species", { ...speciesBook.canary });
  await make("place", "there", "/api/places", { name: neighbour.place, kind: "aviary" });
  await send("/api/birds", {
    identifier: neighbour.ring,
    name: neighbour.name,
    species_id: idOf("species", "canary"),
    place_id: idOf("place", "there"),
  });
  await send("/api/contacts", { name: neighbour.contact });
}
