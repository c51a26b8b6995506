import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/make.ts";
import { newWorld, tripsOf } from "#tests/world.ts";
import type { ListedBird } from "#worker/birds/listings.ts";

type Page = { items: ListedBird[]; total: number; total_pages: number; page: number; page_size: number };

/** A flock of 25: rings, two species, three kinds of status, every sex. */
async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const canary = await make.species({ common_name: "Canário", latin_name: "Serinus canaria" });
  const finch = await make.species({ common_name: "Águia", latin_name: "Taeniopygia guttata" });
  const sold = await make.status("sold");
  const active = await make.status("active");
  for (let n = 0; n < 25; n += 1)
    await make.bird({
      identifier: `A-${String(n).padStart(2, "0")}`,
      name: n === 3 ? "100%_real" : n === 4 ? "Íris" : null,
      species_id: n % 5 === 0 ? finch.id : canary.id,
      status_id: [active.id, sold.id, null][n % 3],
      sex: (["male", "female", "unknown"] as const)[n % 3],
      birth_date: n % 4 === 0 ? null : `20${10 + (n % 7)}-0${1 + (n % 9)}-01`,
    });
  async function list(query: string, path = "/api/birds/"): Promise<Page> {
    const answer = await ask(`${path}?${query}`, { as: a });
    expect([query, answer.status]).toEqual([query, 200]);
    return ((await answer.json()) as { data: Page }).data;
  }
  return { ...world, list, canary, finch, sold, active };
}

const rings = ({ items }: Page) => items.map(({ identifier }) => identifier);
const sorts = ["created_at", "identifier", "species", "birth_date", "status"];

test("the list begins with the newest twenty and says how many there are", async () => {
  const { list } = await flock();
  const first = await list("");
  expect(first).toMatchObject({ total: 25, total_pages: 2, page: 1, page_size: 20 });
  expect(rings(first).slice(0, 2)).toEqual(["A-24", "A-23"]);
  expect(rings(await list("page=2"))).toEqual(["A-04", "A-03", "A-02", "A-01", "A-00"]);
  expect((await list("page=3")).items).toEqual([]);
});

test("in every order each bird stands on exactly one page, and asc is desc backwards", async () => {
  const { list } = await flock();
  for (const sort_by of sorts) {
    const walk = async (order: string) =>
      (
        await Promise.all([1, 2, 3].map((page) => list(`sort_by=${sort_by}&order=${order}&page_size=10&page=${page}`)))
      ).flatMap(rings);
    const up = await walk("asc");
    expect([sort_by, new Set(up).size, up.length]).toEqual([sort_by, 25, 25]);
    expect([sort_by, (await walk("desc")).reverse()]).toEqual([sort_by, up]);
  }
});

test("orders mean what they say", async () => {
  const { list } = await flock();
  expect(rings(await list("sort_by=identifier&order=asc&page_size=10"))[0]).toBe("A-00");
  const species = (await list("sort_by=species&order=asc&page_size=50")).items.map((it) => it.species_name);
  expect(species).toEqual([...Array(5).fill("Águia"), ...Array(20).fill("Canário")]);
  const statuses = (await list("sort_by=status&order=asc&page_size=50")).items.map((it) => it.status_name);
  expect(statuses).toEqual([...Array(8).fill(null), ...Array(9).fill("Active"), ...Array(8).fill("Sold")]);
  const born = (await list("sort_by=birth_date&order=desc&page_size=50")).items.map((it) => it.birth_date ?? "");
  expect(born).toEqual([...born].sort().reverse());
});

test("filters act on the whole flock, alone and together, and agree with their totals", async () => {
  const { list, canary, finch, sold } = await flock();
  const questions: Array<[string, number]> = [
    [`species_id=${finch.id}`, 5],
    [`species_id=${canary.id}&sex=male`, 7],
    [`status_id=${sold.id}`, 8],
    ["status_id=none", 8],
    ["sex=female", 8],
    [`status_id=none&species_id=${finch.id}`, 2],
    ["species_id=sp_unknown", 0],
    ["status_id=st_unknown", 0],
    ["species_id=&status_id=&sex=&q=", 25],
  ];
  for (const [question, total] of questions)
    for (const sort_by of sorts) {
      const page = await list(`${question}&page_size=50&sort_by=${sort_by}`);
      expect([question, sort_by, page.total, page.items.length]).toEqual([question, sort_by, total, total]);
    }
});

test("a search finds words of ring and name from their beginning, and species, and is never syntax", async () => {
  const { list } = await flock();
  const finds = async (q: string) => (await list(`q=${encodeURIComponent(q)}&page_size=50`)).total;
  const expected: Array<[string, number]> = [
    ["a-1", 10],
    ["IRIS", 1],
    ["íris", 1],
    ["canario", 20],
    ["guttata", 5],
    ["real 100", 1],
    ["a0", 10],
    ["A 0", 10],
    ["a/0-", 10],
    ["a-1 9", 1],
    ["real iris", 0],
    ["real a-03", 1],
    ["%", 1],
    ["_", 1],
    ["%_", 1],
    ["!?…", 0],
    ['"', 0],
    ['""', 0],
    ['"a-1', 10],
    ["NEAR(a 1)", 0],
    ["a OR iris", 0],
    ["NOT iris", 0],
    ["words:iris", 0],
    ["org:iris", 0],
    ["^iris", 1],
    ["ir*", 1],
    ["{words} : iris", 0],
    ["🐦", 0],
    ["🐦 iris", 1],
    ["\u{e000}", 0],
    ["x".repeat(200), 0],
    ["' ".repeat(100), 0],
    ["[a-z]", 0],
    ["ris", 0],
    ["*", 0],
    ["' OR 1=1--", 0],
    ['"); DROP TABLE birds;--', 0],
    ["\\", 0],
    ["x' UNION SELECT 1", 0],
    ["(a+)+$", 25],
    ["zzz", 0],
  ];
  for (const [q, total] of expected) expect([q, await finds(q)]).toEqual([q, total]);
  expect((await list("")).total).toBe(25);
});

test("a question outside the rules is refused, never bent", async () => {
  const { ask, a, b } = await newWorld();
  const wrong = [
    ...["-1", "0", "NaN", "1e9", "1.5", "0x10", "", "９", "9007199254740993", "1&page=2", "+1"].map(
      (it) => `page=${it}`,
    ),
    ...["1000000", "0", "-1", "Infinity", "15", "", "20&page_size=50"].map((it) => `page_size=${it}`),
    ...["created_at;DROP", "password_hash", "id` desc--", '"a""b"', "", "id"].map(
      (it) => `sort_by=${encodeURIComponent(it)}`,
    ),
    "order=up",
    "sex=both",
    `q=${"x".repeat(201)}`,
    `q=${"%25".repeat(60_000 / 30)}`,
    "q=a%00b",
    "q=a%0Ab",
    `species_id=${"x".repeat(65)}`,
  ];
  for (const question of wrong)
    for (const path of ["/api/birds/", "/api/birds/page"]) {
      const answer = await ask(`${path}?${question}`, { as: a });
      expect([question, answer.status]).toEqual([question, 422]);
    }
  expect((await ask(`/api/birds?org_id=${b.org_id}`, { as: a })).status).toBe(403);
  expect((await ask(`/api/birds?org_id=${a.org_id}&org_id=${b.org_id}`, { as: a })).status).toBe(422);
  expect((await ask("/api/birds?surprise=1&page[]=1", { as: a })).status).toBe(200);
});

test("a signed-in page costs the session and one more round trip", async () => {
  const { ask, a, db, list, sold, finch } = await flock();
  const { items } = await list("");
  const id = items[0]?.id;
  const paths = [
    "/api/birds/",
    "/api/birds/page",
    `/api/birds/page?sort_by=status&status_id=${sold.id}&species_id=${finch.id}&q=a`,
    "/api/birds/overview",
    "/api/birds/new-form",
    "/api/birds/candidates?sex=male&q=a",
    `/api/birds/${id}`,
    `/api/birds/${id}/form`,
    `/api/birds/${id}/lineage?ancestors=6&descendants=6`,
    "/api/statuses/",
    "/api/bird-species/",
    "/api/bird-species/catalogue",
  ];
  for (const path of paths) {
    const before = tripsOf(db).length;
    const answer = await ask(path, { as: a });
    expect([path, answer.status, tripsOf(db).length - before]).toEqual([path, 200, 2]);
    expect(answer.headers.get("Server-Timing")).toContain('desc="2"');
  }
  const before = tripsOf(db).length;
  await ask("/api/birds", { as: a, json: { identifier: "new", species_id: finch.id } });
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "x" } });
  expect(tripsOf(db).length - before).toBe(4);
});

test("the page of the flock brings what can be filtered by and the plan's limit", async () => {
  const { list } = await flock();
  const page = await list("page_size=10", "/api/birds/page");
  expect(page).toMatchObject({ total: 25, limit: { birds: null, used: 25 } });
  expect(page).toMatchObject({ species: [{ common_name: "Águia" }, { common_name: "Canário" }] });
  expect((page as unknown as { statuses: unknown[] }).statuses).toHaveLength(13);
});

test("pages walk an index instead of sorting or counting the flock", async () => {
  const { db, list, sold, finch } = await flock();
  const questions = [
    "",
    "page=2&order=asc",
    `species_id=${finch.id}`,
    `status_id=${sold.id}`,
    "status_id=none",
    "sex=male",
    "sort_by=identifier",
    "sort_by=birth_date&order=asc",
    "sort_by=species",
    "sort_by=species&order=asc",
  ];
  for (const question of questions) {
    await list(question);
    const [page, total] = tripsOf(db).at(-1) ?? [];
    expect([question, await planOf(page)]).not.toEqual([question, expect.stringContaining("TEMP B-TREE")]);
    expect(total?.sql).toContain("bird_counts");
  }
  await list("sort_by=status");
  // Only the page that was found is put in order once more.
  expect((await planOf(tripsOf(db).at(-1)?.[0])).split("TEMP B-TREE")).toHaveLength(2);

  async function planOf(statement: { sql: string; args: unknown } | undefined): Promise<string> {
    const args = (statement?.args ?? []) as unknown[];
    const pieces = (statement?.sql ?? "").split("?");
    const bound = pieces.flatMap((piece, at) => (at === 0 ? [sql.raw(piece)] : [sql`${args[at - 1]}`, sql.raw(piece)]));
    const rows = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${sql.join(bound)}`);
    return rows.map(({ detail }) => detail).join("\n");
  }
});

test("counts stay true through every kind of change", async () => {
  const { ask, a, db, list, sold } = await flock();
  const { items } = await list("page_size=50");
  const [one, two, three] = items;
  await ask(`/api/birds/${one?.id}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${two?.id}`, { as: a, method: "PUT", json: { status_id: sold.id, sex: "female" } });
  await ask(`/api/birds/${three?.id}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${three?.id}/restore`, { as: a, method: "POST" });
  const wrong = await db.all(sql`
    SELECT dimension, key, n FROM bird_counts WHERE org_id = ${a.org_id} AND n <> (
      SELECT count(*) FROM birds WHERE birds.org_id = bird_counts.org_id AND deleted_at IS NULL AND CASE dimension
        WHEN 'species' THEN species_id = key WHEN 'status' THEN ifnull(status_id, '') = key
        WHEN 'sex' THEN sex = key ELSE 1 END
    )`);
  expect(wrong).toEqual([]);
});
