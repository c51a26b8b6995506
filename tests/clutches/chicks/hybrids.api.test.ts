import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";

test("a chick of two species without a hybrid is of the hen's and flagged; a parent in the trash stays the parent", async () => {
  const { pair, bird, make, laid, done, ask, a, post, get } = await newNests();
  const siskin = await make.species({ common_name: "Tarim vermelho", latin_name: "Spinus cucullatus" });
  const cock = await bird({ sex: "male", species_id: siskin.id });
  const hen = await bird({ sex: "female" });
  const { id } = await pair({ cocks: [cock.id], hens: [hen.id] });
  const [egg] = await laid(id, 1);
  expect((await ask(`/api/birds/${cock.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const { birds } = await done([egg], "2027-04-16", { state: "hatched" });
  expect(birds[0]).toMatchObject({
    species_id: hen.species_id,
    is_hybrid: true,
    father_id: cock.id,
    mother_id: hen.id,
  });
  await post(`/api/birds/${cock.id}/restore`);
  expect((await get<{ father: { id: string } }>(`/api/birds/${birds[0]?.id}`)).data.father.id).toBe(cock.id);
});

test("a chick of two species is of their hybrid where the organisation has it, whichever way round it is named", async () => {
  const { pair, bird, make, laid, done } = await newNests();
  const goldfinch = await make.species({ common_name: "Pintassilgo", latin_name: "Carduelis carduelis" });
  const greenfinch = await make.species({ common_name: "Verdilhão", latin_name: "Chloris chloris" });
  const mule = await make.species({ common_name: "Híbrido", latin_name: "Carduelis carduelis x chloris chloris" });
  const cock = await bird({ sex: "male", species_id: greenfinch.id });
  const hen = await bird({ sex: "female", species_id: goldfinch.id });
  const { id } = await pair({ cocks: [cock.id], hens: [hen.id] });
  const [egg] = await laid(id, 1);
  const { birds } = await done([egg], "2027-04-16", { state: "hatched" });
  expect(birds[0]).toMatchObject({ species_id: mule.id, is_hybrid: true });
});

test("the hybrid of two species that the catalogue has joins the organisation's list once, with its first chicks", async () => {
  const { pair, bird, make, laid, done, get } = await newNests();
  const goldfinch = await make.species({ common_name: "O meu pintassilgo", latin_name: "carduelis carduelis" });
  const cock = await bird({ sex: "male" });
  const hen = await bird({ sex: "female", species_id: goldfinch.id });
  const { id } = await pair({ cocks: [cock.id], hens: [hen.id] });
  const [one, other, last] = await laid(id, 3);
  const first = await done([one, other], "2027-04-16", { state: "hatched" });
  const then = await done([last], "2027-04-17", { state: "hatched" });
  const mules = (await get<Array<{ id: string; catalogue_slug: string | null }>>("/api/bird-species")).data.filter(
    ({ catalogue_slug }) => catalogue_slug === "goldfinch_mule",
  );
  expect(mules).toHaveLength(1);
  expect([...first.birds, ...then.birds].map(({ species_id }) => species_id)).toEqual(Array(3).fill(mules[0]?.id));
});
