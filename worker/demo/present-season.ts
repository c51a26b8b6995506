import { type BookedPair, egg, grown } from "./season-book.ts";

const moult = "moult";

/** Pairs in the middle of whose season today is: something of every step is due, by the numbers of their species. */
export const presentSeason: readonly BookedPair[] = [
  {
    name: "rubi",
    cock: "FONP 0932 18",
    hen: "FONP 0932 21",
    place: "B1",
    state: "active",
    day: "today",
    began: 80,
    nests: [{}, { dummy_eggs: 3, incubated_by: "both", nest_kind: "half_open", nest_material: "coconut" }],
    clutches: [
      [
        grown(67, [60, 49, 41, 1], { ring: "FOP R481 76", sex: "male", place: "B5" }),
        grown(66, [60, 48, 40], { ring: "FOP R481 77" }),
        grown(65, [60, 48, 40], {
          ring: "FOP R481 78",
          lost: { days: 35, cause: { pt: "Fria de manhã, fora do ninho", en: "Cold in the morning, out of the nest" } },
        }),
        egg(64, ["clear", 59], ["removed", 59]),
      ],
      [egg(7, ["stored", 7]), egg(6, ["stored", 6]), egg(5, ["stored", 5]), egg(0)],
    ],
  },
  {
    name: "icaro",
    cock: "FOP R481 1",
    hen: "FOP R481 12",
    place: "A2",
    state: "active",
    day: "today",
    began: 56,
    notes: {
      pt: "Segunda criada da época. Ela choca bem; retirar os ovos até ao quarto.",
      en: "Second brood of the season. She sits well; pull the eggs until the fourth.",
    },
    nests: [{}, { incubated_by: "hen", nest_kind: "cup", nest_material: "cotton" }],
    clutches: [
      [
        grown(50, [41, 33, 26, 3], { ring: "FOP R481 71", sex: "male", place: moult }, ["stored", 50], ["set", 46]),
        grown(49, [41, 33, 26, 3], { ring: "FOP R481 72", place: moult }, ["stored", 49], ["set", 46]),
        egg(48, ["stored", 48], ["set", 46], ["clear", 41], ["removed", 41]),
        egg(47, ["set", 46], ["fertile", 41], ["late_dead", 32]),
        grown(46, [41, 33, 26, 3], { ring: "FOP R481 73", place: moult }, ["foster", 43, "bento"]),
      ],
      [
        egg(8, ["stored", 8], ["set", 5]),
        egg(7, ["stored", 7], ["set", 5]),
        egg(6, ["stored", 6], ["set", 5]),
        egg(5, ["set", 5]),
        egg(4),
      ],
    ],
  },
  {
    name: "bento",
    cock: "FOP M207 11",
    hen: "FOP M207 24",
    place: "A1",
    state: "active",
    day: "today",
    began: 52,
    nests: [{}, { incubated_by: "hen", nest_kind: "cup", nest_material: "sisal" }],
    clutches: [
      [egg(46, ["clear", 39]), egg(45, ["clear", 39]), egg(44, ["clear", 39])].map((it) => ({
        ...it,
        done: [...it.done, ["removed", 38]],
      })),
      [
        grown(20, [13, 5], {}),
        grown(19, [13, 4], {}),
        egg(18, ["fertile", 13], ["looked", 8]),
        egg(17, ["broken", 12]),
      ],
    ],
  },
  {
    name: "gaspar",
    cock: "FOP C055 61",
    hen: "FOP C055 70",
    place: "cockatiels",
    state: "resting",
    day: "today",
    began: 70,
    until: 20,
    nests: [{ incubated_by: "both", nest_kind: "tall_box", nest_material: "shavings" }],
    clutches: [
      [
        egg(55, ["clear", 46], ["removed", 40]),
        egg(53, ["clear", 46], ["removed", 40]),
        egg(51, ["abandoned", 44], ["removed", 40]),
        egg(49, ["abandoned", 44], ["removed", 40]),
      ],
    ],
  },
  {
    name: "bolinhas",
    cock: "WBO PT77 104",
    hen: "WBO PT77 131",
    place: "B4",
    state: "active",
    day: "today",
    began: 34,
    nests: [{ incubated_by: "hen", nest_kind: "box", nest_material: "bare" }],
    clutches: [
      [
        egg(20, ["fertile", 13], ["looked", 6], ["looked", 3], ["pipped", 0]),
        egg(18, ["fertile", 13], ["looked", 6], ["looked", 3]),
        egg(16, ["fertile", 11], ["looked", 4], ["looked", 1]),
        egg(14, ["fertile", 9], ["looked", 2]),
        egg(12, ["clear", 7]),
      ],
    ],
  },
  {
    name: "trovador",
    cock: "FOP R481 2",
    hen: "FOP R481 8",
    place: "A3",
    state: "active",
    day: "today",
    began: 32,
    clutches: [
      [grown(24, [17, 8], {}), grown(23, [17, 8], {}), egg(22, ["clear", 17], ["removed", 16]), grown(21, [16, 7], {})],
    ],
  },
  {
    name: "faisca",
    cock: "FOP J118 3",
    hen: "FOP R481 3",
    place: "A4",
    state: "planned",
    day: "today",
    began: -6,
    clutches: [],
  },
];
