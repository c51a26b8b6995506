import { expect } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import type { Balance } from "#worker/legal/register/balances.ts";
import type { Line } from "#worker/legal/register/lines.ts";

type Given = Record<string, unknown>;
type Book = { data: Line[]; book: { last_number: number; noted: number; waiting: number; lost: number } | null };

/** A breeder's world with a register: what it says is asked of the API, as its page does. */
export async function newBook(day = "2027-01-02") {
  const world = await newNests(day);
  const { ask, a, make } = world;
  const lines = async (question = "") => (await (await ask(`/api/register${question}`, { as: a })).json()) as Book;
  const balances = async () =>
    ((await (await ask("/api/register/balances", { as: a })).json()) as { data: Balance[] }).data;
  /** Owned, held, borrowed and the flock of each species by its name, and whether all of them agree. */
  const tick = async () =>
    Object.fromEntries(
      (await balances()).map((it) => [it.name, [it.owned, it.held, it.borrowed, it.flock, it.agrees]]),
    );
  const change = async (id: string, given: Given) => {
    const answer = await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: given });
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  };
  const becomes = async (id: string, key: string, since?: string) =>
    change(id, { status_id: (await make.status(key)).id, ...(since && { status_since: since }) });
  const begin = (on = "2027-01-01") => ask("/api/register/begin", { as: a, json: { on } });
  const enter = async (to: string) =>
    ((await (await ask("/api/register/enter", { as: a, json: { to } })).json()) as { data: unknown }).data;
  /** The lines in short: number, day, direction, kind, ring. */
  const short = async (question = "") =>
    (await lines(question)).data.map((it) => [it.number, it.on, it.direction, it.kind, it.mark].join(" "));
  return { ...world, lines, balances, tick, change, becomes, begin, enter, short };
}
