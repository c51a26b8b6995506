import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { AccessPage } from "#worker/trail/access.ts";

async function newOrganization() {
  const world = await newWorld();
  const { a, ask, db } = world;
  const queryOf = async (query = "", as = a): Promise<AccessPage> => {
    const answer = await ask(`/api/audit/access${query}`, { as });
    expect([query, answer.status]).toEqual([query, 200]);
    return ((await answer.json()) as { data: AccessPage }).data;
  };
  let n = 0;
  const note = (user_id: string | null, at: string, kind = "login", details = "{}", outcome = "ok") => {
    n += 1;
    return db.run(sql`INSERT INTO entries (id, org_id, user_id, at, kind, outcome, network, details)
      VALUES (${`ent_${String(n).padStart(4, "0")}`}, ${a.org_id}, ${user_id}, ${at}, ${kind}, ${outcome}, '192.0.2.0/24', ${details})`);
  };
  return { ...world, asked: queryOf, note };
}

test("R55: who came in is told in words, narrowed by person, kind, outcome and day, and read on page by page", async () => {
  const world = await newOrganization();
  const { a, b, asked, note, ask } = world;
  const bia = await colleague(world, a, "keeper");
  for (let at = 0; at < 120; at += 1)
    await note(at % 2 ? a.user_id : bia.user_id, `2026-05-01T${at < 60 ? "22:59" : "23:01"}:00.000Z`);
  const first = await asked();
  const second = await asked(`?before=${encodeURIComponent(first.next ?? "")}`);
  const third = await asked(`?before=${encodeURIComponent(second.next ?? "")}`);
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect([ids.length, new Set(ids).size, third.next, ids]).toEqual([120, 120, null, [...ids].sort().reverse()]);
  expect((await asked("?from=2026-05-02")).items.every(({ at }) => at.includes("23:01"))).toBe(true);
  expect((await asked("?to=2026-05-01")).items.every(({ at }) => at.includes("22:59"))).toBe(true);
  await note(a.user_id, "2026-06-01T10:00:00.000Z", "role", JSON.stringify({ of: bia.user_id, role: "viewer" }));
  await note(a.user_id, "2026-06-01T10:00:01.000Z", "closing", "{}", "failed");
  await note(a.user_id, "2026-06-01T10:00:02.000Z", "closing", JSON.stringify({ closes_on: "2026-07-01" }));
  const listed = (await asked("?from=2026-06-01")).items.map(({ person, done, note, told }) => [
    person,
    done,
    note,
    told,
  ]);
  expect(listed).toEqual([
    ["Rita Melo", "Closing of the organisation", "erases everything on 1 Jul 2026", "Done"],
    ["Rita Melo", "Closing of the organisation", "", "Failed"],
    ["Rita Melo", "Changed the role", "Bia Costa · Viewer", "Done"],
  ]);
  expect((await asked("?kind=closing&outcome=failed")).items.length).toBe(1);
  for (const wrong of ["?kind=cat", "?outcome=maybe", "?from=2026-02-30", "?before=x"])
    expect([wrong, (await ask(`/api/audit/access${wrong}`, { as: a })).status]).toEqual([wrong, 422]);
  expect((await asked(`?user_id=${bia.user_id}`)).items.every(({ person }) => person === "Bia Costa")).toBe(true);
  expect((await asked("", b)).items).toEqual([]);
  expect((await ask(`/api/audit/access?org_id=${b.org_id}`, { as: a })).status).toBe(403);
  // Whoever left has no name, and can be asked for all the same, in both trails.
  expect((await ask(`/api/members/${bia.user_id}`, { as: a, method: "DELETE" })).status).toBe(200);
  const left = await asked(`?user_id=${bia.user_id}`);
  expect(new Set(left.items.map(({ person }) => person))).toEqual(new Set(["Former member"]));
  const { people } = ((await (await ask("/api/audit", { as: a })).json()) as { data: AccessPage }).data;
  expect([people, left.people]).toEqual([
    [
      { id: a.user_id, name: "Rita Melo" },
      { id: bia.user_id, name: expect.stringMatching(/^Former member \(left \d+ \w+ \d{4}\)$/) },
    ],
    people,
  ]);
});

test("R30: the trail of entries as a table computes nothing, and tells that it was taken", async () => {
  const { a, db, ask, note } = await newOrganization();
  await db.run(sql`UPDATE users SET first_name = '=1+1', last_name = '@x' WHERE id = ${a.user_id}`);
  await note(a.user_id, "2026-05-01T10:00:00.000Z", "login", '{"by":"+cmd"}', "failed");
  const file = await ask("/api/audit/access/export?outcome=failed", { as: a });
  expect([file.headers.get("Content-Type"), file.headers.get("Content-Disposition")]).toEqual([
    ...["text/csv; charset=utf-8", expect.stringContaining("access")],
  ]);
  const [head, line, ...more] = (await file.text()).trim().split("\r\n");
  expect(head).toContain("When,Who,What,Outcome,Note,Network");
  expect([line, more]).toEqual([expect.stringMatching(/,'=1\+1 @x,Logged in,Failed,'\+cmd,192\.0\.2\.0\/24$/), []]);
  expect(await db.all(sql`SELECT details FROM entries WHERE kind = 'exported'`)).toEqual([
    { details: '{"what":"access"}' },
  ]);
});
