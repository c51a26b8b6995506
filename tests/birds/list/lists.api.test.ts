import { expect, test } from "vitest";
import { flock, rings, sorts } from "./listed-flock.ts";

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
    const traversal = async (order: string) =>
      (
        await Promise.all([1, 2, 3].map((page) => list(`sort_by=${sort_by}&order=${order}&page_size=10&page=${page}`)))
      ).flatMap(rings);
    const up = await traversal("asc");
    expect([sort_by, new Set(up).size, up.length]).toEqual([sort_by, 25, 25]);
    expect([sort_by, (await traversal("desc")).reverse()]).toEqual([sort_by, up]);
  }
});

test("each sort order sorts by its column", async () => {
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

test("the page of the flock brings what can be filtered by and the plan's limit", async () => {
  const { list } = await flock();
  const page = await list("page_size=10", "/api/birds/page");
  expect(page).toMatchObject({ total: 25, limit: { birds: null, used: 17 } });
  expect(page).toMatchObject({ species: [{ name: "Águia" }, { name: "Canário" }] });
  expect((page as unknown as { statuses: unknown[] }).statuses).toHaveLength(13);
});
