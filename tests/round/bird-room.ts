import { expect } from "vitest";
import { canarySeason } from "#tests/clutches/canary-season.ts";
import type { Round } from "#worker/round/queries.ts";
import type { RoundCage } from "#worker/round/stops.ts";

/** Sends as a breeder and answers what was said under `data`. */
export type Posting = <Data>(path: string, json: object) => Promise<Data>;

const dayBefore = (days: number, from = new Date().toISOString().slice(0, 10)) =>
  new Date(Date.parse(`${from}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

type Made = { id: string };
type Laid = { clutch: Made; eggs: Array<Made & { number: number }> };

/** Canaries as the worked example has them, and what their breeder makes of them, by asking the API. */
export async function canariesOf(post: Posting) {
  const canary = await post<Made>("/api/bird-species", {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "passerine",
    ...canarySeason,
  });
  let made = 0;
  const place = (name: string, kind: string, parent_id?: string) =>
    post<Made>("/api/places", { name, kind, ...(parent_id && { parent_id }) });
  /** A pair that is together since forty days. */
  async function pair(place_id?: string) {
    made += 1;
    const bird = async (sex: string) =>
      (await post<Made>("/api/birds", { identifier: `PT 26 ${made} ${sex}`, sex, species_id: canary.id })).id;
    return post<Made & { number: string }>("/api/pairs", {
      kind: "pair",
      state: "active",
      cock_ids: [await bird("male")],
      hen_ids: [await bird("female")],
      started_on: dayBefore(40),
      ...(place_id && { place_id }),
    });
  }
  const action = (laid: Laid, numbers: number[], given: object) =>
    post<{ eggs: Array<{ number: number; version: number }>; birds: Made[] }>("/api/eggs/events", {
      clutch_id: laid.clutch.id,
      numbers,
      ...given,
    });
  /** Eggs of a pair that were laid one a day and all set so many days ago. */
  async function setEggs(pair_id: string, count: number, daysAgo: number) {
    const laid = await post<Laid>(`/api/pairs/${pair_id}/eggs`, { laid_on: dayBefore(daysAgo + count - 1), count });
    await action(
      laid,
      laid.eggs.map(({ number }) => number),
      { state: "set", on: dayBefore(daysAgo) },
    );
    return laid;
  }
  return { canary, place, pair, deed: action, setEggs };
}

/** The cages of a round by name, and what lies in each: pair, egg and state. */
export const serialize = ({ data }: Pick<Round, "data">) =>
  data.map(({ name, nests }: RoundCage) => [
    name,
    ...nests.flatMap(({ pair, clutches }) =>
      clutches.flatMap(({ eggs }) => eggs.map(({ numbers, state }) => `${pair} ${numbers} ${state}`)),
    ),
  ]);

/** Where the canaries of a test sit: a room with a bank of cages, one of them for each stage of a season. */
export async function birdRoom(post: Posting) {
  const canaries = await canariesOf(post);
  const { place, pair, setEggs, deed } = canaries;
  const room = await place("Sala", "room");
  const bank = await place("A", "bank", room.id);
  const cage = async (name: string) => (await place(name, "cage", bank.id)).id;
  const cages = { ten: await cage("A10"), one: await cage("A1"), two: await cage("A2"), idle: await cage("A3") };
  const [candled, hatching, growing, homeless] = [
    await pair(cages.one),
    await pair(cages.two),
    await pair(cages.ten),
    await pair(),
  ];
  const toCandle = await setEggs(candled.id, 4, 5);
  const toHatch = await setEggs(hatching.id, 2, 13);
  const hatched = await setEggs(growing.id, 1, 19);
  const { birds } = await deed(hatched, [1], { state: "hatched", on: dayBefore(6) });
  expect(birds).toHaveLength(1);
  const laid = await post<Laid>(`/api/pairs/${homeless.id}/eggs`, { laid_on: dayBefore(1) });
  const pairs = { candled, hatching, growing, homeless };
  return { ...canaries, room, bank, cages, pairs, toCandle, toHatch, hatched, laid, chick: birds[0]?.id ?? "" };
}
