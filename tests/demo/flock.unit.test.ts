import { expect, test } from "vitest";
import { seededStatuses } from "#db/vocabulary.ts";
import { passwordFault } from "#worker/accounts/password-contract.ts";
import { demoDays, demoWeights } from "#worker/demo/flock/days.ts";
import { demoFlock, type Ring } from "#worker/demo/flock/flock.ts";
import { demoBook, demoGenotypes } from "#worker/demo/flock/genotypes.ts";
import { demoPlaces } from "#worker/demo/flock/places.ts";
import { inferred } from "#worker/genetics/crossing/inference.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { kinOf } from "#worker/genotypes/genes.ts";
import { demoUser } from "#worker/local/seed.ts";
import { standsIn } from "#worker/places/nesting.ts";

const byRing = new Map(demoFlock.map((bird) => [bird.ring, bird]));

test("every demo bird has a ring of its own and a status that exists", () => {
  expect(byRing.size).toBe(demoFlock.length);
  const keys = seededStatuses.map(({ key }) => key);
  expect(demoFlock.filter(({ status }) => !keys.includes(status))).toEqual([]);
});

test("no demo bird has a status before it hatched or after its demo is made, and only the dead died of something", () => {
  for (const [ring, day] of Object.entries(demoDays)) {
    const { ago = 0, on = "", cause, to } = day ?? {};
    const bird = byRing.get(ring as Ring);
    const [since, hatched] = [`${2030 - ago}-${on}`, `${2030 - (bird?.season ?? -9)}-${bird?.hatched}`];
    expect([ring, since > hatched, since < "2030-07-01"]).toEqual([ring, true, true]);
    if (cause) expect(bird?.status).toBe("deceased");
    if (to) expect(["sold", "given"]).toContain(bird?.status);
  }
  for (const ring of Object.keys(demoWeights)) expect(byRing.has(ring as Ring)).toBe(true);
});

test("demo parents are of the right sex, the same species and an earlier season", () => {
  for (const { father, mother, species, season } of demoFlock) {
    for (const [ring, sex] of [
      [father, "male"],
      [mother, "female"],
    ] as const) {
      const parent = ring && byRing.get(ring);
      if (ring) expect(parent).toMatchObject({ sex, species });
      if (parent) expect(parent.season).toBeGreaterThan(season);
    }
  }
});

test("every demo bird that is at home has one place, and nobody else has", () => {
  const housed = demoPlaces.flatMap(({ birds = [] }) => birds);
  const present = seededStatuses.filter(({ kind }) => kind === "present").map(({ key }) => key);
  const home = demoFlock.filter(({ status }) => present.includes(status)).map(({ ring }) => ring);
  expect([...housed].sort()).toEqual([...home].sort());
});

test("demo places stand where places may stand, behind what holds them", () => {
  for (const [at, { kind, within }] of demoPlaces.entries()) {
    const holder = demoPlaces.slice(0, at).find(({ key }) => key === within);
    if (within) expect(standsIn[kind]).toContain(holder?.kind);
  }
});

test("the demo password obeys the rules everybody obeys", () => {
  expect(passwordFault(demoUser.password, demoUser)).toBeUndefined();
  expect(demoUser.password.length).toBeGreaterThanOrEqual(8);
});

test("what is written of the demo birds' colours is understood, and no family contradicts it", () => {
  for (const bird of demoFlock) {
    const text = demoGenotypes[bird.ring];
    if (!text) continue;
    const { unread, faults } = readGenotype(demoBook(bird), bird.sex === "female" ? "female" : "male", text);
    expect([bird.ring, unread, faults]).toEqual([bird.ring, [], []]);
    const kin = (ring: Ring | undefined) => {
      const found = ring && byRing.get(ring);
      return (
        found &&
        kinOf(demoBook(found), {
          ...found,
          id: found.ring,
          mutation: null,
          genotype: demoGenotypes[found.ring] ?? null,
        })
      );
    };
    const self = kin(bird.ring);
    if (bird.sex === "unknown" || !self) continue;
    const young = demoFlock.filter(({ father, mother }) => father === bird.ring || mother === bird.ring);
    const { contradictions } = inferred(demoBook(bird), {
      bird: { ...self, sex: bird.sex },
      father: kin(bird.father),
      mother: kin(bird.mother),
      chicks: young.map(({ ring, father, mother }) => ({
        chick: kin(ring) as NonNullable<typeof self>,
        mate: kin(father === bird.ring ? mother : father),
      })),
    });
    expect([bird.ring, contradictions]).toEqual([bird.ring, []]);
  }
});
