import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { plusDays } from "#worker/locales/calendar.ts";
import { flockOf, sell, send, statusOf, today, turn, year } from "./stall.ts";

test("a pair is reserved with a deposit, delivered a week later, and its birds leave their places with buyer and price", async () => {
  const { world, make, ids } = await flockOf(2);
  const { id: status_id } = await make.status("for_sale");
  await send(world, `/api/birds/${ids[0]}`, { status_id, status_since: "2026-01-02" }, "PUT");
  const place = await send(world, "/api/places", { name: "Gaiola 1", kind: "cage" });
  await send(world, `/api/birds/${ids[0]}`, { place_id: place.data.id }, "PUT");
  const [begun, delivered] = [plusDays(today, -7), today];
  const made = await sell(world, {
    contact_name: "João Silva",
    state: "reserved",
    on: begun,
    lines: [
      { bird_id: ids[0], unit_cents: 3500 },
      { bird_id: ids[1], unit_cents: 2500, discount_pct: 10 },
    ],
    due: [{ on: begun, cents: 2000 }],
  });
  expect([made.status, made.data]).toEqual([
    201,
    expect.objectContaining({
      number: `V-${begun.slice(0, 4)}/0001`,
      state: "reserved",
      contact: "João Silva",
      total_cents: 5750,
      net_cents: 5750,
      vat_cents: 0,
      paid_cents: 0,
      due_cents: 5750,
      reserved_on: begun,
      due: [{ on: begun, cents: 2000 }],
    }),
  ]);
  expect(made.data.lines[0]?.text).toBe("Canário (Serinus canaria) · anilha PT 1");
  expect(await statusOf(world, ids[0])).toMatchObject({ status: "reserved", since: begun });
  const there = await turn(world, made.data, "delivered", { on: delivered });
  expect([there.status, there.data.state, there.data.delivered_on]).toEqual([200, "delivered", delivered]);
  expect(await statusOf(world, ids[0])).toEqual({
    status: "sold",
    since: delivered,
    left_to: "João Silva",
    price: 3500,
    place_id: null,
  });
  const back = await turn(world, made.data, "returned", { line_ids: [made.data.lines[0]?.id] });
  expect([back.data.state, back.data.returned_cents, back.data.due_cents]).toEqual(["delivered", 3500, 2250]);
  expect(await statusOf(world, ids[0])).toMatchObject({ status: "for_sale", since: "2026-01-02", left_to: null });
  expect(await statusOf(world, ids[1])).toMatchObject({ status: "sold" });
  expect((await turn(world, made.data, "returned", { line_ids: [made.data.lines[0]?.id] })).status).toBe(422);
  expect((await turn(world, made.data, "returned")).data.state).toBe("returned");
  expect(await statusOf(world, ids[1])).toMatchObject({ status: null, since: null });
});

test("what a state cannot become is 409 with the state it is in, and only drafts are deleted", async () => {
  const { world, ids } = await flockOf(1);
  const { data: draft } = await sell(world, { lines: [{ bird_id: ids[0], unit_cents: 100 }] });
  expect([draft.number, draft.state, (await statusOf(world, ids[0]))?.status]).toEqual([null, "draft", null]);
  expect((await turn(world, draft, "cancelled")).body).toMatchObject({
    status: 409,
    code: "illegal_state",
    from: "draft",
  });
  expect((await turn(world, draft, "sold")).data).toMatchObject({ number: `V-${year}/0001`, state: "sold" });
  expect((await send(world, `/api/sales/${draft.id}`, undefined, "DELETE")).body).toMatchObject({
    status: 409,
    code: "illegal_state",
    from: "sold",
  });
  expect((await turn(world, draft, "reserved")).body).toMatchObject({ from: "sold" });
  expect((await turn(world, draft, "cancelled")).data.state).toBe("cancelled");
  expect(await statusOf(world, ids[0])).toMatchObject({ status: null });
  for (const state of ["reserved", "sold", "delivered", "returned", "cancelled"])
    expect((await turn(world, draft, state)).body).toMatchObject({ status: 409, from: "cancelled" });
  const { data: other } = await sell(world, { lines: [{ bird_id: ids[0], unit_cents: 0 }] });
  expect((await send(world, `/api/sales/${other.id}`, undefined, "DELETE")).status).toBe(204);
  const { data: given } = await sell(world, { state: "delivered", lines: [{ bird_id: ids[0], unit_cents: 0 }] });
  expect([given.number, (await statusOf(world, ids[0]))?.status]).toEqual([`V-${year}/0002`, "given"]);
  expect((await sell(world, { lines: [{ bird_id: ids[0], unit_cents: 0 }] })).status).toBe(409);
});

test("of twenty who sell one bird at once one wins, and no number is left out", async () => {
  const { world, ids } = await flockOf(1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      sell(world, {
        state: at % 2 ? "reserved" : "delivered",
        lines: [{ bird_id: ids[0], unit_cents: 100 }],
        contact_name: `Comprador ${at}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await world.db.all(sql`SELECT last FROM series`)).toEqual([{ last: 1 }]);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM contacts`)).toEqual([{ n: 1 }]);
  expect(await world.db.all(sql`SELECT count(*) AS n FROM sale_lines`)).toEqual([{ n: 1 }]);
});

test("one sale delivered and cancelled by many at once goes one way, its birds with it", async () => {
  const { world, ids } = await flockOf(1);
  for (let round = 0; round < 4; round += 1) {
    const { data: sale } = await sell(world, { state: "sold", lines: [{ bird_id: ids[0], unit_cents: 100 }] });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => turn(world, sale, at % 2 ? "cancelled" : "delivered")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { data: after } = await send(world, `/api/sales/${sale.id}`);
    expect((await statusOf(world, ids[0]))?.status).toBe(after.state === "delivered" ? "sold" : null);
    if (after.state === "delivered") await turn(world, sale, "returned");
  }
});

test("what nobody can sell is refused at its line, and a name becomes a contact only with its sale", async () => {
  const { world, ids, make, species_id } = await flockOf(1, { birth_date: plusDays(today, -30) });
  const ancestor = await make.bird({ identifier: "AV 1", species_id, is_reference: true });
  const trashed = await make.bird({ identifier: "LX 1", species_id });
  await send(world, `/api/birds/${trashed.id}`, undefined, "DELETE");
  const line = { bird_id: ids[0], unit_cents: 100 };
  const wrong: Array<[object, string]> = [
    [{ lines: [{ ...line, unit_cents: -1 }] }, "lines.0.unit_cents"],
    [{ lines: [{ ...line, discount_pct: 101 }] }, "lines.0.discount_pct"],
    [{ lines: [{ text: "Gaiola", quantity: 0, unit_cents: 1 }] }, "lines.0.quantity"],
    [{ lines: [{ ...line, quantity: 2 }] }, "lines.0.quantity"],
    [{ lines: [{ ...line, vat_pct: 23 }] }, "lines.0.vat_pct"],
    [{ lines: [{ ...line, discount_cents: 101 }] }, "lines.0.discount_cents"],
    [{ lines: [{ bird_id: ancestor.id, unit_cents: 1 }] }, "lines.0.bird_id"],
    [{ lines: [{ bird_id: trashed.id, unit_cents: 1 }] }, "lines.0.bird_id"],
    [{ lines: [line, line] }, "lines.1.bird_id"],
    [{ lines: [{ bird_id: "bird_of_another", unit_cents: 1 }] }, "lines.0.bird_id"],
    [{ lines: [{ unit_cents: 1 }] }, "lines.0.text"],
    [{ lines: [] }, "lines"],
    [{ lines: [line], due: [{ on: today, cents: 101 }] }, "due"],
    [{ lines: [line], state: "delivered", on: plusDays(today, 1) }, "on"],
    [{ lines: [line], state: "delivered", on: plusDays(today, -31) }, "on"],
    [{ lines: [line], state: "cancelled" }, "state"],
    [{ lines: [line], contact_id: "contact_of_another" }, "contact_id"],
  ];
  for (const [json, path] of wrong) {
    const { status, body } = await sell(world, { contact_name: "Ninguém", ...json });
    expect([json, status, (body?.errors as Array<{ path: string }>)?.[0]?.path]).toEqual([json, 422, path]);
  }
  expect(await world.db.all(sql`SELECT name FROM contacts`)).toEqual([]);
  const { data: draft } = await sell(world, { lines: [line] });
  expect((await turn(world, draft, "delivered", { on: plusDays(today, -31) })).body).toMatchObject({
    status: 422,
    errors: [{ path: "on" }],
  });
  await send(world, `/api/birds/${ids[0]}`, undefined, "DELETE");
  expect((await turn(world, draft, "delivered")).body).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/trash/),
  });
  expect(await world.db.all(sql`SELECT count(*) AS n FROM series`)).toEqual([{ n: 0 }]);
});

test("an edit gives birds that leave their status back, and reserves those that come; a stale one is refused", async () => {
  const { world, ids } = await flockOf(3);
  const lines = [ids[0], ids[1]].map((bird_id) => ({ bird_id, unit_cents: 1000 }));
  const { data: sale } = await sell(world, { state: "reserved", lines });
  const path = `/api/sales/${sale.id}`;
  const next = [ids[1], ids[2]].map((bird_id) => ({ bird_id, unit_cents: 2000 }));
  const edited = await send(
    world,
    path,
    { version: 1, lines: next, due: [{ on: today, cents: 500 }], notes: "ok" },
    "PUT",
  );
  expect([edited.status, edited.data]).toMatchObject([200, { total_cents: 4000, version: 2, notes: "ok" }]);
  expect(await Promise.all(ids.map(async (id) => (await statusOf(world, id))?.status))).toEqual([
    ...[null, "reserved", "reserved"],
  ]);
  expect((await send(world, path, { version: 1, notes: "late" }, "PUT")).body).toMatchObject({
    status: 409,
    code: "stale",
    current: { version: 2 },
  });
  await turn(world, sale, "delivered");
  expect((await send(world, path, { lines: next }, "PUT")).body).toMatchObject({
    code: "illegal_state",
    from: "delivered",
  });
  expect((await send(world, path, { notes: "pago" }, "PUT")).data.notes).toBe("pago");
  await turn(world, sale, "returned");
  expect(await Promise.all(ids.map(async (id) => (await statusOf(world, id))?.status))).toEqual([null, null, null]);
});

test("under the usual regime prices contain VAT, half-even at the line; where sales are exempt none", async () => {
  const { world, ids } = await flockOf(2);
  await world.db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${world.a.org_id}`);
  const { data } = await sell(world, {
    lines: [
      { bird_id: ids[0], unit_cents: 3500 },
      { bird_id: ids[1], unit_cents: 2500, discount_pct: 10, vat_pct: 23 },
    ],
  });
  expect(data.lines.map(({ net_cents, vat_cents }) => [net_cents, vat_cents])).toEqual([
    [2846, 654],
    [1829, 421],
  ]);
  const choices = await send(world, `/api/sales/choices?ids=${ids[0]}`);
  expect(choices.body).toMatchObject({
    data: { usual_bp: 2300, rates: { rates_bp: [2300, 1300, 600] }, birds: [{ unfit: "taken", cautions: [] }] },
  });
});

test("a keeper sees no sale and no figure; another organisation's is not there", async () => {
  const { world, ids } = await flockOf(1);
  const { data } = await sell(world, { lines: [{ bird_id: ids[0], unit_cents: 777_00 }] });
  const other = await world.ask(`/api/sales/${data.id}`, { as: world.b });
  expect(other.status).toBe(404);
  const list = await send(world, "/api/sales?state=draft&from=2020-01-01");
  expect(list.body).toMatchObject({ total: 1, data: [{ id: data.id, total_cents: 77700, lines: 1 }] });
});

test("what is to be thought of before a bird is sold is told, and keeps nobody from it", async () => {
  const { world, make, species_id } = await flockOf(0);
  const { id: status_id } = await make.status("sick");
  const bird = await make.bird({ identifier: "sem anilha 1", species_id, status_id, eu_annex: "A" });
  const path = `/api/sales/choices?ids=${bird.id}`;
  expect((await send(world, path)).body).toMatchObject({
    data: { birds: [{ unfit: null, cautions: ["sick", "no_ring", "no_certificate"] }] },
  });
  await send(world, `/api/birds/${bird.id}`, { certificate_number: "PT/1" }, "PUT");
  const sold = await sell(world, { state: "reserved", lines: [{ bird_id: bird.id, unit_cents: 100 }] });
  expect([sold.status, sold.data.lines[0]?.text]).toEqual([201, expect.stringContaining("certificado PT/1")]);
  expect((await send(world, path)).body).toMatchObject({ data: { birds: [{ unfit: "taken" }] } });
});

test("a full flock takes no bird back", async () => {
  const { world, ids, make, species_id } = await flockOf(1);
  const { data } = await sell(world, { state: "delivered", lines: [{ bird_id: ids[0], unit_cents: 100 }] });
  await world.db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${world.a.org_id}`);
  await make.bird({ identifier: "CH 0", species_id });
  await world.db.run(
    sql`UPDATE bird_counts SET n = 50 WHERE org_id = ${world.a.org_id} AND dimension = 'status' AND key = ''`,
  );
  expect((await turn(world, data, "returned")).body).toMatchObject({ status: 402, code: "plan_limit" });
  expect(await statusOf(world, ids[0])).toMatchObject({ status: "sold" });
});
