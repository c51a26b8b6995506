import { type BookedPair, egg, grown } from "./season-book.ts";

/** Pairs of seasons that are over: their chicks are birds of the flock by now. */
export const pastSeasons: readonly BookedPair[] = [
  {
    name: "trovador past",
    cock: "FOP R481 2",
    hen: "FOP R481 8",
    place: "A3",
    state: "ended",
    day: { ago: 1, on: "05-04" },
    began: 65,
    until: 0,
    clutches: [
      [
        grown(52, [45, 37, 30, 7], { ring: "FOP R481 1" }),
        grown(51, [45, 37, 30, 7], { ring: "FOP R481 5" }),
        grown(50, [45, 36, 29, 6], { ring: "FOP R481 6" }),
        egg(49, ["clear", 44], ["removed", 44]),
      ],
    ],
  },
  {
    name: "zefiro past",
    cock: "FONP 1140 5",
    hen: "FOP R481 40",
    place: "B2",
    state: "ended",
    day: { ago: 1, on: "12-01" },
    began: 110,
    until: 0,
    clutches: [
      [
        grown(83, [76, 67, 60, 19], { ring: "FOP R481 44" }),
        grown(82, [76, 67, 60, 19], { ring: "FOP R481 45" }),
        grown(81, [76, 66, 59, 18], { ring: "FOP R481 46" }),
        egg(80, ["clear", 75], ["removed", 75]),
        egg(79, ["broken", 78]),
      ],
    ],
  },
  {
    name: "icaro past",
    cock: "FOP R481 1",
    hen: "FOP R481 12",
    place: "A2",
    state: "ended",
    day: { ago: 0, on: "05-05" },
    began: 60,
    until: 0,
    clutches: [
      [
        grown(46, [39, 31, 24, 1], { ring: "FOP R481 31" }),
        grown(45, [39, 31, 24, 1], { ring: "FOP R481 32" }),
        grown(44, [39, 30, 23, 1], { ring: "FOP R481 33" }),
        grown(43, [38, 30, 23, 1], { ring: "FOP R481 34" }),
        egg(42, ["fertile", 37], ["late_dead", 28]),
      ],
    ],
  },
  {
    name: "kiwi past",
    cock: "WBO PT81 16",
    hen: "WBO PT64 9",
    place: "garden",
    state: "ended",
    day: { ago: 0, on: "06-16" },
    began: 85,
    until: 0,
    clutches: [
      [
        grown(64, [57, 45, 37, 3], { ring: "WBO PT81 52" }),
        grown(62, [57, 43, 35, 1], { ring: "WBO PT81 53" }),
        grown(60, [55, 41, 33, 0], { ring: "WBO PT81 54" }),
        egg(58, ["clear", 53], ["removed", 53]),
        egg(56, ["clear", 51], ["removed", 51]),
      ],
    ],
  },
];
