import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, settle, tripsOf } from "#tests/app/world.ts";
import { headings, knownLayout, readSheet, readText, takeExport, titulos, writeBirds } from "./exports.ts";

const full = (...cells: string[]) => headings.map((_, at) => cells[at] ?? "");

/** A father, a mother and their chick with everything said of it. */
async function family() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const active = await make.status("active");
  await make.bird({ species_id, identifier: "PT-0001", sex: "male", birth_date: "2020-03-01" });
  await make.bird({ species_id, identifier: "0002", sex: "female" });
  const parents = { father_ring: "PT-0001", mother_ring: "0002" };
  const fields = { name: "Estrela", notes: "Canta, e bem;\n“muito”", status_id: active.id, birth_date: "2026-02-28" };
  const chick = await make.bird({ species_id, identifier: "1E5", sex: "unknown", ...fields, ...parents });
  return { ...world, make, species_id, active, chick };
}

test("the columns that files are known by keep their names and their order", () => {
  const [en, pt] = [knownLayout.map(([it]) => it as string), knownLayout.map(([, it]) => it as string)];
  expect([headings.filter((it) => en.includes(it)), titulos.filter((it) => pt.includes(it))]).toEqual([en, pt]);
});

const sorted = "sort_by=identifier&order=asc";

test("a .csv holds the flock under the import's columns, with semicolons for Portuguese readers", async () => {
  const world = await family();
  const { headers, bytes } = await takeExport(world, world.a, `format=csv&${sorted}`);
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const chick = ["1E5", "Canário", "Estrela", "unknown", "2026-02-28", "Active", "PT-0001", "0002"];
  expect(readText(bytes)).toEqual([
    headings,
    full("0002", "Canário", "", "female"),
    full(...chick, "Canta, e bem;\n“muito”"),
    full("PT-0001", "Canário", "", "male", "2020-03-01"),
  ]);
  const pt = await takeExport(world, world.a, `format=csv&${sorted}`, { language: "pt-PT" });
  const [head, first, second] = readText(pt.bytes, ";");
  expect([head, first?.[3], second?.slice(3, 6)]).toEqual([titulos, "fêmea", ["desconhecido", "2026-02-28", "Ativa"]]);
});

test("an .xlsx holds rings as text and dates as dates, and is a whole zip", async () => {
  const world = await family();
  const { headers, bytes } = await takeExport(world, world.a, sorted);
  expect(headers.get("Content-Type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  const { cell, table } = readSheet(bytes);
  expect(table[0]).toEqual(headings);
  expect(table.map((row) => row[0])).toEqual(["Tag ID", "0002", "1E5", "PT-0001"]);
  expect([cell("A2")?.t, cell("A3")?.t, cell("H3")?.v, cell("H3")?.t]).toEqual(["s", "s", "0002", "s"]);
  // 28 February 2026, counted in days.
  expect([cell("E3")?.t, cell("E3")?.v, cell("E3")?.z]).toEqual(["n", 46081, "m/d/yy"]);
  expect(cell("I3")?.v).toBe("Canta, e bem;\n“muito”");
  expect(readSheet((await takeExport(world, world.a, sorted, { language: "pt" })).bytes).table[0]).toEqual(titulos);
});

test("an export holds the filtered birds, in the order asked for", async () => {
  const world = await family();
  const rings = async (query: string) =>
    readText((await takeExport(world, world.a, `format=csv&${query}`)).bytes)
      .slice(1)
      .map(([ring]) => ring);
  expect(await rings("")).toEqual(["1E5", "0002", "PT-0001"]);
  expect(await rings("sex=female")).toEqual(["0002"]);
  expect(await rings("q=estrela")).toEqual(["1E5"]);
  expect(await rings(`status_id=${world.active.id}&species_id=${world.species_id}`)).toEqual(["1E5"]);
  expect(await rings("status_id=none&sort_by=birth_date&order=asc")).toEqual(["0002", "PT-0001"]);
  expect(await rings("q=nobody")).toEqual([]);
  // The list's own page is of no interest here.
  expect(await rings("page=7&page_size=10&sex=male")).toEqual(["PT-0001"]);
});

test("a parent in the trash leaves its cell empty, and deleted birds stay at home", async () => {
  const world = await family();
  const father = await world.ask("/api/birds?q=PT-0001", { as: world.a });
  const { data } = (await father.json()) as { data: { items: Array<{ id: string }> } };
  await world.ask(`/api/birds/${data.items[0]?.id}`, { as: world.a, method: "DELETE" });
  const rows = readText((await takeExport(world, world.a, `format=csv&${sorted}`)).bytes);
  expect(rows.map((row) => [row[0], row[6], row[7]]).slice(1)).toEqual([
    ["0002", "", ""],
    ["1E5", "", "0002"],
  ]);
});

test("an empty flock is a file with headings and nothing else", async () => {
  const world = await newWorld();
  expect(readText((await takeExport(world, world.a, "format=csv")).bytes)).toEqual([headings]);
  expect(readSheet((await takeExport(world, world.a)).bytes).table).toEqual([headings]);
});

test("the file is named after the organisation and the day, in any script", async () => {
  const world = await newWorld();
  const named = async (name: string) => {
    await world.db.update(organizations).set({ name }).where(eq(organizations.id, world.a.org_id));
    const { headers } = await takeExport(world, world.a, "format=csv", { language: "pt" });
    return headers.get("Content-Disposition") ?? "";
  };
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Lisbon" }).format(new Date());
  const plain = await named("Criação do Zé");
  expect(plain).toContain(`filename="Criacao-do-Ze-aves-${day}.csv"`);
  expect(decodeURIComponent(plain.split("''")[1] ?? "")).toBe(`Criação do Zé - aves - ${day}.csv`);
  const hostile = await named('../..\\"; filename=x.exe\u202e \r\nSet-Cookie: a=b <"> 鳥');
  expect(hostile).toMatch(/^attachment; filename="[\w.-]+\.csv"; filename\*=UTF-8''[\w.%~-]+\.csv$/);
  expect(decodeURIComponent(hostile.split("''")[1] ?? "")).not.toMatch(/["\\/:<>\u202e\r\n]/);
});

test("a viewer takes the flock along too, and a Starter above its limit all of it", async () => {
  const world = await newWorld();
  const { db, env, a } = world;
  const viewer = await settle(db, env, "Clube", "viewer");
  const { id: species_id } = await makeFor(world, a).species();
  const flock = Array.from({ length: 25 }, (_, n) => ({ id: `bird_s_${n}`, identifier: `S ${n}`, species_id }));
  await writeBirds(world, a, flock);
  await db.update(organizations).set({ plan: "starter", trial_ends_at: null }).where(eq(organizations.id, a.org_id));
  expect(readText((await takeExport(world, a, "format=csv")).bytes)).toHaveLength(26);
  expect(readText((await takeExport(world, viewer, "format=csv")).bytes)).toHaveLength(1);
});

test("an export holds no bird of another organisation, whoever is named", async () => {
  const world = await family();
  expect(readText((await takeExport(world, world.b, "format=csv")).bytes)).toEqual([headings]);
  const theirs = `format=csv&species_id=${world.species_id}&status_id=${world.active.id}`;
  expect(readText((await takeExport(world, world.b, theirs)).bytes)).toEqual([headings]);
  await takeExport(world, world.b, `org_id=${world.a.org_id}`, { status: 403 });
  expect((await world.ask("/api/birds/export")).status).toBe(401);
});

test("an invalid export is 422 with its field, and HEAD answers as GET does, without the file", async () => {
  const world = await family();
  for (const [query, path] of [
    ["format=pdf", "format"],
    ["sort_by=notes", "sort_by"],
    ["sex=both", "sex"],
  ]) {
    const answer = await world.ask(`/api/birds/export?${query}`, { as: world.a });
    const { errors } = (await answer.json()) as { errors: Array<{ path: string }> };
    expect([query, answer.status, errors.map((it) => it.path)]).toEqual([query, 422, [path]]);
  }
  const head = await world.ask("/api/birds/export?format=csv", { as: world.a, method: "HEAD" });
  expect([head.status, head.headers.get("Content-Type"), await head.text()]).toEqual([
    ...[200, "text/csv; charset=utf-8"],
    "",
  ]);
});

test("thirty exports in ten minutes are enough for one person; others go on", async () => {
  const world = await newWorld();
  for (let n = 0; n < 30; n += 1) await takeExport(world, world.a, "format=csv");
  const { headers } = await takeExport(world, world.a, "format=csv", { status: 429 });
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
  await takeExport(world, world.b, "format=csv");
});

test("a reader who goes away leaves the rest of the flock unread", async () => {
  const world = await newWorld();
  const { id: species_id } = await makeFor(world, world.a).species();
  const flock = Array.from({ length: 4100 }, (_, n) => ({ id: `bird_g_${n}`, identifier: `G ${n}`, species_id }));
  await writeBirds(world, world.a, flock);
  const before = tripsOf(world.db).length;
  const answer = await world.ask("/api/birds/export?format=csv", { as: world.a });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe(`${headings.join(",")}\r\n`);
  await reader?.cancel();
  expect(tripsOf(world.db).length - before).toBe(2);
});
