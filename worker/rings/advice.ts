import type { RingColour } from "#db/vocabulary.ts";

/** The colour closed rings of a year have; `doubtful` where federations differ or only one was read. */
type YearColour = { colour: RingColour; doubtful: boolean };

// COM and the World Budgerigar Organisation give the same colours where both could be read.
// An organisation whose federation differs writes its own over these.
const agreed = (colour: RingColour): YearColour => ({ colour, doubtful: false });
const doubtful = (colour: RingColour): YearColour => ({ colour, doubtful: true });

const colours: Readonly<Record<number, YearColour>> = {
  2009: agreed("violet"),
  2010: agreed("orange"),
  2011: agreed("dark_blue"),
  2012: agreed("red"),
  2013: agreed("black"),
  2014: doubtful("light_green"),
  2015: agreed("violet"),
  2016: agreed("orange"),
  2017: agreed("blue"),
  2018: agreed("red"),
  2019: agreed("black"),
  2020: agreed("dark_green"),
  2021: agreed("violet"),
  2022: doubtful("pink"),
  2023: agreed("dark_blue"),
  2024: agreed("red"),
  2025: agreed("black"),
  2026: agreed("dark_green"),
  2027: agreed("violet"),
  2028: doubtful("brown"),
  2029: agreed("dark_blue"),
  2030: agreed("red"),
  2031: agreed("black"),
};

/** The usual ring colour of a year; undefined where nobody has said. */
export const usualColour = (year: number): YearColour | undefined => colours[year];

/** What an organisation wrote over what is usual. */
export type OwnColours = Readonly<Record<number, RingColour>>;

/** The colour of a year; `own` where the organisation wrote it over what is usual. */
export function colourOfYear(year: number, own: OwnColours): (YearColour & { own: boolean }) | null {
  const written = own[year];
  if (written) return { colour: written, doubtful: false, own: true };
  const usual = usualColour(year);
  return usual ? { ...usual, own: false } : null;
}

/** Every year with a usual colour, ascending. */
export const colouredYears = (): number[] => Object.keys(colours).map(Number);

/** Inner diameters in mm that breeders use for a species of the catalogue; `doubtful` where no source could be named. */
export type RingSizes = { sizes: readonly [low: number, high: number]; doubtful: boolean };

const sizes: Readonly<Record<string, RingSizes>> = {
  budgerigar: { sizes: [3.9, 4.5], doubtful: false },
  cockatiel: { sizes: [5.4, 5.5], doubtful: false },
  lovebird_rosy: { sizes: [4.5, 5], doubtful: false },
  lovebird_fischer: { sizes: [4, 4.5], doubtful: false },
  lovebird_masked: { sizes: [4, 4.5], doubtful: false },
  ringneck: { sizes: [6.5, 7], doubtful: false },
  zebra_finch: { sizes: [2.3, 2.3], doubtful: false },
  gouldian: { sizes: [2.3, 2.3], doubtful: false },
  canary: { sizes: [2.8, 3.1], doubtful: false },
  african_grey: { sizes: [11, 12], doubtful: true },
  amazon: { sizes: [11, 11], doubtful: true },
  blue_and_yellow_macaw: { sizes: [14, 14], doubtful: true },
  chicken: { sizes: [16, 20], doubtful: true },
  pigeon: { sizes: [8, 8], doubtful: true },
};

/** The ring sizes used for a species of the catalogue; undefined where none is known. */
export const advisedSizes = (slug: string | null): RingSizes | undefined => (slug ? sizes[slug] : undefined);
