import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { packRules } from "#worker/legal/packs/rules.ts";
import type { BirdDemands } from "#worker/legal/rules/bird-demands.ts";
import type { SpeciesRules } from "#worker/legal/rules/rules.ts";

const values = (latin_name: string, country: string | null = "PT") => {
  const { annex, in_register, ring_required, certificate_per_chick } = packRules(latin_name, country);
  return [annex.value, in_register.value, ring_required.value, certificate_per_chick.value];
};

test("rules go by scientific name: species, synonym, subspecies, genus, every bird; a hybrid has only the last", () => {
  expect(values("Psittacus erithacus")).toEqual(["A", true, true, true]);
  expect(values("  psittacus  ERITHACUS timneh ")).toEqual(["A", true, true, true]);
  expect(values("Agapornis fischeri")).toEqual(["B", true, true, false]);
  expect(values("Agapornis roseicollis")).toEqual(["none", true, true, false]);
  expect(values("Erythrura gouldiae")).toEqual(values("Chloebia gouldiae"));
  expect(values("Chloebia gouldiae")).toEqual([null, true, true, null]);
  expect(values("Serinus canaria domestica")).toEqual([null, false, false, null]);
  expect(values("Spinus cucullatus")).toEqual(["A", true, true, false]);
  // Parrots are listed genus by genus, but four species; of these the ring-necked one is in doubt, at home twice over.
  expect(values("NYMPHICUS hollandicus")).toEqual(["none", true, true, false]);
  expect(values("Probosciger aterrimus")).toEqual(["B", true, true, false]);
  expect(values("Gubernatrix cristata")).toEqual(["B", true, true, false]);
  expect(values("Lonchura oryzivora")).toEqual(values("Padda oryzivora"));
  expect(values("Alexandrinus krameri manillensis")).toEqual(["none", true, true, false]);
  const ringneck = packRules("Psittacula krameri", "PT");
  expect([ringneck.annex.doubt?.en, ringneck.in_register.doubt?.en]).toEqual([
    expect.stringContaining("annex C"),
    expect.stringContaining("invasive"),
  ]);
  expect(packRules("Psittacus erithacus", "PT").annex.doubt).toBeNull();
  expect(values("Serinus canaria × Spinus cucullatus")).toEqual([null, true, true, null]);
});

test("in the Union its own rules count, elsewhere none is known: nothing is said to be free", () => {
  expect(values("Psittacus erithacus", "ES")).toEqual(["A", null, true, true]);
  for (const country of ["BR", null]) {
    expect(values("Psittacus erithacus", country)).toEqual([null, null, null, null]);
    expect(packRules("Psittacus erithacus", country).in_register).toMatchObject({ value: null, source: null });
  }
});

test("a rule says where it stands, and an own one with its reason wins and stands beside it", async () => {
  const world = await newWorld();
  const { ask, a, b, db } = world;
  const { id } = await makeFor(world, a).species({ latin_name: "Agapornis fischeri" });
  await db.run(sql`UPDATE organizations SET country = 'PT', region = 'madeira' WHERE id = ${a.org_id}`);
  const rules = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { data: SpeciesRules & { notes: Array<{ source: string }> } }).data;
  const first = await rules(ask(`/api/rules?species_id=${id}`, { as: a }));
  expect(first.in_register).toMatchObject({ value: true, own: null, source: "DL 92/2019, Lei 25/2023" });
  expect(first.in_register.doubt).toMatch(/federa/);
  expect(first.notes.map(({ source }) => source)).toContain("DLR 17/2023/M");
  expect(first.notes.map(({ source }) => source)).not.toContain("DLR 12/2016/A, DLR 13/2023/A");
  const put = (json: object, as = a) => ask(`/api/rules/${id}`, { as, method: "PUT", json });
  expect((await put({ field: "in_register", value: false })).status).toBe(422);
  expect((await put({ field: "annex", value: true, reason: "x" })).status).toBe(422);
  expect((await put({ field: "annex", value: "A", reason: "x" }, b)).status).toBe(404);
  // Which papers are demanded of birds follows from the register; another organisation's birds are nobody's.
  const bird = await makeFor(world, a).bird({ species_id: id });
  const theirs = await makeFor(world, b).bird();
  const demands = async (ids: string[], as = a) => {
    const answer = await ask(`/api/rules?bird_ids=${ids.join(",")}`, { as });
    const { data } = (await answer.json()) as { data: BirdDemands };
    return data.demands.map(({ movement, paper, species }) => `${movement} ${paper} ${species.length}`);
  };
  const ways = [
    "sale transfer 1",
    "gift transfer 1",
    "loan transfer 1",
    "death loss 1",
    "escape loss 1",
    "theft loss 1",
  ];
  expect(await demands([bird.id, theirs.id, "bird_nobody"])).toEqual(ways);
  expect(await demands([theirs.id])).toEqual([]);
  const own = await rules(put({ field: "in_register", value: false, reason: "ICNF, ofício 12" }));
  expect(own.in_register).toMatchObject({ value: false, pack_value: true, own: { reason: "ICNF, ofício 12" } });
  expect(await demands([bird.id])).toEqual([]);
  const back = await rules(put({ field: "in_register", value: null }));
  expect(back.in_register).toMatchObject({ value: true, own: null });
});
