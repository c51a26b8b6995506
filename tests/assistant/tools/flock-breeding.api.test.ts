import { expect, test } from "vitest";
import { flock as budgies } from "#tests/genotypes/flock.ts";
import { kinFlock } from "#tests/mating/kin-flock.ts";
import { newPairs } from "#tests/pairs/pairs-world.ts";
import { toolsFor } from "../tool-caller.ts";

test("F of a bird and of two is that of their pages, with the ancestors it comes from", async () => {
  const world = await kinFlock();
  const { find } = toolsFor(world, world.a);
  const id = await world.idOf("F");
  expect(await find("inbreeding", { bird_id: await world.idOf("A") })).toMatchObject({
    outcome: "unknown",
    figures: {},
  });
  expect(await find("inbreeding", { bird_id: id })).toMatchObject({ outcome: "answered", figures: { inbreeding: 0 } });
  const two = await find("inbreeding", { cock_id: await world.idOf("C"), hen_id: await world.idOf("D") });
  expect(two).toMatchObject({
    outcome: "answered",
    figures: { inbreeding: 0.25 },
    chart: { bars: [{ value: 0.125 }, { value: 0.125 }] },
  });
  expect(two.answer).toContain(
    "The young of C and D would have F = 25%. That is at least as much as in young of siblings.",
  );
  expect(two.rows.items.map(({ label, detail }) => [label, detail]).sort()).toEqual([
    ["A", "contributes 12.5%"],
    ["B", "contributes 12.5%"],
  ]);
  expect(await find("inbreeding", { cock_id: await world.idOf("D"), hen_id: await world.idOf("C") })).toMatchObject({
    outcome: "unknown",
    answer: "F of the young is worked out from a cock and a hen, both with their sex recorded.",
  });
  expect((await find("inbreeding", { bird_id: "bird_nobody" })).outcome).toBe("not_there");
});

test("mates are ranked as on their page, and the family of a bird is named", async () => {
  const world = await kinFlock();
  const { find } = toolsFor(world, world.a);
  const c = await world.idOf("C");
  const mates = await find("mates", { bird_id: c });
  expect(mates.figures).toEqual({ total: 4, expected_inbreeding: 0 });
  expect(mates.answer).toBe(
    "The mate with the lowest F for C is E: the young would have F = 0%. There are 4 birds you could pair it with.",
  );
  const named = async (relation: string, ring = "C") => {
    const { answer, figures } = await find("kin", { bird_id: await world.idOf(ring), relation });
    return [answer, figures];
  };
  expect(await named("parents")).toEqual(["The father of C is A. The mother of C is B.", { total: 2 }]);
  expect(await named("father", "A")).toEqual(["The father of A is not recorded. Write it in the bird's record.", {}]);
  expect(await named("siblings")).toEqual(["C has 1 sibling: 1 full and 0 half.", { total: 1, full: 1, half: 0 }]);
  expect(await named("grandparents", "F")).toEqual(["Known grandparents of F: A and B.", { total: 2 }]);
  expect(await named("young", "A")).toEqual(["A has 2 recorded young.", { total: 2 }]);
  expect((await find("kin", { bird_id: c, relation: "young" })).href).toBe(`/birds?parent=${c}`);
  const diversity = await find("diversity", { species_id: world.canary.id });
  expect(diversity.figures).toMatchObject({ birds: 6 });
  expect(diversity.figures.mean_kinship).toBeGreaterThan(0.1);
  expect(diversity.answer).toContain("The 6 present birds of the species Canário keep");
});

test("the colours of the young are told where both birds' are recorded, else which is missing", async () => {
  const { bird, ...world } = await budgies();
  const { find } = toolsFor(world, world.a);
  const cock = await bird({ identifier: "P 1", sex: "male", genotype: "Green /blue" });
  const hen = await bird({ identifier: "P 2", sex: "female", mutation: "Skyblue" });
  const bare = await bird({ identifier: "P 3", sex: "female" });
  expect(await find("colours", { cock_id: cock.id, hen_id: hen.id })).toMatchObject({
    outcome: "answered",
    answer: "The young of P 1 and P 2 would be Light green (50%) and Skyblue (50%).",
    chart: { bars: [{ value: 0.5 }, { value: 0.5 }] },
    href: `/genetics?father=${cock.id}&mother=${hen.id}`,
  });
  expect(await find("colours", { cock_id: cock.id, hen_id: bare.id })).toMatchObject({
    outcome: "unknown",
    figures: {},
    links: [{ href: `/birds/${bare.id}/genetics` }],
  });
});

test("pairs are counted as on their page, of one bird as on its own", async () => {
  const { pair, a, ...world } = await newPairs();
  const { find } = toolsFor(world, a);
  const first = await pair({ state: "active", started_on: "2025-11-20" });
  const second = await pair({ state: "planned", started_on: "2027-01-15" });
  expect(await find("pairs", {})).toMatchObject({
    figures: { total: 2 },
    answer: "You have 2 pairs.",
    href: "/birds/pairs",
  });
  expect(await find("pairs", { state: "active", season: "2025" })).toMatchObject({
    answer: "You have 1 pair that is active of the 2025 season.",
    rows: { items: [{ label: first.number, href: `/birds/pairs/${first.id}` }] },
    href: "/birds/pairs?season=2025&state=active",
  });
  expect(await find("pairs", { bird_id: second.hen.id, state: "open" })).toMatchObject({
    figures: { total: 1 },
    href: `/birds/${second.hen.id}/pairs`,
  });
  expect(await find("pairs", { bird_id: second.hen.id, state: "ended" })).toMatchObject({ figures: { total: 0 } });
  expect(await find("inbreeding", { pair_id: first.id })).toMatchObject({ figures: { inbreeding: 0 } });
  expect((await find("colours", { pair_id: first.id })).outcome).toBe("unknown");
});
