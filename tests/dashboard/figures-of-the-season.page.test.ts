import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiQueryOf, listQuery, searchOf } from "#app/birds/list-query.ts";
import { eggStates } from "#db/vocabulary.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { newSite } from "#tests/app/site.ts";
import { tripsOf } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { playMarch } from "#tests/finance/march.ts";
import { machine } from "#tests/incubators/machine.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { figuresIn, plain } from "./figures-in.ts";

const today = "2027-03-31";
const day = (daysAgo: number, from = today) =>
  new Date(Date.parse(`${from}T00:00:00Z`) - daysAgo * 86_400_000).toISOString().slice(0, 10);
const tray = "tray_1";
const at = "2027-01-01T00:00:00.000Z";

/** A breeder with all that the dashboard counts: eggs in nests and in a machine, doses, tasks, money, an open alarm. */
async function newBreeder() {
  const nests = await nestsIn(newSite, today);
  const { a, db, make, pair, bird, dayIs } = nests;
  await dayIs(today);
  const parrot = await make.species({
    common_name: "Papagaio",
    incubation_days: 13,
    incubation_days_to: 18,
    candling_days: [5],
    sits_from_egg: 1,
    lay_interval_days: 2,
    ring_days_from: 6,
    ring_days_to: 20,
    weaning_day: 150,
    lockdown_days_before_hatch: 3,
  });
  const parrots = await Promise.all(["male", "female"].map((sex) => bird({ sex, species_id: parrot.id })));
  const pairs = [
    await pair(),
    await pair({ cocks: [parrots[0]?.id ?? ""], hens: [parrots[1]?.id ?? ""] }),
    await pair({ started_on: "2026-03-01" }),
    await pair({ started_on: "2026-03-01" }),
  ];
  await db.run(sql`UPDATE pairs SET season = 2026, position = position + 50, number = '2026-' || (position + 50)
    WHERE id IN (${pairs[2]?.id}, ${pairs[3]?.id})`);
  const machine_id = await machine(nests, a);
  await db.run(sql`INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, created_at, updated_at)
    VALUES (${tray}, ${a.org_id}, ${machine_id}, '1', '1', 'setter', ${at}, ${at})`);
  await db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at)
    VALUES ('alm_1', ${a.org_id}, ${machine_id}, 'silent', 'critical', ${at})`);
  for (const { id } of pairs)
    await db.run(sql`INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
      VALUES (${`clu_${id}`}, ${a.org_id}, ${id}, 1, ${at}, ${at})`);
  return { ...nests, pairs: pairs.map(({ id }) => id), birds: parrots };
}
type Breeder = Awaited<ReturnType<typeof newBreeder>>;

const anyEgg = fc.record({
  pair: fc.nat(3),
  foster: fc.boolean(),
  state: fc.constantFrom(...eggStates),
  set: fc.nat(200),
  span: fc.nat(40),
  inTray: fc.boolean(),
  isDayKnown: fc.boolean(),
});
type AnyEgg = typeof anyEgg extends fc.Arbitrary<infer Of> ? Of : never;

const isOpen = (state: string) => ["laid", "stored", "set", "fertile", "pipped"].includes(state);

/** Writes an egg as it would be after all its events, of which only the last is kept. */
async function writeEgg({ db, a, pairs, bird }: Breeder, egg: AnyEgg, number: number) {
  const { state, set, span, pair, foster, inTray, isDayKnown } = egg;
  const id = `egg_${number}`;
  // Half of what is open was set within a month, so that something is due of it.
  const ago = (isOpen(state) ? set % 32 : set) + (pair > 1 ? 365 : 0);
  const ended = day(Math.max(0, ago - span));
  const isStored = state === "stored" || state === "laid";
  const chick = state === "hatched" ? await bird({ birth_date: ended, identifier: `cria ${number}` }) : undefined;
  await db.run(sql`INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, stored_on, state, ended_from,
      foster_pair_id, once_fertile, hatched_on, chick_id, chick_ring, chick_tag, created_at, updated_at)
    VALUES (${id}, ${a.org_id}, ${`clu_${pairs[pair]}`}, ${pairs[pair]}, ${number}, ${day(ago + 2)},
      ${isStored ? null : day(ago)}, ${state === "stored" ? day(ago) : null}, ${state}, ${isOpen(state) ? null : "set"},
      ${foster ? pairs[1 - (pair % 2)] : null}, ${["fertile", "pipped", "hatched"].includes(state) ? 1 : 0},
      ${state === "hatched" ? ended : null}, ${chick?.id ?? null}, ${chick ? `cria ${number}` : null},
      ${chick ? `${set % 2 ? "cria" : "ninho"} ${number}` : null}, ${at}, ${at})`);
  if (!isOpen(state))
    await db.run(sql`INSERT INTO egg_events (id, org_id, egg_id, position, deed, from_state, to_state, on_day, at)
      VALUES (${`ev_${number}`}, ${a.org_id}, ${id}, 1, 'state', 'set', ${state}, ${isDayKnown ? ended : null}, ${at})`);
  else if (inTray)
    await db.run(sql`INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
      VALUES (${`lies_${number}`}, ${a.org_id}, ${id}, ${tray}, ${day(ago)})`);
}

/** A shelf with two items that run low, a feed round that was missed for two days, and rings of which some are used or lost. */
async function fillShelf({ post, db, a, bird }: Breeder) {
  const make = async (path: string, json: Record<string, unknown>) => {
    const { status, data } = await post<{ id: string }>(path, json);
    expect([path, status]).toEqual([path, 201]);
    return data.id;
  };
  const items = ["Mistura", "Papa", "Grit", "Areia"].map((name, at) =>
    make("/api/stock", { name, category: "seed", unit: "g", minimum: at < 3 ? 500 : 0 }),
  );
  const [full = "", , , gone = ""] = await Promise.all(items);
  expect((await post(`/api/stock/${full}/moves`, { kind: "purchase", quantity: 9000 })).status).toBe(201);
  await db.run(sql`UPDATE items SET retired_at = ${at}, minimum = 5 WHERE org_id = ${a.org_id} AND id = ${gone}`);
  await make("/api/feed-rounds", { name: "Manhã", first_on: day(2), lines: [{ item_id: full, quantity: 10 }] });
  const rings = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 12 };
  const series = await make("/api/ring-series", rings);
  await bird({ identifier: "FOP R481 27 003" });
  expect((await post(`/api/ring-series/${series}/marks`, { number: 5, state: "lost", on: today })).status).toBe(201);
}

/** How many rows the list behind a link has, or for money what it comes to, as the page says it. */
async function listBehind({ ask, a, visitor }: Breeder, to: string): Promise<string> {
  const [path = "", query = ""] = to.split("?");
  const total = async (from: string) => {
    const answer = await ask(from, { as: a });
    expect([from, answer.status]).toEqual([from, 200]);
    const { data, total } = (await answer.json()) as { data?: { total?: number }; total?: number };
    return String(data?.total ?? total);
  };
  if (path === "/birds") return total(`/api/birds/${searchOf(apiQueryOf(listQuery(new URLSearchParams(query))))}`);
  if (path === "/birds/pairs") return total(`/api/pairs?${query}`);
  if (path === "/eggs") return total(`/api/eggs?${query}`);
  if (path === "/payments") return total(`/api/payments/due?${query}`);
  if (path === "/stock") return total(`/api/stock?${query}`);
  if (path === "/stock/feeding") {
    const { data } = (await (await ask("/api/feed-rounds", { as: a })).json()) as { data: Array<{ missed: string[] }> };
    return String(data[0]?.missed.length);
  }
  if (path.startsWith("/stock/rings/")) {
    const answer = await ask(`/api/ring-series/${path.slice("/stock/rings/".length)}`, { as: a });
    const { data } = (await answer.json()) as { data: { numbers: Array<{ state: string }> } };
    return String(data.numbers.filter(({ state }) => state === "free").length);
  }
  if (path === "/agenda") {
    const { html } = await visitor({ as: a }).get(to);
    return String((plain(html).split('class="agenda-step')[1] ?? "").match(/<li\b/g)?.length ?? 0);
  }
  if (path === "/finance") {
    const answer = await ask(`/api/finance?${query}`, { as: a });
    const { data } = (await answer.json()) as { data: { rows: { cents: number }; currency: string } };
    return moneyInWords(data.rows.cents, data.currency, "en").replaceAll(" ", " ");
  }
  throw new Error(`no list is known behind ${to}`);
}

async function expectFigures(breeder: Breeder, seen: readonly string[], unseen: readonly string[] = []) {
  const { html } = await breeder.visitor({ as: breeder.a }).get("/dashboard");
  for (const { to, text } of figuresIn(html)) {
    const behind = await listBehind(breeder, to);
    const figure = to.startsWith("/finance") ? text : /\d+/.exec(text)?.[0];
    expect([to, text, figure]).toEqual([to, text, behind]);
  }
  for (const part of seen) expect([part, plain(html).includes(part)]).toEqual([part, true]);
  for (const part of unseen) expect([part, plain(html).includes(part)]).toEqual([part, false]);
  return html;
}

test("every figure of the season, of the day and of the month is the list it leads to, for owner and keeper", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEgg, { minLength: 30, maxLength: 40 }), async (eggs) => {
      const breeder = await newBreeder();
      const { a, db, post, dayIs, pairs, birds } = breeder;
      const some = { foster: false, span: 2, inTray: true, isDayKnown: true };
      const always: AnyEgg[] = [
        { ...some, pair: 0, state: "set", set: 6 },
        { ...some, pair: 0, state: "set", set: 13 },
        { ...some, pair: 1, state: "fertile", set: 9 },
        { ...some, pair: 0, state: "hatched", set: 60 },
        { ...some, pair: 0, state: "clear", set: 20 },
        { ...some, pair: 2, state: "hatched", set: 20 },
      ];
      for (const [number, egg] of [...always, ...eggs].entries()) await writeEgg(breeder, egg, number + 1);
      const course = { bird_ids: birds.map(({ id }) => id), medicine: "Doxiciclina", first_on: day(2), days: 5 };
      expect((await post("/api/courses", { ...course, times_a_day: 2 })).status).toBe(201);
      for (const [title, on] of [
        ["Limpar", day(3)],
        ["Banho", today],
        ["Unhas", today],
      ] as const)
        expect((await post("/api/tasks", { title, on })).status).toBe(201);
      for (const { id } of birds) {
        const visit = { kind: "checkup", on: day(9), follow_up_on: day(1) };
        expect((await post(`/api/birds/${id}/health`, visit)).status).toBe(201);
      }
      await fillShelf(breeder);
      await playMarch(db, a.org_id, pairs);
      const shelf = ["/stock?show=low", "2.9 mm rings left", "Feed: Manhã", "Manhã: 2 days not booked"];
      const all = ["Open alarms", "doses of medicine to give", "/agenda?show=now&step=task", "/birds?health=due"];
      const season = ["/birds/pairs?state=active", "/eggs?figure=open", "/eggs?tray=any", "/eggs?due=hatch&ahead=7"];
      const rate = [`ended_by=${today}&figure=hatched`, "ended_by=2026-03-31&figure=set", "figure=open_set"];
      const money = ["by=income", "by=expense", "by=due", "/payments?late=1"];
      await expectFigures(breeder, [...all, ...season, ...rate, ...shelf, ...money.slice(0, 3)]);
      await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
      await dayIs(today);
      await breeder.visitor({ as: a }).get("/dashboard");
      await expectFigures(breeder, [...all, ...season, ...rate, ...shelf], money);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test("of nobody's eggs, pairs and money nothing is said, and another organisation's are not counted", async () => {
  const breeder = await newBreeder();
  await playMarch(breeder.db, breeder.a.org_id, breeder.pairs);
  await breeder.signIn(breeder.b);
  const { html } = await breeder.visitor({ as: breeder.b }).get("/dashboard");
  for (const part of ["Open alarms", "In numbers", "To do today", "Needs you"])
    expect([part, html.includes(part)]).toEqual([part, false]);
  expect(html).toContain("Record the first egg");
});

test("it takes one trip and no walk over eggs, pairs, sales or expenses, and what its lists cannot be asked is refused", async () => {
  const breeder = await newBreeder();
  const { ask, a, db, pairs } = breeder;
  await fillShelf(breeder);
  await playMarch(db, a.org_id, pairs);
  await ask("/api/dashboard", { as: a });
  const before = tripsOf(db).length;
  expect((await ask("/api/dashboard", { as: a })).status).toBe(200);
  const trips = tripsOf(db).slice(before);
  // Who is asking, and the dashboard.
  expect(trips).toHaveLength(2);
  for (const statement of trips[1] ?? [])
    expect(await planOf(db, statement)).not.toMatch(
      /\bSCAN (eggs|ending|pairs|birds|bearer|sales|sale|expenses|payments|tasks|items|lots|m|stock_moves|booking)\b/,
    );
  for (const path of [
    ...["/api/eggs?when=soon", "/api/eggs?due=hatch&ahead=31", "/api/eggs?ahead=-1", "/api/eggs?ahead=1.5"],
    ...["/api/eggs?ended_by=2027-02-30", "/api/eggs?tray=some", "/api/birds?health=well"],
    ...["/api/payments/due?late=yes", "/api/payments/due?currency=euro", "/api/payments/due?direction=up"],
  ])
    expect([path, (await ask(path, { as: a })).status]).toEqual([path, 422]);
});
