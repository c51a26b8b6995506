import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

test("forms offer species, statuses and the birds last used as parents, never the bird at hand", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  const cock = await make.bird({ sex: "male", identifier: "cock" });
  const hen = await make.bird({ sex: "female", identifier: "hen" });
  const chick = await make.bird({ sex: "male", identifier: "chick", father_id: cock.id, mother_id: hen.id });
  const read = async (path: string) => ((await (await ask(path, { as: a })).json()) as { data: Form }).data;
  type Form = { fathers: Array<{ id: string }>; mothers: Array<{ id: string }>; today: string; bird?: { id: string } };
  const blank = await read("/api/birds/new-form");
  expect(blank.fathers.map(({ id }) => id)).toEqual([chick.id, cock.id]);
  expect(blank.mothers.map(({ id }) => id)).toEqual([hen.id]);
  expect(blank.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await ask(`/api/birds/${cock.id}`, { as: a, method: "DELETE" });
  const form = await read(`/api/birds/${chick.id}/form`);
  expect(form.bird?.id).toBe(chick.id);
  expect(form.fathers).toEqual([]);
  expect(form.mothers.map(({ id }) => id)).toEqual([hen.id]);
});
