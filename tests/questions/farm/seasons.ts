import type { EggState, PairState } from "#db/vocabulary.ts";
import type { SpeciesKey } from "./cast.ts";

/** A chick that hatched and was ringed, as it stands today. */
export type Chick = {
  ring: string;
  name?: string;
  sex: "male" | "female" | "unknown";
  status: string;
  place?: string;
  mutation?: string;
  /** Sold by the sale of this number in the book of sales: its status comes with it. */
  isSold?: boolean;
};
/** What an egg came to; of one that hatched its chick. */
export type Fate = Exclude<EggState, "hatched"> | Chick;
export type Clutch = { first: string; every: number; hatched: string; fates: Fate[] };
export type Pair = {
  number: string;
  species: SpeciesKey;
  cock: string;
  hen: string;
  started: string;
  state: PairState;
  ended?: string;
  place?: string;
  clutches: Clutch[];
};

const chick = (ring: string, sex: Chick["sex"], more: Partial<Chick> = {}): Chick => ({
  ring,
  sex,
  status: "active",
  ...more,
});
const clutch = (first: string, hatched: string, fates: Fate[], every = 1): Clutch => ({ first, every, hatched, fates });
type Couple = [number: string, species: SpeciesKey, cock: string, hen: string];

function former([number, species, cock, hen]: Couple, clutches: Clutch[]): Pair {
  const year = number.slice(0, 4);
  const days = { started: `${year}-03-01`, ended: `${year}-08-31` };
  return { number, species, cock, hen, ...days, state: "ended", clutches };
}

const now = ([number, species, cock, hen]: Couple, state: PairState, place: string, clutches: Clutch[]): Pair => ({
  number,
  species,
  cock,
  hen,
  started: "2026-03-01",
  state,
  place,
  clutches,
});

const breeding = (place: string) => ({ status: "breeding", place });

/** The pairs of three seasons with all their eggs; of the third much is open. */
export const pairsBook: readonly Pair[] = [
  former(
    ["2024-01", "canary", "FX22-01", "FX22-02"],
    [
      clutch("2024-04-01", "2024-04-16", [
        chick("JM24-001", "male", { ...breeding("A1"), name: "Faísca", mutation: "Amarelo" }),
        chick("JM24-002", "female", { status: "quarantine", name: "Canela", mutation: "Canela" }),
        chick("JM24-003", "male", { status: "resting", place: "Voadeira Norte", name: "Luar", mutation: "Amarelo" }),
        "clear",
        "late_dead",
      ]),
    ],
  ),
  former(
    ["2024-02", "canary", "FX22-03", "FX22-04"],
    [
      clutch("2024-04-03", "2024-04-18", [
        chick("JM24-004", "female", { place: "Voadeira Norte", name: "Pérola", mutation: "Branco" }),
        chick("JM24-005", "male", { ...breeding("A3"), name: "Trovão", mutation: "Amarelo" }),
        chick("JM24-006", "female", { ...breeding("A2"), name: "Estrela", status: "sick" }),
        "clear",
      ]),
    ],
  ),
  former(
    ["2024-03", "zebra", "FX22-05", "FX22-06"],
    [
      clutch("2024-03-20", "2024-04-04", [
        chick("JM24-021", "male", { ...breeding("B1"), name: "Zorro" }),
        chick("JM24-022", "female", { ...breeding("B1"), name: "Mel" }),
        chick("JM24-023", "male", { status: "deceased" }),
        "clear",
        "broken",
      ]),
    ],
  ),
  former(
    ["2024-04", "budgie", "FX22-07", "FX22-08"],
    [
      clutch(
        "2024-04-10",
        "2024-04-30",
        [
          chick("JM24-031", "male", { ...breeding("B3"), name: "Kiwi" }),
          chick("JM24-032", "female", { place: "Voadeira Sul", name: "Menta" }),
          "early_dead",
          "clear",
          "clear",
        ],
        2,
      ),
    ],
  ),
  former(
    ["2025-01", "canary", "JM24-001", "JM24-004"],
    [
      clutch("2025-04-02", "2025-04-17", [
        chick("JM25-101", "male", breeding("A2")),
        chick("JM25-102", "female", breeding("A3")),
        chick("JM25-105", "female", { status: "sold", isSold: true }),
        "clear",
        "late_dead",
        "clear",
      ]),
    ],
  ),
  former(
    ["2025-02", "canary", "JM24-003", "JM24-002"],
    [
      clutch("2025-04-05", "2025-04-20", [
        chick("JM25-103", "male", { place: "Voadeira Norte" }),
        chick("JM25-104", "female", breeding("A1")),
        "clear",
        "clear",
        "early_dead",
      ]),
    ],
  ),
  former(
    ["2025-03", "zebra", "JM24-021", "FX22-06"],
    [
      clutch("2025-03-15", "2025-03-30", [
        chick("JM25-121", "female", { status: "resting", place: "B2" }),
        chick("JM25-122", "male", { status: "resting", place: "B2" }),
        chick("JM25-123", "female", { status: "sold", isSold: true }),
        "clear",
        "broken",
        "late_dead",
      ]),
    ],
  ),
  former(
    ["2025-04", "budgie", "FX23-31", "JM24-032"],
    [
      clutch(
        "2025-04-12",
        "2025-05-02",
        [
          chick("JM25-131", "female", breeding("B3")),
          chick("JM25-132", "male", { place: "Voadeira Sul" }),
          chick("JM25-133", "male", { status: "sold", isSold: true }),
          "clear",
        ],
        2,
      ),
    ],
  ),
  former(
    ["2025-05", "goldfinch", "FX23-41", "FX23-42"],
    [
      clutch("2025-05-04", "2025-05-18", [
        chick("JM25-141", "female", { status: "sick", place: "Voadeira Norte" }),
        chick("JM25-142", "male", { place: "Voadeira Norte" }),
        chick("JM25-143", "female", { status: "sold", isSold: true }),
        "clear",
        "clear",
      ]),
    ],
  ),
  now(["2026-01", "canary", "JM24-001", "JM25-104"], "active", "A1", [
    clutch("2026-03-20", "2026-04-04", [
      chick("JM26-203", "unknown", { status: "deceased" }),
      "clear",
      "clear",
      "late_dead",
    ]),
    clutch("2026-05-12", "", ["fertile", "fertile", "fertile", "clear"]),
  ]),
  now(["2026-02", "canary", "JM25-101", "JM24-006"], "active", "A2", [
    clutch("2026-03-25", "2026-04-09", [
      chick("JM26-201", "female", { place: "Voadeira Norte" }),
      chick("JM26-202", "male", { status: "for_sale", place: "Voadeira Norte", mutation: "Amarelo" }),
      "clear",
      "late_dead",
      "clear",
    ]),
    clutch("2026-05-14", "", ["laid", "laid", "laid", "laid"]),
  ]),
  now(["2026-03", "canary", "JM24-005", "JM25-102"], "active", "A3", [
    clutch("2026-04-01", "", ["clear", "clear", "clear", "early_dead"]),
  ]),
  now(["2026-04", "zebra", "JM24-021", "JM24-022"], "active", "B1", [
    clutch("2026-03-15", "2026-03-30", [
      chick("JM26-221", "male", { place: "Voadeira Sul" }),
      chick("JM26-222", "female", { place: "Voadeira Sul" }),
      "clear",
      "clear",
      "late_dead",
      "broken",
    ]),
    clutch("2026-05-10", "", ["fertile", "fertile", "fertile", "fertile", "clear"]),
  ]),
  now(["2026-05", "zebra", "JM25-122", "JM25-121"], "resting", "B2", [
    clutch("2026-03-12", "", ["clear", "clear", "clear", "late_dead"]),
  ]),
  now(["2026-06", "budgie", "JM24-031", "JM25-131"], "active", "B3", [
    clutch(
      "2026-04-24",
      "2026-05-13",
      [chick("JM26-231", "unknown", { place: "B3" }), "late_dead", "clear", "fertile", "fertile"],
      2,
    ),
  ]),
  now(["2026-07", "goldfinch", "FX23-41", "FX23-42"], "active", "B4", [
    clutch("2026-05-06", "", ["fertile", "fertile", "fertile", "clear", "laid"]),
  ]),
  now(["2026-08", "budgie", "JM25-132", "JM24-032"], "planned", "Voadeira Sul", []),
];
