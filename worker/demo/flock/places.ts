import type { Language, PlaceKind } from "#db/vocabulary.ts";
import type { Ring } from "./flock.ts";

type DemoPlace = {
  key: string;
  kind: PlaceKind;
  name: Record<Language, string>;
  /** Key of the place it stands in. */
  within?: string;
  capacity?: number;
  notes?: Record<Language, string>;
  birds?: readonly Ring[];
};

const same = (name: string) => ({ pt: name, en: name });
// A pair and what it raises.
const nestful = 8;
const cages = (within: string, inside: ReadonlyArray<readonly Ring[]>, capacity = nestful): DemoPlace[] =>
  inside.map((birds, at) => {
    const name = `${within}${at + 1}`;
    return { key: name, kind: "cage", name: same(name), within, capacity, birds };
  });

/** Where the demo flock lives: holders stand before what is inside them. */
export const demoPlaces: readonly DemoPlace[] = [
  { key: "birdroom", kind: "room", name: { pt: "Sala de criação", en: "Bird room" } },
  { key: "A", kind: "bank", name: { pt: "Bateria A", en: "Bank A" }, within: "birdroom" },
  ...cages("A", [
    ["FOP M207 11", "FOP M207 24"],
    ["FOP R481 1", "FOP R481 12"],
    ["FOP R481 2", "FOP R481 8"],
    ["FOP J118 3"],
    ["FOP R481 3", "FOP R481 5"],
    ["FOP R481 13"],
    [],
    [],
  ]),
  { key: "B", kind: "bank", name: { pt: "Bateria B", en: "Bank B" }, within: "birdroom" },
  ...cages("B", [
    ["FONP 0932 18", "FONP 0932 21"],
    ["FONP 1140 5", "FOP R481 44"],
    ["FOP R481 40", "FOP R481 46"],
    ["WBO PT77 104", "WBO PT77 131"],
    [],
    [],
  ]),
  {
    key: "moult",
    kind: "aviary",
    name: { pt: "Voadeira da muda", en: "Moulting flight" },
    within: "birdroom",
    capacity: 12,
    birds: ["FOP R481 31", "FOP R481 32", "FOP R481 33", "FOP R481 34"],
  },
  {
    key: "quarantine",
    kind: "room",
    name: { pt: "Quarentena", en: "Quarantine" },
    notes: { pt: "Entra-se por último, com outra bata.", en: "Entered last, in another coat." },
  },
  ...cages("quarantine", [["FOP R481 45"], ["WBO PT81 54"]], 2).map((cage, at) => ({
    ...cage,
    name: same(`Q${at + 1}`),
  })),
  {
    key: "garden",
    kind: "aviary",
    name: { pt: "Viveiro do quintal", en: "Garden aviary" },
    capacity: 10,
    birds: ["WBO PT81 16", "WBO PT81 17", "WBO PT64 9", "WBO PT81 52", "WBO PT81 53"],
  },
  {
    key: "cockatiels",
    kind: "aviary",
    name: { pt: "Viveiro das caturras", en: "Cockatiel aviary" },
    capacity: 6,
    birds: ["FOP C055 61", "FOP C055 70", "FOP R481 60", "FOP R481 61", "FOP R481 62"],
  },
];
