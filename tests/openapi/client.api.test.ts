import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#db/ids.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { writeBirds } from "#tests/exports/exports.ts";
import { documentIn } from "./document.ts";

/** A stranger's program, which knows the document and nothing else of us. */
const program = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.d.ts";

export async function run(baseUrl: string, token: string, fetch: (request: Request) => Promise<Response>) {
  const client = createClient<paths>({ baseUrl, fetch, headers: { Authorization: "Bearer " + token } });
  const kind = { common_name: "Canary", latin_name: "Serinus canaria", group: "Songbirds", incubation_days: 13 };
  const species = await client.POST("/api/bird-species", { body: kind });
  if (!species.data) throw new Error(species.error.detail);
  const species_id: string = species.data.data.id;
  const bird = async (identifier: string, sex: "male" | "female") => {
    const { data, error } = await client.POST("/api/birds", { body: { identifier, sex, species_id } });
    if (!data) throw new Error(error.detail);
    return data.data.id;
  };
  const sides = { cock_ids: [await bird("C 1", "male")], hen_ids: [await bird("C 2", "female")] };
  const pair = await client.POST("/api/pairs", { body: { kind: "pair", state: "active", ...sides } });
  if (!pair.data) throw new Error(pair.error.detail);
  const path = { id: pair.data.data.id };
  const laid = await client.POST("/api/pairs/{id}/eggs", { params: { path }, body: { count: 1 } });
  const egg = laid.data?.data.eggs[0];
  if (!egg) throw new Error(laid.error?.detail);
  const hatched = await client.POST("/api/eggs/events", { body: { egg_ids: [egg.id], state: "hatched" } });
  const chick: string | undefined = hatched.data?.data.birds[0]?.id;
  const seen = new Set<string>();
  for (let after: string | null = ""; after !== null; ) {
    const { data } = await client.GET("/api/birds", { params: { query: { after, page_size: 100 } } });
    if (!data || !("next" in data.data)) throw new Error("no part of a list");
    const part: { items: Array<{ id: string }>; next: string | null } = data.data;
    for (const { id } of part.items) seen.add(id);
    after = part.next;
  }
  const refused = await client.GET("/api/birds/{id}", { params: { path: { id: "bird_0" } } });
  return { chick, seen: [...seen], refused: refused.error?.code };
}
`;

type Run = (
  origin: string,
  token: string,
  fetch: (request: Request) => Promise<Response>,
) => Promise<{ chick: string; seen: string[]; refused: string }>;

/** The program with the types that the document gives it, judged by the compiler, as it runs. */
async function compiled(document: object): Promise<Run> {
  // Inside, so that the client it is made with is found.
  const folder = resolve("node_modules", `.openapi-client-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "schema.d.ts"), astToString(await openapiTS(JSON.stringify(document))));
  writeFileSync(join(folder, "program.ts"), program);
  const options = [
    "--strict",
    "--target",
    "es2022",
    "--module",
    "nodenext",
    "--skipLibCheck",
    "--types",
    "node",
    "--ignoreConfig",
  ];
  const compiler = resolve("node_modules/typescript-7/bin/tsc");
  const given = [compiler, ...options, "--rewriteRelativeImportExtensions", join(folder, "program.ts")];
  try {
    execFileSync(process.execPath, given, { stdio: "pipe", encoding: "utf8" });
  } catch (failed) {
    throw new Error((failed as { stdout: string }).stdout.slice(0, 3000));
  }
  const { run } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, "program.js")).href)) as { run: Run };
  return run;
}

test("a client made from the document keeps a season, and pages through 1,200 birds", async () => {
  const { env, api, ask, a, db, ...world } = await newWorld({ RATE_LIMITS: "relaxed" });
  const run = await compiled(await documentIn({ ask }));
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  const { id: species_id } = await makeFor({ ask }, a).species();
  const birds = Array.from({ length: 1200 - 3 }, (_, at) => ({ id: newId("bird"), identifier: `F ${at}`, species_id }));
  await writeBirds({ ask, db, ...world }, a, birds);
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const fetch = async (request: Request) => api.fetch(request, env, context as never);
  const { chick, seen, refused } = await run("http://voliera.test", a.token, fetch);
  expect(chick).toMatch(/^bird_/);
  expect(seen).toContain(chick);
  expect([seen.length, refused]).toEqual([1200, "missing"]);
}, 60_000);
