import type { Language } from "#db/vocabulary.ts";
import type { Ring } from "./flock.ts";

type Day = {
  /** The season's year less so many, and the month and day: before the July in which the demo of a season is first made. */
  ago: number;
  on: string;
  cause?: Record<Language, string>;
  /** Whom it went to, and for how many cents. */
  to?: readonly [name: string, cents: number | null];
};

/** Since when birds have the status they have, and what they died of or whom they went to. */
export const demoDays: Readonly<Partial<Record<Ring, Day>>> = {
  "FOP J118 7": { ago: 1, on: "09-14", cause: { pt: "Velhice", en: "Old age" } },
  "FOP R481 4": { ago: 1, on: "10-10", to: ["Aníbal Serra", 4500] },
  "FOP R481 9": { ago: 0, on: "02-10" },
  "FOP R481 10": { ago: 1, on: "11-02", to: ["Graça Pimenta", null] },
  "FOP R481 6": { ago: 0, on: "01-20", to: ["Tomé Valente", 4000] },
  "FOP R481 34": { ago: 0, on: "06-15" },
  "FOP R481 41": { ago: 0, on: "04-18" },
  "FOP R481 45": { ago: 0, on: "06-24" },
  "WBO PT81 18": { ago: 1, on: "08-30", to: ["Graça Pimenta", 2500] },
  "WBO PT81 54": { ago: 0, on: "06-20" },
  "FOP R481 62": { ago: 0, on: "05-30" },
};

type Weighing = [daysAgo: number, grams: number];

/** What birds weighed, so many days before the demo was made; the sick one lost more than a tenth. */
export const demoWeights: Readonly<Partial<Record<Ring, readonly Weighing[]>>> = {
  "WBO PT81 54": [
    [33, 37.5],
    [19, 36.8],
    [4, 32.6],
  ],
  "FOP R481 31": [
    [30, 19.4],
    [16, 20.1],
    [2, 20.6],
  ],
};
