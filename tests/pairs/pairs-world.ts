import { expect } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";

type Given = Record<string, unknown>;
type Refused = {
  code: string;
  from?: string;
  detail: string;
  errors?: Array<{ path: string; code: string; message: string }>;
};

/** A world with a species, and how to speak of pairs in it. */
export async function newPairs() {
  const world = await newWorld();
  const { a, ask } = world;
  const { bird, species, status } = makeFor(world, a);
  const { id: species_id } = await species({ common_name: "Canário" });
  const cock = (given: Given = {}) => bird({ sex: "male", species_id, ...given });
  const hen = (given: Given = {}) => bird({ sex: "female", species_id, ...given });
  const cage = async (name: string, capacity?: number) => {
    const answer = await ask("/api/places", { as: a, json: { name, kind: "cage", capacity: capacity ?? null } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const describe = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as PairAnswer & Refused),
  });
  const add = async (json: Given, headers: Record<string, string> = {}, as: Resident = a) =>
    describe(await ask("/api/pairs", { as, json: { kind: "pair", ...json }, headers }));
  const change = async (id: string, json: Given, headers: Record<string, string> = {}) =>
    describe(await ask(`/api/pairs/${id}`, { as: a, method: "PUT", json, headers }));
  const turn = async (id: string, json: Given, headers: Record<string, string> = {}) =>
    describe(await ask(`/api/pairs/${id}/state`, { as: a, json, headers }));
  const find = async (id: string) => describe(await ask(`/api/pairs/${id}`, { as: a }));
  const birdNow = async (id: string) => {
    const answer = await ask(`/api/birds/${id}`, { as: a });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  /** A pair of two birds made for it; fails where it was not made. */
  async function pair(json: Given = {}) {
    const [his, hers] = [await cock(), await hen()];
    const made = await add({ cock_ids: [his.id], hen_ids: [hers.id], ...json });
    expect([made.status, made.detail]).toEqual([201, undefined]);
    return { ...made.data, cock: his, hen: hers };
  }
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...world,
    bird,
    species,
    species_id,
    status,
    cock,
    hen,
    cage,
    add,
    change,
    turn,
    find,
    birdNow,
    pair,
    today,
  };
}
