import { expect, onTestFinished, test, vi } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { canarySeason } from "#tests/clutches/canary-season.ts";

const day = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A pair of canaries in cage A1 whose four eggs were set so many days ago, and who looks at its agenda. */
async function nestSet(daysAgo: number) {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(new Date().setUTCHours(12, 0, 0, 0)));
  const site = await newSite();
  const make = makeFor(site, site.a);
  async function post<Data>(path: string, json: unknown) {
    const answer = await site.ask(path, { as: site.a, json });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return ((await answer.json()) as { data: Data }).data;
  }
  const { weaning_day: _, ...season } = canarySeason;
  const canary = await make.species({ common_name: "Canary", ...season });
  const bird = (sex: string) => make.bird({ sex, species_id: canary.id });
  const [cock, hen] = [await bird("male"), await bird("female")];
  const today = new Date().toISOString().slice(0, 10);
  const set = day(today, -daysAgo);
  const cage = await post<{ id: string }>("/api/places", { name: "A1", kind: "cage" });
  const started = { started_on: day(set, -10), state: "active", kind: "pair", place_id: cage.id };
  const pair = await post<{ id: string; number: string }>("/api/pairs", {
    ...started,
    cock_ids: [cock.id],
    hen_ids: [hen.id],
  });
  const laying = { laid_on: day(set, -3), count: 4, every: 1 };
  type Laid = { clutch: { id: string }; eggs: Array<{ id: string }> };
  const { eggs, clutch } = await post<Laid>(`/api/pairs/${pair.id}/eggs`, laying);
  const move = (ids: string[], on: string, state: string) => post("/api/eggs/events", { egg_ids: ids, on, state });
  const ids = eggs.map(({ id }) => id);
  await move(ids, set, "set");
  return { ...site, post, move, pair, cage, clutch, canary, ids, today, set, rita: site.visitor({ as: site.a }) };
}

test("the agenda leads from a day to the cage on the round, and says which rule and number made it", async () => {
  const { rita, pair, cage, canary, visitor, a, set } = await nestSet(5);
  const page = await rita.get("/agenda");
  expect(page.status).toBe(200);
  expect(words(page.html)).toMatch(new RegExp(`Today, .+ Candling 4 eggs to candle · A1 · ${pair.number}`));
  expect(words(page.html)).toContain("Day 5 after being set on");
  expect(page.html).toContain(`href="/round/${cage.id}"`);
  // Without an own page of a script: parts of the agenda are links.
  expect(page.html).toContain('href="/agenda?show=month"');
  const month = words((await rita.get("/agenda?show=month")).html);
  expect(month).toMatch(/Candling 4 eggs to candle .+ Day 10 after .+ Hatch 4 eggs to hatch .+ until .+ Day 13 after/);
  expect(month).not.toContain("Today, ");
  const portuguese = words((await visitor({ as: a, language: "pt" }).get("/agenda")).html);
  expect(portuguese).toMatch(/Ovoscopia 4 ovos para ovoscopia · A1 · .+ Dia 5 depois de irem para o choco/);
  expect(set).toMatch(/^\d{4}/);
  expect(page.html).not.toContain(`href="/species/${canary.id}"`);
});

test("a candling that was missed stands before today, with how long ago it was", async () => {
  const { rita } = await nestSet(12);
  const missed = words((await rita.get("/agenda")).html);
  expect(missed).toMatch(/Overdue Candling 4 eggs to candle · A1 · \S+ · 7 days ago/);
  expect(missed).toMatch(/Overdue 4 Today 0/);
});

test("an overdue egg appears in one entry, which says that it was not candled", async () => {
  const { rita, clutch, move, ids, today } = await nestSet(17);
  const all = words((await rita.get("/agenda")).html);
  expect(all).toMatch(/4 eggs that should have hatched · A1 · \S+ · still to candle · 1 day ago/);
  await move(ids.slice(0, 1), today, "fertile");
  const page = words((await rita.get("/agenda")).html);
  expect(page).toMatch(/Hatch overdue 4 eggs that should have hatched · A1 · \S+ · 3 still to candle/);
  expect(page).not.toMatch(/\d eggs to candle/);
  expect(page).toContain("Overdue 4");
  const late = words((await rita.get("/agenda?show=late")).html);
  expect(late).toMatch(/4 eggs that should have hatched/);
  const home = words((await rita.get("/dashboard")).html);
  expect(home).toMatch(/To do today See the agenda 4 eggs that should have hatched overdue Round/);
  const nest = words((await rita.get(`/clutches/${clutch.id}`)).html);
  expect(nest).toMatch(/Egg 1 Fertile Overdue since [^,]+ Laid/);
  expect(nest).toMatch(/Egg 2 Incubating Overdue since \d[^,]+, still to candle /);
  expect(nest).toContain("Hatched Clear Dead in shell");
  expect(nest).not.toMatch(/Coming up Candle/);
});

test("an empty day shows the next due day, and a species without numbers what cannot be computed", async () => {
  const { rita, move, ids, today, canary } = await nestSet(6);
  await move(ids, day(today, -1), "fertile");
  const page = words((await rita.get("/agenda")).html);
  expect(page).toMatch(/Nothing for today The next task is on .+ See the month/);
  expect(words((await rita.get("/dashboard")).html)).not.toContain("To do today");
  await move(ids.slice(0, 1), today, "hatched");
  const silent = await rita.get("/agenda");
  expect(words(silent.html)).toContain("Canary: no reminder of weaning. Missing in the species: the weaning day.");
  expect(silent.html).toContain(`href="/species/${canary.id}"`);
});

test("without pairs the agenda and the first steps say to make one, and nobody sees another's", async () => {
  const { visitor, b, pair } = await nestSet(5);
  const theirs = visitor({ as: b });
  const page = await theirs.get("/agenda");
  expect(words(page.html)).toContain("Your agenda is still empty");
  expect(page.html).toContain('href="/birds/pairs/new"');
  expect(page.html).not.toContain(pair.number);
  const home = await theirs.get("/dashboard");
  expect(words(home.html)).toContain("Make a pair");
  expect(words(home.html)).not.toContain("To do today");
});

test("the agenda says above its week how many chicks will hatch, and for the days of its address", async () => {
  const { rita, today, canary } = await nestSet(8);
  const page = words((await rita.get("/agenda")).html);
  expect(page).toMatch(/About 3 chicks should hatch from .+ to .+ Most likely 2 to 4, of 4 eggs due on these days\./);
  expect(words((await rita.get("/agenda?show=month")).html)).not.toContain("should hatch");
  const far = `hatch_from=${day(today, 20)}&hatch_to=${day(today, 27)}&hatch_species_id=${canary.id}`;
  expect(words((await rita.get(`/agenda?${far}`)).html)).toMatch(/No egg is due to hatch from .+ to/);
  expect((await rita.get("/agenda?hatch_from=2027-02-30&hatch_to=x")).status).toBe(200);
});
