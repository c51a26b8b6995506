import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newBook } from "#tests/legal/book.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const { mornings } = gatheredRooms.slots;

test("the return, a loan and certificates stand in the agenda and are told of once for each step", async () => {
  const book = await newBook();
  const { ask, a, db, make, post, becomes, dayIs } = book;
  const lives = (country: string) => db.run(sql`UPDATE organizations SET country = ${country} WHERE id = ${a.org_id}`);
  await lives("PT");
  const add = async (species_id: string, identifier: string, given: object = {}) =>
    (await make.bird({ species_id, identifier, acquisition: "bred", birth_date: "2026-05-01", ...given })).id;
  const gould = await make.species({ common_name: "Diamante de Gould", latin_name: "Chloebia gouldiae" });
  const grey = await make.species({ common_name: "Papagaio-cinzento", latin_name: "Psittacus erithacus" });
  await add(book.species.id, "C 1");
  for (const n of [1, 2, 3]) await add(gould.id, `G ${n}`);
  const lent = await add(gould.id, "G 4");
  await book.begin();
  await dayIs("2027-05-10");
  await add(gould.id, "sem anilha", { birth_date: "2027-05-01" });
  await book.enter("2027-05-10");
  await dayIs("2027-12-20");
  await add(grey.id, "P 1", { birth_date: "2027-12-01" });
  await add(grey.id, "P 2", { birth_date: "2027-12-01" });
  await add(grey.id, "P 3", { birth_date: "2027-12-01", certificate_number: "ES/1" });
  await becomes(lent, "on_loan", "2027-12-20");
  const draft = { kind: "loan", bird_ids: [lent], typed: { until: "20/01/2028" } };
  const { data: drafted } = await post<{ papers: Array<{ id: string }> }>("/api/papers", draft);
  const paper = drafted.papers[0]?.id ?? "";
  expect((await post(`/api/papers/${paper}/issue`)).status).toBe(200);
  await book.lines();

  const due = async (as = a) => {
    const answer = await ask("/api/agenda?late=1&to=2028-06-01", { as });
    const { data } = (await answer.json()) as { data: AgendaLine[] };
    return data
      .filter(({ step }) => step === "deadline")
      .map(({ title, on, until, detail }) => `${on} ${until} ${title}: ${detail}`);
  };
  await dayIs("2028-01-15");
  const certificates = "2028-01-15 2028-02-29 2 chicks are still without their certificates: P 1, P 2";
  const loan = "2028-01-15 2028-01-20 A bird on loan is due back: G 4";
  // The canary is in no register; the chick without a ring, three new ones and the loan are still to be seen to.
  const annual = "2028-01-15 2028-02-29 Annual return of 2027: 7 rows, 5 to see to";
  const returned = await ask("/api/register/return?year=2027", { as: a });
  expect(await returned.json()).toMatchObject({ data: { total: 7 } });
  expect((await due()).sort()).toEqual([certificates, annual, loan].sort());
  expect(await due(await colleague(book, a, "viewer"))).toEqual([]);

  const heard = async () => {
    const { data } = (await (await ask("/api/notifications", { as: a })).json()) as { data: NotificationPage };
    return data.items.filter(({ event }) => event === "deadline.near").map(({ text }) => text);
  };
  const wake = async (day: string) => {
    await db.run(sql`UPDATE mornings SET next_at = ${`${day}T04:00:00.000Z`} WHERE org_id = ${a.org_id}`);
    await wakeOrganizations(db, `${day}T05:00:00.000Z`, mornings);
  };
  for (const day of ["2027-12-31", "2028-01-01", "2028-01-30", "2028-02-22", "2028-02-28", "2028-02-29", "2028-03-01"])
    await wake(day);
  const texts = await heard();
  const of = (part: string) => texts.filter((text) => text.includes(part));
  expect(of("Annual return")).toEqual(Array(4).fill("Annual return of 2027 due by 29 Feb 2028: 7 rows, 5 to see to"));
  expect([of("on loan").length, of("chicks").length, texts.length]).toEqual([1, 4, 9]);
  await wake("2028-02-22");
  expect(await heard()).toHaveLength(9);

  await dayIs("2028-03-02");
  expect((await due()).map((it) => it.slice(0, 10)).sort()).toEqual(["2028-01-20", "2028-02-29", "2028-02-29"]);
  await becomes(lent, "active");
  await db.run(sql`INSERT INTO papers (id, org_id, kind, state, number, on_day, content, sha256, created_at, updated_at)
    VALUES ('paper_r', ${a.org_id}, 'annual_return', 'issued', '2028/0001', '2027-12-31', '{}', 'x', 'x', 'x')`);
  const own = { field: "certificate_per_chick", value: false, reason: "ICNF" };
  await ask(`/api/rules/${grey.id}`, { as: a, method: "PUT", json: own });
  expect(await due()).toEqual([]);
  await db.run(sql`DELETE FROM rule_overrides WHERE org_id = ${a.org_id}`);
  await lives("BR");
  expect(await due()).toEqual([]);
});
