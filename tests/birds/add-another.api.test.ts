import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

type Form = { last_species_id: string | null; another: Record<string, string | null> | null };

async function flock() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const formFor = async (after?: string, as = world.a) => {
    const search = after === undefined ? "" : `?${new URLSearchParams({ after })}`;
    const answer = await world.ask(`/api/birds/new-form${search}`, { as });
    return ((await answer.json()) as { data: Form }).data;
  };
  return { ...world, make, formFor };
}

test("the form starts with the species used last, and with none in an empty flock", async () => {
  const { make, formFor, ask, a } = await flock();
  expect(await formFor()).toMatchObject({ last_species_id: null, another: null });
  const [canary, finch] = [await make.species(), await make.species()];
  await make.bird({ species_id: finch.id });
  const last = await make.bird({ species_id: canary.id });
  await make.bird({ species_id: finch.id, is_reference: true });
  expect((await formFor()).last_species_id).toBe(canary.id);
  await ask(`/api/birds/${last.id}`, { as: a, method: "DELETE" });
  expect((await formFor()).last_species_id).toBe(finch.id);
});

test("a bird behind another has its species, birth and parents, and the next ring", async () => {
  const { make, formFor } = await flock();
  const { id: father_id } = await make.bird({ identifier: "F 1", sex: "male" });
  const { id: mother_id } = await make.bird({ identifier: "M 1", sex: "female" });
  const chick = await make.bird({ identifier: "PT 2026 0417", father_id, mother_id, birth_date: "2026" });
  expect((await formFor("pt 2026  0417")).another).toEqual({
    identifier: "pt 2026 0418",
    species_id: chick.species_id,
    father_ring: "F 1",
    mother_ring: "M 1",
    birth_date: "2026-01-01",
    birth_precision: "year",
  });
  expect((await formFor("PT 2026 0999")).another).toBeNull();
});

test("numbers that are taken are skipped, those in the trash are not, and a ring without digits proposes none", async () => {
  const { make, formFor, ask, a } = await flock();
  await Promise.all(["0008-A", "0009-a", "0010-A", "0011-B"].map((identifier) => make.bird({ identifier })));
  await make.bird({ identifier: "Rubi" });
  const nine = await make.bird({ identifier: "0012-A" });
  expect((await formFor("0008-A")).another?.identifier).toBe("0011-A");
  expect((await formFor("Rubi")).another).toMatchObject({ identifier: null });
  await make.bird({ identifier: "0011-A" });
  expect((await formFor("0008-A")).another?.identifier).toBe("0013-A");
  await ask(`/api/birds/${nine.id}`, { as: a, method: "DELETE" });
  expect((await formFor("0008-A")).another?.identifier).toBe("0012-A");
});

test("the next ring raises the digits that moved in the flock's last rings, and never the year", async () => {
  const { make, formFor, b, ask } = await flock();
  await make.bird({ identifier: "27AB-104/26", birth_date: "2026-03-01" });
  expect((await formFor("27AB-104/26")).another?.identifier).toBe("27AB-105/26");
  for (const identifier of ["26/24", "26/25"]) await make.bird({ identifier, birth_date: "2026-03-01" });
  expect((await formFor("26/25")).another?.identifier).toBe("26/26");
  await make.bird({ identifier: "104 04", birth_date: "2004-03-01" });
  expect((await formFor("104 04")).another?.identifier).toBe("105 04");
  // What another flock wears shows nothing here.
  const theirs = makeFor({ ask }, b);
  for (const identifier of ["7-11", "8-11"]) await theirs.bird({ identifier });
  await make.bird({ identifier: "9-11" });
  expect((await formFor("9-11")).another?.identifier).toBe("9-12");
});

test("another flock's ring proposes nothing and takes no number", async () => {
  const { make, formFor, b } = await flock();
  await make.bird({ identifier: "PT 1" });
  expect(await formFor("PT 1", b)).toMatchObject({ last_species_id: null, another: null });
});

test("a ring too long to be one is a fault of the question", async () => {
  const { ask, a } = await flock();
  expect((await ask(`/api/birds/new-form?after=${"1".repeat(101)}`, { as: a })).status).toBe(422);
});
