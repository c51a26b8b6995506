import type { Language } from "#db/vocabulary.ts";
import type { ItemCategory, StockUnit } from "#db/words/stock.ts";

/** What came at once: how many days ago, how much, and what it cost. */
type BookedLot = {
  days: number;
  quantity: number;
  cents?: number;
  batch?: string;
  /** In so many days it expires. */
  expires?: number;
  /** Which expense of the demo's month it is too. */
  spent?: number;
};

/** What leaves an item: so much every so many days, by hand or by a feed round, from the oldest day on. */
type BookedUse = { every: number; from: number; amount: number; round?: "seed" | "egg_food" };

export type BookedItem = {
  key: string;
  name: Record<Language, string>;
  category: ItemCategory;
  unit: StockUnit;
  pack_size: number;
  minimum: number;
  place: "birdroom" | "quarantine";
  supplier: string | null;
  lots: readonly BookedLot[];
  use?: BookedUse;
};

const shop = "Sementes do Vouga, Lda.";
/** So many days of feeding are on record; today nobody has fed yet. */
export const fedDays = 56;
/** What one bird of the bird room gets of the mix each day, and all together of the egg food, in grams. */
export const fed = { seed: 6, egg_food: 110 };

/** The shelf of a canary breeder: one item is low, one lot expires this month. */
export const demoItems: readonly BookedItem[] = [
  {
    key: "mix",
    name: { pt: "Mistura para canários", en: "Canary seed mix" },
    category: "seed",
    unit: "g",
    pack_size: 20_000,
    minimum: 8000,
    place: "birdroom",
    supplier: shop,
    lots: [
      { days: 84, quantity: 20_000, cents: 6150, batch: "L2417", expires: 140 },
      { days: 26, quantity: 20_000, cents: 6380, batch: "L2633", expires: 330, spent: 0 },
    ],
    use: { every: 1, from: fedDays, amount: 180, round: "seed" },
  },
  {
    key: "egg food",
    name: { pt: "Papa de ovo", en: "Egg food" },
    category: "egg_food",
    unit: "g",
    pack_size: 5000,
    minimum: 1500,
    place: "birdroom",
    supplier: shop,
    lots: [
      { days: 70, quantity: 5000, cents: 1790, expires: 60 },
      { days: 17, quantity: 5000, cents: 1850, expires: 150, spent: 2 },
    ],
    use: { every: 1, from: fedDays, amount: fed.egg_food, round: "egg_food" },
  },
  {
    key: "niger",
    name: { pt: "Níger", en: "Niger seed" },
    category: "seed",
    unit: "g",
    pack_size: 1000,
    minimum: 500,
    place: "birdroom",
    supplier: shop,
    lots: [{ days: 50, quantity: 3000, cents: 1140, expires: 120 }],
    use: { every: 7, from: 49, amount: 150 },
  },
  {
    key: "grit",
    name: { pt: "Grit mineral", en: "Mineral grit" },
    category: "supplements",
    unit: "g",
    pack_size: 5000,
    minimum: 1000,
    place: "birdroom",
    supplier: shop,
    lots: [{ days: 80, quantity: 5000, cents: 690 }],
    use: { every: 7, from: 56, amount: 220 },
  },
  {
    key: "calcium",
    name: { pt: "Cálcio com D3", en: "Calcium with D3" },
    category: "supplements",
    unit: "ml",
    pack_size: 250,
    minimum: 50,
    place: "birdroom",
    supplier: shop,
    lots: [{ days: 90, quantity: 250, cents: 980, batch: "C-118", expires: 19 }],
    use: { every: 7, from: 49, amount: 10 },
  },
  {
    key: "doxycycline",
    name: { pt: "Doxiciclina em pó", en: "Doxycycline powder" },
    category: "medicine",
    unit: "g",
    pack_size: 20,
    minimum: 10,
    place: "quarantine",
    supplier: null,
    lots: [{ days: 40, quantity: 40, cents: 1860, batch: "DX-2291", expires: 240 }],
  },
  {
    key: "rings",
    name: { pt: "Anilhas de 2,9 mm", en: "2.9 mm rings" },
    category: "rings",
    unit: "piece",
    pack_size: 20,
    minimum: 10,
    place: "birdroom",
    supplier: null,
    lots: [{ days: 22, quantity: 60, cents: 1920, spent: 1 }],
  },
  {
    key: "bedding",
    name: { pt: "Aparas para o fundo das gaiolas", en: "Wood shavings for cage floors" },
    category: "consumables",
    unit: "g",
    pack_size: 15_000,
    minimum: 8000,
    place: "birdroom",
    supplier: shop,
    lots: [{ days: 75, quantity: 15_000, cents: 1190 }],
    use: { every: 7, from: 49, amount: 1300 },
  },
];

/** The rounds that take from it, and what they are called. */
export const demoRounds = {
  seed: { item: "mix", name: { pt: "Mistura da manhã", en: "Morning seed" } },
  egg_food: { item: "egg food", name: { pt: "Papa da tarde", en: "Afternoon egg food" } },
} as const;

/** Some of the mix was spilt, which a count found. */
export const demoCount = {
  item: "mix",
  days: 21,
  short: 300,
  why: { pt: "Caiu ao encher os comedouros", en: "Spilt while filling the feeders" },
};
