import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";
import { ago, bringing, every, machine, madeOf } from "./machine.ts";

async function newStation() {
  const site = await newSite();
  const id = await machine(site, site.a);
  return { ...site, id, base: `/incubators/${id}`, rita: site.visitor({ as: site.a }) };
}

test("a reading is typed from anywhere, seen in the chart and the table, and its alarm is noted as seen", async () => {
  const { rita, base, id } = await newStation();
  expect((await rita.get("/dashboard")).html).toContain('href="/incubators?reading=new"');
  const form = await rita.get("/incubators?reading=new");
  expect(filledIn(form.html, "incubator")).toBe(id);
  const refused = await rita.post("/incubators?reading=new", { incubator: id, temperature: "" });
  expect([refused.status, words(refused.html)]).toEqual([
    422,
    expect.stringContaining("Enter the temperature or the humidity."),
  ]);
  const saved = await rita.post("/incubators?reading=new", { incubator: id, temperature: "38,2", unit: "c" });
  expect([saved.status, saved.location]).toEqual([303, `${base}/readings`]);
  const page = await rita.get(`${base}/readings`);
  expect(words(page.html)).toMatch(/Reading saved.*Critical Open/);
  expect(page.html).toMatch(/<svg[^>]*class="readings-chart"[^>]*aria-label="Temperature from/);
  const seen = /value="seen".*?name="item" value="(alm_\w+)"/s.exec(page.html)?.[1] ?? "";
  await rita.post(`${base}/readings`, { do: "seen", item: seen });
  expect(words((await rita.get(`${base}/readings`)).html)).toMatch(/Seen by Rita Melo/);
  const table = words((await rita.get(`${base}/readings?as=table`)).html);
  expect(table).toMatch(/38\.2\s°C –/);
  // A span that is none says so, and shows the last day.
  expect(words((await rita.get(`${base}/readings?from=2026-03-02&to=2026-03-01`)).html)).toContain(
    "The end must be after",
  );
});

test("who only looks sees the chart and the alarms, and is offered no form", async () => {
  const site = await newStation();
  const viewer = await settle(site.db, site.env, "C", "viewer");
  const id = await machine(site, viewer);
  const looking = site.visitor({ as: viewer });
  const page = await looking.get(`/incubators/${id}/readings`);
  expect([page.status, page.html.includes('name="temperature"'), words(page.html)]).toEqual([
    200,
    false,
    expect.stringContaining("No readings in this period"),
  ]);
  expect((await looking.post(`/incubators/${id}/readings`, { do: "reading", temperature: "37" })).status).toBe(403);
  for (const path of ["/incubators?reading=new", `/incubators/${id}/readings?import`])
    expect([path, (await looking.get(path)).status]).toEqual([path, 403]);
});

test("a file is shown, read otherwise where that was wrong, and taken with one press", async () => {
  const { rita, base, id, db } = await newStation();
  const day = ago(2, "12:00").slice(0, 10);
  const file = new File([`a;b;c\n${day} 10:00;99,5;45\n${day} 10:05;99,7;46\n`], "log.csv");
  const path = `${base}/readings?import`;
  expect((await rita.get(path)).status).toBe(200);
  const first = await rita.post(path, { file });
  const back = { name: "log.csv", bytes: filledIn(first.html, "bytes") ?? "" };
  const columns = { at: "0", hour: "", temperature: "1", humidity: "2", unit: "f", order: "day_first" };
  const shown = await rita.post(path, { ...back, ...columns, do: "show" });
  expect(words(shown.html)).toMatch(/2 readings from.*37\.5\s°C.*Save 2 readings/);
  expect((await madeOf({ db }, id)).readings).toEqual([]);
  const saved = await rita.post(path, { ...back, ...columns, do: "save" });
  expect([saved.status, saved.location]).toEqual([303, `${base}/readings`]);
  expect(words((await rita.get(`${base}/readings`)).html)).toContain("2 readings saved.");
  expect((await madeOf({ db }, id)).readings).toHaveLength(2);
  for (const bytes of ["", "x", btoa("x")])
    expect((await rita.post(path, { ...back, ...columns, bytes, do: "save" })).status).toBe(422);
  expect((await rita.post(path, { file: new File(["x"], "a.txt") })).status).toBe(422);
});

test("a sensor's key is shown once, with a call that works, and is revoked", async () => {
  const { rita, base, id, db, ask, b, visitor } = await newStation();
  const made = await rita.post(base, { do: "device", name: "Sonda de cima" });
  const key = /vold_[0-9A-F]{10}-[\w-]{43}/.exec(made.html)?.[0] ?? "";
  expect(words(made.html)).toContain(`curl -X POST http://voliera.test/api/incubators/${id}/readings`);
  expect((await rita.get(base)).html).not.toContain(key);
  await bringing({ ask }, id, { key })(every(5, ago(1, "10:00"), [37.5]));
  const page = await rita.get(base);
  expect(words(page.html)).toMatch(/Sonda de cima added on .* last heard on/);
  const [, item = ""] = /value="revoke".*?name="item" value="(\w+)"/s.exec(page.html) ?? [];
  expect((await rita.post(base, { do: "revoke", item })).location).toBe(base);
  expect(words((await rita.get(base)).html)).toContain("revoked on");
  // At a screen left open nobody makes a key.
  await db.run(sql`UPDATE sessions SET confirmed_at = ${ago(1, "10:00")}`);
  const stale = await rita.post(base, { do: "device", name: "Sonda de baixo" });
  expect([stale.status, stale.location]).toEqual([302, expect.stringMatching(/^\/confirm\?to=%2Fincubators%2Finc_/)]);
  const stranger = visitor({ as: b });
  for (const path of ["", "/readings", "/readings?import"])
    expect([path, (await stranger.get(`${base}${path}`)).status]).toEqual([path, 404]);
  expect(await db.all(sql`SELECT 1 FROM audit WHERE subject_id = ${id} AND changes LIKE '%Sonda%'`)).toHaveLength(2);
});
