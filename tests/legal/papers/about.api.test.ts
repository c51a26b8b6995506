import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newBook } from "../book.ts";

type Draft = { id: string; state: string; number: string | null; missing: Array<{ field: string; of: string | null }> };

test("a clutch, a course or a year of medicines and a year of the register are papers too", async () => {
  const book = await newBook("2027-03-20");
  const { post, get, pair, laid, db, ask, b } = book;
  const begin = (json: object) => post<{ papers: Draft[] }>("/api/papers", { ...json });
  const draft = async (json: object) => {
    const { status, data } = await begin(json);
    expect([status, data]).toEqual([201, expect.anything()]);
    return data.papers[0] as Draft;
  };
  const issue = (id: string) => post<Draft>(`/api/papers/${id}/issue`);
  const contentOf = async (id: string) => {
    const [row] = await db.all<{ content: string }>(sql`SELECT content FROM papers WHERE id = ${id}`);
    return JSON.parse(row?.content ?? "{}").about;
  };
  const refusalOf = async (json: object) => (await begin(json)).errors?.[0]?.code;
  for (const [kind, code] of [
    ["clutch_card", "legal.paper.clutch.none"],
    ["treatment_log", "legal.paper.treatments.none"],
    ["register", "legal.paper.year.none"],
  ])
    expect(await refusalOf({ kind }), kind).toBe(code);
  expect(await refusalOf({ kind: "register", year: 2027 })).toBe("legal.paper.register.none");
  expect(await refusalOf({ kind: "clutch_card", clutch_id: "clutch_none" })).toBe("fields.unknown_id");
  expect((await begin({ kind: "register", year: "x" })).status).toBe(422);

  expect((await book.begin("2027-01-01")).status).toBe(201);
  const nest = await pair();
  const [egg] = await laid(nest.id, 3);
  const clutch_id = egg?.clutch.id ?? "";
  const choices = async (query: string) => (await get<Array<{ value: string }>>(`/api/papers/choices?${query}`)).data;
  expect((await choices(`kind=clutch_card&pair_id=${nest.id}`)).map(({ value }) => value)).toEqual([clutch_id]);
  expect((await choices("kind=register")).map(({ value }) => value)).toEqual(["2027"]);
  expect(await choices("kind=transfer")).toEqual([]);
  const card = await draft({ kind: "clutch_card", clutch_id });
  expect(card.missing).toEqual([]);
  expect((await get<{ about: object }>(`/api/papers/${card.id}`)).data.about).toMatchObject({
    href: `/clutches/${clutch_id}`,
  });
  expect((await issue(card.id)).data.number).toBe("2027/0001");
  expect((await contentOf(card.id)).eggs).toHaveLength(3);
  const { data: voided } = await post<{ anew: Draft }>(`/api/papers/${card.id}/void`, { reason: "Engano", anew: true });
  expect((await get<{ about: object }>(`/api/papers/${voided.anew.id}`)).data.about).toBeTruthy();

  const course = { medicine: "Baycox", dose: "1 ml", first_on: "2027-04-01", days: 3, withdrawal_days: 10 };
  const { data: given } = await post<{ id: string }>("/api/courses", {
    ...course,
    times_a_day: 1,
    bird_ids: nest.hens,
  });
  await post(`/api/courses/${given.id}/doses`, { on: "2027-04-01", nth: 1, state: "given" });
  const log = await draft({ kind: "treatment_log", course_id: given.id });
  expect((await issue(log.id)).status).toBe(200);
  expect(await contentOf(log.id)).toMatchObject({
    courses: [{ medicine: "Baycox", planned: 3, withdrawal_until: "2027-04-13", rings: [expect.any(String)] }],
  });
  const year = await draft({ kind: "treatment_log", year: 2026 });
  expect(year.missing.map(({ field }) => field)).toContain("courses");
  expect((await issue(year.id)).errors?.[0]?.code).toBe("legal.paper.treatments.empty");

  const register = await draft({ kind: "register", year: 2027 });
  expect(register.missing).toContainEqual(expect.objectContaining({ field: "lines.none" }));
  expect((await issue(register.id)).errors?.[0]?.code).toBe("legal.paper.register.empty");
  await book.enter("2027-12-31");
  expect((await issue(register.id)).data.number).toBe("2027/0001");
  expect(await contentOf(register.id)).toMatchObject({ lines: 2, balances: [{ name: "Canário", owned: 2, held: 2 }] });
  // Drawn are 10,000 lines at most: more are refused with words, not drawn for minutes.
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO movements (id, org_id, book_id, role, direction, kind, on_day, owned, held, borrowed, number, entered_at, created_at)
    SELECT 'm' || i, ${book.a.org_id}, books.id, 'facts', 'in', 'other', '2027-03-01', 0, 0, 0, 100 + i, '2027-04-01', '2027-04-01'
    FROM n CROSS JOIN books`);
  const large = await draft({ kind: "register", year: 2027 });
  expect((await issue(large.id)).errors?.[0]?.code).toBe("legal.paper.register.many");
  await book.signIn(b);
  const strange = { kind: "clutch_card", clutch_id };
  expect((await ask("/api/papers", { as: b, json: strange })).status).toBe(422);
  expect((await ask("/api/papers", { as: b, json: { kind: "treatment_log", course_id: given.id } })).status).toBe(422);
});
