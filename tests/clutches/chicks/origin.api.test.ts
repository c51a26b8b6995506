import { expect, test } from "vitest";
import type { Origin } from "#worker/clutches/chick-origin.ts";
import { newNests } from "../nests.ts";

async function newTrio() {
  const nests = await newNests();
  const { bird, pair, laid, done, get } = nests;
  const cock = (await bird({ sex: "male", identifier: "PT 1" })).id;
  const hens = [
    (await bird({ sex: "female", identifier: "PT 2" })).id,
    (await bird({ sex: "female", identifier: "PT 3", name: "Lima" })).id,
  ];
  const trio = await pair({ cocks: [cock], hens });
  const originOf = async (id: string) => (await get<{ origin: Origin | null }>(`/api/birds/${id}/page`)).data.origin;
  return { ...nests, trio, originOf, cock, hens, laid: () => laid(trio.id, 2), done };
}

test("a bird names the egg it hatched from, the pair that raised it, and who its mother may be", async () => {
  const { trio, originOf, cock, hens, laid, done, pair, dayIs } = await newTrio();
  const foster = await pair();
  const [one, two] = await laid();
  await done([one], "2027-04-10", { foster_pair_id: foster.id });
  const { birds } = await done([one, two], "2027-04-16", { state: "hatched" });
  await dayIs("2027-04-20");
  const [raised, own] = [birds.find((it) => it.egg_id === one?.id), birds.find((it) => it.egg_id === two?.id)];
  const answer = await originOf(raised?.id ?? "");
  expect(answer).toMatchObject({
    egg: { id: one?.id, number: 1 },
    clutch: { number: 1 },
    pair: { id: trio.id, number: trio.number },
    foster: { id: foster.id, number: foster.number },
    fathers: [],
    mothers: [
      { id: hens[0], identifier: "PT 2", name: null },
      { id: hens[1], identifier: "PT 3", name: "Lima" },
    ],
  });
  expect((await originOf(own?.id ?? ""))?.foster).toBeNull();
  expect(await originOf(cock)).toBeNull();
});

test("once the mother is named nobody else comes into question, and one in the trash has no page", async () => {
  const { ask, a, originOf, hens, laid, done } = await newTrio();
  const [one] = await laid();
  const { birds } = await done([one], "2027-04-16", { state: "hatched" });
  const chick = birds[0]?.id ?? "";
  expect((await ask(`/api/birds/${hens[1]}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await originOf(chick))?.mothers.map(({ id }) => id)).toEqual([hens[0], null]);
  await ask(`/api/birds/${chick}`, { as: a, method: "PUT", json: { mother_id: hens[0] } });
  expect((await originOf(chick))?.mothers).toEqual([]);
});
