import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { palettesIn } from "#app/styles/palette.ts";
import { byNight, contrastByDay, dayGrounds, nightGrounds, ownLook } from "#worker/billing/own-look.ts";
import { plans } from "#worker/billing/plans.ts";
import { contrastOf, luminanceOf } from "#worker/contrast.ts";

const part = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(part, part, part)
  .map((parts) => `#${parts.map((it) => it.toString(16).padStart(2, "0")).join("")}`);

test("contrast is what WCAG says it is", () => {
  expect([luminanceOf("#000000"), luminanceOf("#ffffff")]).toEqual([0, 1]);
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 10);
  // The grey that just passes on white, and the one that just does not.
  expect([contrastOf("#767676", "#ffffff"), contrastOf("#777777", "#ffffff")].map((it) => it.toFixed(2))).toEqual([
    ...["4.54", "4.48"],
  ]);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const found = contrastOf(one, other);
      expect(found).toBe(contrastOf(other, one));
      expect(found).toBeGreaterThanOrEqual(1);
      expect(found).toBeLessThanOrEqual(21);
    }),
  );
});

test("a colour accepted for the light theme is readable in every place and in the dark theme", () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const night = byNight(accent);
      for (const ground of nightGrounds) expect(contrastOf(night, ground)).toBeGreaterThanOrEqual(4.5);
      const worst = Math.min(...dayGrounds.map((ground) => contrastOf(accent, ground)));
      expect(contrastByDay(accent)).toBe(worst);
    }),
  );
  expect(byNight("#ffffff")).toBe("#ffffff");
});

test("the backgrounds tested are those of the style sheet", () => {
  const { light, dark } = palettesIn(readFileSync("app/styles/tokens.css", "utf8"));
  const grounds = ["paper", "shade", "card", "stone-soft"];
  for (const name of grounds) expect(dayGrounds).toContain(light[name]);
  expect([...nightGrounds]).toEqual(grounds.map((name) => dark[name]));
});

test("only a plan that has it gives a look, which falls back to the name", () => {
  const chosen = { name: "Viveiro", look_name: null, look_accent: "#1f5a24" };
  for (const { key, own_look } of plans) {
    const look = ownLook({ ...chosen, plan: key });
    expect(look && [look.name, look.accent]).toEqual(own_look ? ["Viveiro", "#1f5a24"] : null);
  }
});
