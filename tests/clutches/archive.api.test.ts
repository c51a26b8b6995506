import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive, zipped } from "#tests/archive/archives.ts";
import type { Entry } from "#worker/agenda/entries.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import { newNests } from "./nests.ts";

/** What is due on a day, without the ids. */
const lineOf = ({ egg_ids, bird_ids, pair_id: _, place_id: __, clutch_id, ...line }: Entry) => ({
  ...line,
  eggs: egg_ids.length,
  birds: bird_ids.length,
  has_clutch: clutch_id !== null,
});

/** An egg without the ids, which are others wherever it comes to. */
function plain({ id: _, hen_id: __, clutch, pair, nest, chick, ...egg }: Egg) {
  return {
    ...egg,
    clutch: clutch.number,
    pair: pair.number,
    nest: [nest.number, nest.place, nest.is_foster],
    chick: chick && { ...chick, id: null },
  };
}

test("the eggs of a season come back with the archive, with all that is due of them and all that was done", async () => {
  const world = await newNests();
  const { pair, laid, done, b, ask, dayIs, get, undo } = world;
  const [own, foster] = [await pair(), await pair()];
  const eggs = await laid(own.id, 6);
  await done(eggs.slice(0, 2), "2027-04-06", { state: "stored" });
  await done(eggs.slice(2, 4), "2027-04-08", { state: "fertile" });
  await done([eggs[2]], "2027-04-09", { foster_pair_id: foster.id });
  await done([eggs[5]], "2027-04-10", { state: "broken" });
  await done([eggs[3]], "2027-04-16", { state: "hatched" });
  await done([eggs[4]], "2027-04-16", { state: "clear" });
  expect((await undo(eggs[4]?.id ?? "")).status).toBe(200);
  await dayIs("2027-04-17");
  const list = async (as = world.a) =>
    ((await (await ask("/api/eggs?page_size=100", { as })).json()) as { data: EggList }).data.items.map(plain);
  const before = await list();
  expect(before).toHaveLength(5);
  const agenda = async (as = world.a) => {
    const answer = await ask("/api/agenda?late=1&from=2027-04-01&to=2027-07-31", { as });
    const { data, silent } = (await answer.json()) as Agenda;
    return {
      lines: data.filter(isOfNest).map(lineOf),
      silent: silent.map(({ steps, lacks, count }) => ({ steps, lacks, count })),
    };
  };
  const response = await agenda();
  // Looks that were missed and those ahead, a hatch, what should have hatched, a ring and a weaning.
  expect(new Set(response.lines.map(({ step }) => step)).size).toBeGreaterThan(3);
  const results = (await get(`/api/pairs/${own.id}/results`)).data;
  const { files } = await takeArchive(world, world.a);
  // The other organisation signs in on the same day.
  await world.signIn(b);
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  expect(await list(b)).toEqual(before);
  expect(await agenda(b)).toEqual(response);
  const pairs = (await (await ask("/api/pairs", { as: b })).json()) as {
    data: { items: Array<{ id: string; number: string }> };
  };
  const back = pairs.data.items.find(({ number }) => number === own.number);
  expect(((await (await ask(`/api/pairs/${back?.id}/results`, { as: b })).json()) as { data: unknown }).data).toEqual(
    results,
  );
});
