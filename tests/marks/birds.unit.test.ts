import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groupOf, tintOf } from "#app/marks/birds/bird-groups.ts";
import { groups } from "#worker/species/catalogue-sources.ts";

const drawings = readFileSync("app/marks/birds/birds.svg", "utf8");
const style = readFileSync("app/marks/birds/birds.css", "utf8");

test("every group of the catalogue has its own bird, in whichever language it was kept", () => {
  for (const [group, { pt, en }] of Object.entries(groups)) {
    expect([group, groupOf(pt), groupOf(en), groupOf(pt.toUpperCase())]).toEqual([group, group, group, group]);
    expect(drawings).toContain(`<symbol id="${group}"`);
    expect(style).toContain(`[data-of="${group}"]`);
  }
});

test("a breeder's own words for a group are understood, and what nobody knows is a bird all the same", () => {
  const found = ["papagaios", "Lovebirds", "Canários de cor", "Fringilídeos", "Faisões", "pombos-correio", "Patos"];
  expect(found.map(groupOf)).toEqual([
    ...["psittacine", "psittacine", "passerine", "passerine", "galliform", "columbid", "waterfowl"],
  ]);
  expect(["Dragões", "", null, undefined].map(groupOf)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
});

test("a drawing takes the colour of a bird's look, and none where no colour is named", () => {
  const looks = ["Amarelo intenso", "Verde", "azul cobalto", "Vermelho nevado", "branca", "Canela", "lizard", null];
  expect(looks.map(tintOf)).toEqual([...["gold", "green", "sky", "clay", "stone", "brown", undefined, undefined]]);
});
