import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { birdDraft } from "#worker/birds/contract.ts";
import { addBird, changeBird } from "#worker/birds/queries.ts";
import type { Scope } from "#worker/scope.ts";

import { flock, headers } from "./flock.ts";

test("a genotype impossible for the sex is refused with the reason, when a bird is added and when it is changed", async () => {
  const { post, put, bird } = await flock();
  const refused = await post({ identifier: "X", sex: "female", genotype: "Green /cinnamon" });
  expect(refused).toMatchObject({ status: 422, fault: { path: "genotype" } });
  expect(refused.fault?.message).toContain("A hen cannot be split for cinnamon");
  expect((await post({ identifier: "Y", sex: "male", genotype: "Green /grey factor" })).fault?.message).toContain(
    "No bird is split for grey factor",
  );
  const cock = await bird({ sex: "male", genotype: "Green /cinnamon" });
  expect(cock.genotype).toBe("Green /cinnamon");
  const turned = await put(cock.id, { sex: "female" });
  expect([turned.status, turned.fault?.path]).toEqual([422, "genotype"]);
  expect((await put(cock.id, { sex: "female", genotype: "Cinnamon green" })).status).toBe(200);
});

test("whoever writes a bird, a form or a clutch that hatches, meets the same rules", async () => {
  const { a, db, species_id, bird } = await flock();
  const scope: Scope = {
    db,
    org_id: a.org_id,
    user_id: a.user_id,
    role: "owner",
    plan: "professional",
    trial_ends_at: null,
    confirmed_at: "",
    closes_at: null,
    language: "en",
    now: new Date().toISOString(),
    today: "2026-01-01",
    idempotency_key: undefined,
    papers_language: "en",
    logo_key: null,
    look: null,
  };
  const chick = birdDraft.parse({ identifier: "X", species_id, sex: "female", genotype: "Green /cinnamon" });
  await expect(addBird(scope, chick)).rejects.toMatchObject({
    code: "invalid",
    fields: { genotype: expect.anything() },
  });
  const { id } = await bird({ sex: "male", genotype: "Green /cinnamon" });
  await expect(changeBird(scope, id, { sex: "female" })).rejects.toMatchObject({ code: "invalid" });
});

test("a genotype that cannot be parsed is kept as written", async () => {
  const { bird, genetics } = await flock();
  const strange = await bird({ sex: "male", genotype: "verde bonito / xpto azul" });
  const page = await genetics(strange.id);
  const unread = page.unread.map(({ word }) => word);
  expect([page.bird.genotype, unread, page.text]).toEqual([
    ...["verde bonito / xpto azul", ["bonito", "xpto"], "Light green /blue"],
  ]);
});

test("the colour and the splits may be written in two places", async () => {
  const { bird, genetics } = await flock();
  const both = await bird({ sex: "male", mutation: "Azul-celeste", genotype: "/canela" });
  expect((await genetics(both.id)).text).toBe("Skyblue /cinnamon");
  const colour = await bird({ sex: "female", mutation: "Lutino" });
  expect((await genetics(colour.id)).text).toBe("Lutino");
});

test("a bird's genes are told by its parents and chicks, each named, in one round trip", async () => {
  const { bird, genetics, db } = await flock();
  const father = await bird({ identifier: "F", sex: "male", genotype: "Green /blue" });
  const mother = await bird({ identifier: "M", sex: "female", genotype: "Green /blue" });
  const young = await bird({
    identifier: "Y",
    sex: "male",
    mutation: "Green",
    father_id: father.id,
    mother_id: mother.id,
  });
  const before = tripsOf(db).length;
  const { inference } = await genetics(young.id);
  expect(tripsOf(db).length - before).toBe(1);
  expect(
    inference?.loci.map(({ name, possible }) => [name, possible.map(({ label, chance }) => [label, chance.fraction])]),
  ).toEqual([
    [
      "blue series",
      [
        ["Normal /blue", "2/3"],
        ["Normal", "1/3"],
      ],
    ],
  ]);
  expect(inference?.loci[0]?.told_by.map(({ identifier }) => identifier)).toEqual(["Y", "F", "M"]);
  const hen = await bird({ identifier: "H", sex: "female", mutation: "Skyblue" });
  await bird({ identifier: "C", sex: "unknown", mutation: "Skyblue", father_id: young.id, mother_id: hen.id });
  const certain = (await genetics(young.id)).inference?.loci[0];
  expect(certain?.possible.map(({ label, chance }) => [label, chance.fraction])).toEqual([["Normal /blue", "1"]]);
  expect(certain?.told_by.map(({ identifier }) => identifier)).toContain("C");
});

test("parents that cannot give a bird are told, not hidden", async () => {
  const { bird, genetics } = await flock();
  const father = await bird({ sex: "male", mutation: "Skyblue" });
  const mother = await bird({ sex: "female", mutation: "Skyblue" });
  const young = await bird({
    identifier: "Y",
    sex: "female",
    mutation: "Green",
    father_id: father.id,
    mother_id: mother.id,
  });
  const { inference } = await genetics(young.id);
  expect(inference?.contradictions).toMatchObject([{ kind: "parents", identifier: "Y", locus: "blue series" }]);
  const answer = await genetics(father.id);
  expect(answer.inference?.contradictions).toMatchObject([{ kind: "chick", identifier: "Y" }]);
});

test("genes chosen locus by locus are written as breeders write them, and go through history and export like any text", async () => {
  const { bird, put, genetics, ask, a } = await flock();
  const cock = await bird({ identifier: "PT 1", sex: "male" });
  const genes = { blue: { alleles: ["blue", "blue"] }, cinnamon: { alleles: ["+", "cinnamon"], chance: "2/3" } };
  const saved = await put(`${cock.id}/genetics`, { genes, version: 1 });
  expect([saved.status, saved.data.genotype]).toEqual([200, "Skyblue /cinnamon (66%)"]);
  expect((await genetics(cock.id)).asked).toEqual({ blue: "blue.blue", cinnamon: "0.cinnamon.2-3" });
  expect((await put(`${cock.id}/genetics`, { genes, version: 1 })).status).toBe(409);
  const history = await (await ask(`/api/birds/${cock.id}/history`, { as: a, headers })).text();
  expect(history).toContain("Skyblue /cinnamon (66%)");
  const file = await (await ask("/api/birds/export?format=csv", { as: a, headers })).text();
  expect(file).toContain("Skyblue /cinnamon (66%)");
  const hen = await bird({ sex: "female" });
  const split = await put(`${hen.id}/genetics`, { genes: { cinnamon: { alleles: ["+", "cinnamon"] } } });
  expect([split.status, split.fault?.path]).toEqual([422, "hen"]);
  expect((await put(`${cock.id}/genetics`, { genes: {} })).data.genotype).toBeNull();
  const unknown = await bird({ sex: "unknown" });
  expect((await put(`${unknown.id}/genetics`, { genes })).status).toBe(409);
});

test("a known phase is kept with the genotype, and goes with the mutations it speaks of", async () => {
  const { bird, put, genetics } = await flock();
  const cock = await bird({ sex: "male" });
  const two = { cinnamon: { alleles: ["+", "cinnamon"] }, ino: { alleles: ["+", "ino"] } };
  const phases = [[["cinnamon", "ino"], []]];
  expect((await put(`${cock.id}/genetics`, { genes: two, phases })).data.genotype).toBe(
    "Light green /cinnamon ino [cinnamon+ino]",
  );
  expect(await genetics(cock.id)).toMatchObject({
    asked_phases: { "p.cinnamon": "cinnamon.ino~" },
    phases: [{ key: "cinnamon" }],
  });
  const one = { cinnamon: two.cinnamon };
  expect((await put(`${cock.id}/genetics`, { genes: one, phases })).data.genotype).toBe("Light green /cinnamon");
});
