import { expect } from "vitest";
import type { newWorld, Resident } from "#tests/app/world.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
export type Given = Record<string, unknown>;

/** The ids that the farm's names got, as `kind name`: `bird JM24-001`, `place A1`, `pair 2026-01`. */
export type Ids = Map<string, string>;
export type Writing = ReturnType<typeof writingFor>;

/** Writes down what the book says, as its breeder; whatever is refused is a fault of the book. */
export function writingFor(world: World, as: Resident) {
  const ids: Ids = new Map();
  async function send<Data>(path: string, json: Given, method = "POST"): Promise<Data> {
    const answer = await world.ask(path, { as, json, method });
    const body = answer.status === 204 ? { data: null } : ((await answer.json()) as { data: unknown });
    expect([path, json, answer.status < 300 ? "done" : body]).toEqual([path, json, "done"]);
    return body.data as Data;
  }
  const idOf = (kind: string, name: string): string => {
    const id = ids.get(`${kind} ${name}`);
    if (!id) throw new Error(`the farm has no ${kind} ${name}`);
    return id;
  };
  /** Makes something that has a name in the book. */
  async function make<Data extends { id: string }>(
    kind: string,
    name: string,
    path: string,
    json: Given,
  ): Promise<Data> {
    const made = await send<Data>(path, json);
    ids.set(`${kind} ${name}`, made.id);
    return made;
  }
  async function read<Data>(path: string): Promise<Data> {
    return ((await (await world.ask(path, { as })).json()) as { data: Data }).data;
  }
  return { ids, idOf, make, send, read };
}
