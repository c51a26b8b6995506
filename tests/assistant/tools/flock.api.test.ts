import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { toolsFor } from "../tool-caller.ts";

async function flock() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const species = await make.species({ common_name: "Canário" });
  const bird = (given: Record<string, unknown>) => make.bird({ species_id: species.id, ...given });
  return { ...world, make, species, bird };
}

test("birds without a word about status are those present, and the sentence says so", async () => {
  const { a, bird, species, make, ...world } = await flock();
  const sold = await make.status("sold");
  await bird({ identifier: "A 1", sex: "male", name: "Rubi" });
  await bird({ identifier: "A 2", sex: "female", mutation: "Amarelo mosaico" });
  await bird({ identifier: "A 3", sex: "female", mutation: "Verde /amarelo" });
  await bird({ identifier: "A 4", sex: "male", status_id: sold.id });
  const { find } = toolsFor(world, a);
  const all = await find("birds", { species_id: species.id });
  expect(all).toMatchObject({
    outcome: "answered",
    figures: { total: 3 },
    answer: "You have 3 birds of the species Canário that are present.",
    href: `/birds?status_id=present&species_id=${species.id}`,
  });
  expect(all.rows.items.map(({ label }) => label)).toEqual(["A 3", "A 2", "A 1 · Rubi"]);
  expect(all.rows.items[2]).toMatchObject({ detail: "Canário · cock" });
  expect((await find("birds", { sex: "female" })).figures).toEqual({ total: 2 });
  expect(await find("birds", { q: "amarelas" })).toMatchObject({
    figures: { total: 1 },
    answer: "You have 1 bird that is present, of the colour “amarelas”.",
    href: "/birds?status_id=present&mutation=amarelas",
  });
  expect(await find("birds", { q: "rubi" })).toMatchObject({
    figures: { total: 1 },
    href: "/birds?status_id=present&q=rubi",
  });
  expect(await find("birds", { status_id: "gone" })).toMatchObject({ answer: "You have 1 bird that has left." });
  const pt = toolsFor(world, a, { language: "pt" });
  expect((await pt.find("birds", { sex: "female", age: "adult" })).answer).toBe(
    "Não tem nenhuma fêmea presente, com um ano ou mais.",
  );
  expect((await pt.find("birds", { sex: "male" })).answer).toBe("Tem 1 macho presente.");
  expect((await pt.find("birds", { species_id: "species_nobody" })).outcome).toBe("not_there");
});
