import { look, words } from "./facts.ts";
import type { Look, Unclear } from "./loci.ts";

const melanins = ["brown", "agate", "pastel", "opal", "phaeo", "eumo", "cobalt", "jaspe"];
const lipochromes = ["red", "ivory", "intensive", "mosaic"];
const except = (...keys: string[]) => melanins.filter((it) => !keys.includes(it));
const [clear, dark] = [{ melanin: "clear:2" }, { melanin: "+", brown: "+", agate: "+" }];
const [recessiveWhite, dominantWhite] = [
  { recessive_white: "recessive_white" },
  { dominant_white: "dominant_white" },
] as const;
const hiddenByRecessive = [...lipochromes, "dominant_white"];

/** Clear birds with red eyes: the ground, and which of two mutations takes the dark from the eye. */
const redEyed = (
  [
    ["albino", recessiveWhite, hiddenByRecessive],
    ["rubino", { red: "red:2" }, []],
    ["lutino", { red: "+" }, []],
  ] as const
).flatMap(([name, ground, masks]): Look[] => [
  look(
    ...([`${name}_satinet`, `${name} (satiné)`, `${name} (satinet)`] as const),
    ...([{ ...clear, agate: "satinet", ...ground }, [...except("agate"), ...masks]] as const),
  ),
  look(
    ...([`${name}_ino`, `${name} (ino)`, `${name} (ino)`] as const),
    ...([{ ...clear, phaeo: "phaeo", ...ground }, [...except("phaeo"), ...masks]] as const),
  ),
]);

/** Clear birds are called after their ground alone; beside a melanin the same word tells only the ground. */
const clears: Look[] = [
  look(
    ...(["clear_recessive", "branco recessivo", "recessive white"] as const),
    ...([{ ...clear, ...recessiveWhite }, [...melanins, ...hiddenByRecessive], { reads: recessiveWhite }] as const),
  ),
  look(
    ...(["clear_dominant", "branco dominante", "dominant white"] as const),
    ...([{ ...clear, ...dominantWhite }, [...melanins, ...lipochromes], { reads: dominantWhite }] as const),
  ),
  look("clear_rose", "rosa", "rose", { ...clear, red: "red:2", ivory: "ivory" }, melanins, {
    reads: { red: "red:2", ivory: "ivory" },
    aliases: ["pink"],
  }),
  look("clear_red", "vermelho", "red", { ...clear, red: "red:2" }, melanins, { reads: { red: "red:2" } }),
  look("clear_orange", "laranja", "orange", { ...clear, red: "red:1" }, melanins, { reads: { red: "red:1" } }),
  look("clear_mixed", "entre amarelo e vermelho", "between yellow and red", { ...clear, red: "red:?" }, melanins, {
    reads: { red: "red:?" },
  }),
  look("clear_yellow", "amarelo", "yellow", { ...clear, red: "+" }, melanins, { reads: { red: "+" } }),
];

const darks: Look[] = [
  look(
    ...(["blue_recessive", "azul (branco recessivo)", "blue (recessive white)"] as const),
    ...([{ ...dark, ...recessiveWhite }, hiddenByRecessive, { reads: { melanin: "+", ...recessiveWhite } }] as const),
  ),
  look(
    ...(["blue_dominant", "azul (branco dominante)", "blue (dominant white)"] as const),
    ...([{ ...dark, ...dominantWhite }, lipochromes, { reads: { melanin: "+", ...dominantWhite } }] as const),
  ),
  look("bronze", "bronze", "bronze", { ...dark, red: "red:2" }, [], {
    reads: { melanin: "+", red: "red:2" },
    aliases: ["cobre", "copper"],
  }),
  look("green", "verde", "green", dark, [], { reads: { melanin: "+" }, aliases: ["negro", "preto", "black"] }),
  look("isabel", "isabel", "isabel", { brown: "brown", agate: "agate" }, [], {
    aliases: ["isabelino", "isabelle", "isabella"],
  }),
  look("brown", "canela", "brown", { brown: "brown" }),
  look("agate", "ágata", "agate", { agate: "agate" }),
  look("white_recessive", "branco recessivo", "recessive white", recessiveWhite, hiddenByRecessive),
  look("white_dominant", "branco dominante", "dominant white", dominantWhite, lipochromes),
];

/** What canaries are called, the clear ones first: they hide what melanin they have. */
export const canaryLooks: readonly Look[] = [...redEyed, ...clears, ...darks];

const onWhite = (pt: string, en: string) => [
  words(`${pt} branco dominante`, `${en} dominant white`),
  words(`${pt} branco recessivo`, `${en} recessive white`),
];
const eyes = (name: string) => [
  words(`${name} (satiné)`, `${name} (satinet)`),
  words(`${name} (ino)`, `${name} (ino)`),
];

/** There are two whites and two red eyes; a word that does not say which is asked about. */
export const canaryUnclear: readonly Unclear[] = [
  {
    words: ["branco", "white"],
    instead: [words("branco dominante", "dominant white"), words("branco recessivo", "recessive white")],
  },
  {
    words: ["azul", "blue", "ardosia", "slate"],
    instead: [
      words("azul (branco dominante)", "blue (dominant white)"),
      words("azul (branco recessivo)", "blue (recessive white)"),
    ],
  },
  { words: ["prata", "prateado", "silver"], instead: onWhite("canela", "brown") },
  { words: ["lutino"], instead: eyes("lutino") },
  { words: ["rubino"], instead: eyes("rubino") },
  { words: ["albino"], instead: eyes("albino") },
];
