import { expect } from "vitest";
import { type Ask, newWorld, type Resident } from "#tests/app/world.ts";
import type { KeyList } from "#worker/keys/contract.ts";

type Wish = { name?: string; scope?: "read" | "write"; expires?: "30" | "90" | "365" | "never" };

/** Two organisations, and what makes keys of theirs and calls by them. */
export async function keyWorld() {
  const world = await newWorld();
  const { ask, a } = world;

  /** Makes a key as somebody; answers it with its id. */
  async function makeKey({ name = "Folha", scope = "write", expires = "never" }: Wish = {}, as: Resident = a) {
    const made = await ask("/api/keys", { as, json: { name, scope, expires } });
    expect(made.status).toBe(201);
    return ((await made.json()) as { data: { id: string; key: string } }).data;
  }
  /** Calls by a key. */
  const by = (key: string, path: string, wish: Omit<Ask, "as"> = {}) =>
    ask(path, { ...wish, headers: { Authorization: `Bearer ${key}`, ...wish.headers } });
  const listed = async (as: Resident = a) =>
    ((await (await ask("/api/keys", { as })).json()) as { data: KeyList }).data;
  return { ...world, makeKey, by, listed };
}
