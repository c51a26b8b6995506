import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { doseAnswer, emergencyAnswer } from "#worker/assistant/tools/emergency.ts";
import { toolsFor } from "../tool-caller.ts";

const at = (day: string) => `${day}T12:00:00.000Z`;

test("how many hatch is answered with its range, its clutches and the page that shows the same", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs, a, get, species } = nests;
  const own = await pair();
  const eggs = await laid(own.id, 4);
  await done(eggs, "2027-04-06", { state: "set" });
  await dayIs("2027-04-12");
  const { find } = toolsFor(nests, a, { now: at("2027-04-12") });
  const period = { from: "2027-04-19", to: "2027-04-25" };
  const found = await find("hatch", period);
  const { data } = await get<Record<string, number>>("/api/agenda/hatches?from=2027-04-19&to=2027-04-25");
  const { expected, low, high, probability } = data;
  expect(found).toMatchObject({
    outcome: "answered",
    figures: { expected, low, high, probability, eggs: 4 },
    rows: { total: 1, items: [{ label: `Pair ${own.number}, clutch 1` }] },
    href: "/agenda?hatch_from=2027-04-19&hatch_to=2027-04-25",
  });
  expect(found.answer).toMatch(/^About 3 chicks should hatch from .+ to .+: most likely \d to \d\.$/);
  expect(found.how).toContain("No egg of this species has been candled here yet");
  const none = await find("hatch", { from: "2027-06-01", to: "2027-06-07", species_id: species.id });
  expect(none).toMatchObject({ outcome: "answered", figures: { expected: 0, low: 0, high: 0, eggs: 0 } });
  expect(await find("hatch", { from: "2027-04-01", to: "2027-04-07" })).toMatchObject({
    outcome: "unknown",
    figures: {},
    href: "/results",
  });
  const inPortuguese = await toolsFor(nests, a, { now: at("2027-04-12"), language: "pt" }).find("hatch", period);
  expect(inPortuguese.answer).toMatch(/^Devem nascer cerca de 3 crias de .+ a .+: com boa probabilidade, \d a \d\.$/);
});

test("of eggs whose days nobody knows the answer is that it cannot be known, and where to write it", async () => {
  const nests = await newNests();
  const { pair, lay, a, dayIs } = nests;
  await lay((await pair()).id, { laid_on: null, count: 1 });
  await dayIs("2027-04-12");
  const found = await toolsFor(nests, a, { now: at("2027-04-12") }).find("hatch", {
    from: "2027-04-12",
    to: "2027-04-18",
  });
  expect(found).toMatchObject({ outcome: "unknown", rows: { total: 0 } });
  expect(found.answer).toMatch(/cannot know that: nobody has noted when 1 egg is due/);
});

test("what needs attention most comes first with its reason, and only what the role sees", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs, post, a } = nests;
  const eggs = await laid((await pair()).id, 3);
  await done(eggs, "2027-04-06", { state: "set" });
  await dayIs("2027-04-18");
  await post("/api/tasks", { title: "Limpar a voadeira", on: "2027-04-10" });
  await post("/api/stock", { name: "Alpista", category: "seed", unit: "g", minimum: 500 });
  const found = await toolsFor(nests, a, { now: at("2027-04-18") }).find("tasks", {});
  const rows = found.rows.items.map(({ label, detail }) => `${label}: ${detail}`);
  expect(rows).toEqual([
    expect.stringMatching(/^Limpar a voadeira: 8 days late/),
    expect.stringMatching(/^3 eggs to candle: 7 days late · pair/),
    expect.stringMatching(/^Low stock: Alpista: today/),
  ]);
  expect(found).toMatchObject({
    outcome: "answered",
    figures: { total: 3, late: 4, alarms: 0 },
    href: "/agenda",
  });
  expect(found.answer).toMatch(/^3 things are waiting for you\. First: Limpar a voadeira \(8 days late\), 3 eggs/);
});

test("signs of an emergency are answered with a vet first, then the bird's record; a dose is never said", async () => {
  const nests = await newNests();
  const { bird, a } = nests;
  const { id } = await bird({ identifier: "PT 7", name: "Zeca" });
  const { context } = toolsFor(nests, a);
  const found = await emergencyAnswer(id, context);
  expect(found).toMatchObject({ outcome: "emergency", figures: {}, href: `/birds/${id}/health` });
  expect(found.answer).toMatch(/see an avian vet now/);
  expect(found.rows.items[0]?.label).toBe("PT 7 · Zeca");
  expect(await emergencyAnswer("bird_none", context)).toMatchObject({ outcome: "emergency", href: null });
  const dose = await doseAnswer(id, context);
  expect(dose).toMatchObject({ outcome: "unknown", figures: {} });
  expect(`${dose.answer} ${dose.how}`).not.toMatch(/\d/);
});

test("suggestions are made of one's own things in one trip, also where there is nothing yet", async () => {
  const nests = await newNests();
  const { pair, laid, get, ask, a, b, db, signIn } = nests;
  await signIn(b);
  const ofNobody = (await (await ask("/api/assistant/suggestions", { as: b })).json()) as {
    data: Array<{ question: string }>;
  };
  expect(ofNobody.data).toHaveLength(10);
  expect(ofNobody.data[4]?.question).toBe("How do I add a bird?");
  const own = await pair();
  await laid(own.id, 1);
  const before = tripsOf(db).length;
  const { data } = await get<Array<{ label: string; question: string }>>("/api/assistant/suggestions");
  expect(tripsOf(db).length - before).toBe(2);
  const questions = data.map(({ question }) => question);
  expect(questions.slice(0, 4)).toEqual([
    "How many birds will hatch next week?",
    "What are the expected sales next month?",
    "What is the projected profit this quarter?",
    "Which tasks need attention most?",
  ]);
  expect(questions).toContain(`How did pair ${own.number} do?`);
  expect(questions).toHaveLength(10);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  await signIn(a);
  const ofKeeper = await get<Array<{ question: string }>>("/api/assistant/suggestions");
  expect(ofKeeper.data.map(({ question }) => question).join()).not.toMatch(/profit|sales/);
});
