import { eq } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { RowError } from "#worker/imports/report-contract.ts";
import type { ImportAnswer } from "#worker/imports/running.ts";
import { makeFor } from "./make.ts";
import { newWorld, type Resident } from "./world.ts";

type Sent = { name?: string; as?: Resident; fields?: Record<string, string>; headers?: Record<string, string> };

/** A world with a canary and ways to send spreadsheets to it. */
export async function aviary() {
  const world = await newWorld();
  const canary = await makeFor(world, world.a).species({ common_name: "Canário" });
  async function send(bytes: Uint8Array | string, { name = "birds.xlsx", as = world.a, fields, headers }: Sent = {}) {
    const answer = await world.ask("/api/birds/import", { as, form: formOf(name, bytes, fields), headers });
    const body = (await answer.json()) as { data: ImportAnswer; code: string; detail: string; errors: Problem[] };
    return { status: answer.status, ...body };
  }
  const csv = (table: Table, given: Sent = {}) => send(csvOf(table), { name: "birds.csv", ...given });
  const stored = (as = world.a) => world.db.select().from(birds).where(eq(birds.org_id, as.org_id));
  const byRing = async (ring: string) => (await stored()).find(({ identifier }) => identifier === ring);
  return { ...world, canary, send, csv, stored, byRing };
}
type Problem = { path: string; code: string; message: string };
/** Where each error lies and what it is. */
export const codesOf = (errors: RowError[]) => errors.map(({ row, column, code }) => [row, column, code]);
/** The headings most tests need. */
export const head = ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother"];
