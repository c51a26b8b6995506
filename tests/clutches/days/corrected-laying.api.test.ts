import { expect, test } from "vitest";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { type EggsAnswer, newNests } from "../nests.ts";

test("a day of laying from before the pair was together is asked about when it is corrected, as when it is written down", async () => {
  const { pair, laid, ask, a, egg } = await newNests();
  const [one] = await laid((await pair()).id, 1);
  const put = async (json: object) => {
    const answer = await ask(`/api/eggs/${one?.id}`, { as: a, method: "PUT", json });
    const { code, errors = [] } = (await answer.json()) as EggsAnswer<Egg>;
    return [answer.status, code, ...errors.map((it) => `${it.path} ${it.code}`)];
  };
  const question = ["laid_on clutches.laid_on.before_pair", "confirmed clutches.laid_on.confirm"];
  expect(await put({ laid_on: "2027-03-19" })).toEqual([422, "invalid", ...question]);
  expect((await egg(one?.id ?? "")).laid_on).toBe("2027-04-01");
  expect((await put({ laid_on: "2027-03-20" }))[0]).toBe(200);
  expect((await put({ laid_on: "2027-03-19", confirmed: true }))[0]).toBe(200);
  // The day that stands is not asked about again.
  expect((await put({ laid_on: "2027-03-19", notes: "Casca fina" }))[0]).toBe(200);
  expect(await put({ laid_on: "2027-03-18" })).toEqual([422, "invalid", ...question]);
  expect((await put({ laid_on: null }))[0]).toBe(200);
});
