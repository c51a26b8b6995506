import type { PlanKey } from "#db/vocabulary.ts";
import { leastContrast } from "#worker/contrast.ts";
import type { OwnLook } from "#worker/scope.ts";
import { planOf } from "./plans.ts";

/** How far words must stand from their ground. Source: WCAG 2.2, success criterion 1.4.3. */
export const leastForWords = 4.5;

/** What an accent is written on by day: papers, a mail, and the grounds of the style sheet (tests/billing holds them to it). */
export const dayGrounds = ["#ffffff", "#faf8f3", "#f4f1e9", "#fffdf9", "#eceae0", "#fbf8ef", "#f1f5ee"] as const;
/** And by night. */
export const nightGrounds = ["#1c1b16", "#171611", "#24231c", "#36342a"] as const;

/** How far an accent stands from the ground it is read worst on. */
export const contrastByDay = (accent: string): number => leastContrast(accent, dayGrounds);

type Stored = { plan: PlanKey; name: string; look_name: string | null; look_accent: string | null };

/** An organisation's own look under the plan that is in force; null where that plan has none. */
export function ownLook({ plan, name, look_name, look_accent }: Stored): OwnLook | null {
  if (!planOf(plan).own_look) return null;
  return { name: look_name ?? name, accent: look_accent, night: look_accent && byNight(look_accent) };
}

/** The nearest lighter shade of a colour that can be read on every dark ground. */
export function byNight(accent: string): string {
  for (let share = 0; share < 1; share += 1 / 64) {
    const shade = lightened(accent, share);
    if (leastContrast(shade, nightGrounds) >= leastForWords) return shade;
  }
  return "#ffffff";
}

function lightened(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
