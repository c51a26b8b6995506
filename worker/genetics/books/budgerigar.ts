import { autosomal, dominant, incomplete, link, look, onZ, read, recessive, words } from "./facts.ts";
import type { Book, Locus } from "./loci.ts";

const from = read.catalogue;

// In the order of the chromosome: opaline, cinnamon, ino, slate.
const onTheZ: Locus[] = [
  onZ(recessive("opaline", "opalino", "opaline", from, { aliases: ["opala", "opal"] })),
  onZ(recessive("cinnamon", "canela", "cinnamon", from, { aliases: ["cin"] })),
  {
    key: "ino",
    names: words("série ino", "ino series"),
    chromosome: "Z",
    alleles: [
      recessive("texas_clearbody", "corpo-claro texas", "texas clearbody", from, {
        rank: 1,
        aliases: ["tcb", "texas"],
      }),
      recessive("pearly", "pearly", "pearly", from, { rank: 2 }),
      recessive("pallid", "pálido", "pallid", from, { rank: 2.5, evidence: "estimated" }),
      recessive("ino", "ino", "ino", from, { rank: 3 }),
    ],
    together: [{ alleles: ["pallid", "ino"], names: words("pálido-ino", "pallid-ino"), evidence: "derived" }],
  },
  onZ(recessive("slate", "ardósia", "slate", from)),
];

const onOthers: Locus[] = [
  {
    key: "blue",
    names: words("série azul", "blue series"),
    chromosome: "autosomal",
    alleles: [
      recessive("aqua", "aqua", "aqua", from, { evidence: "derived" }),
      recessive("turquoise", "turquesa", "turquoise", from, { evidence: "derived" }),
      recessive("blue", "azul", "blue", from, { rank: 2 }),
    ],
    together: [
      { alleles: ["aqua", "turquoise"], names: words("aqua-turquesa", "aqua-turquoise"), evidence: "derived" },
    ],
  },
  autosomal(incomplete("dark", "escuro", "dark", from, { aliases: ["fator escuro", "dark factor"] })),
  {
    key: "dilution",
    names: words("diluição", "dilution"),
    chromosome: "autosomal",
    alleles: [
      recessive("greywing", "asa-cinzenta", "greywing", from, { aliases: ["asas cinzentas"] }),
      recessive("clearwing", "asa-clara", "clearwing", from, { aliases: ["asas claras"] }),
      recessive("dilute", "diluído", "dilute", from, { rank: 2 }),
    ],
    together: [
      {
        alleles: ["greywing", "clearwing"],
        names: words("asa-cinzenta de corpo cheio", "full-body greywing"),
        evidence: "measured",
      },
    ],
  },
  autosomal(incomplete("violet", "violeta", "violet", from, { aliases: ["fator violeta", "violet factor"] })),
  autosomal(incomplete("spangle", "spangle", "spangle", from, { aliases: ["perolado"] })),
  autosomal(incomplete("anthracite", "antracite", "anthracite", from)),
  autosomal(
    dominant("grey", "fator cinzento", "grey factor", from, { aliases: ["gray", "grey", "cinzento", "cinza"] }),
  ),
  autosomal(dominant("dominant_pied", "arlequim dominante", "dominant pied", from, { aliases: ["australian pied"] })),
  autosomal(dominant("dominant_clearbody", "corpo-claro dominante", "dominant clearbody", from)),
  autosomal(
    dominant("crest", "poupa", "crest", from, {
      lethal: "subvital_DF",
      aliases: ["crested", "poupado"],
    }),
  ),
  autosomal(recessive("recessive_pied", "arlequim recessivo", "recessive pied", from, { aliases: ["danish pied"] })),
  autosomal(
    dominant("clearflight", "asa-branca holandês", "clearflight", from, {
      evidence: "disputed",
      aliases: ["dutch pied", "clearflight pied"],
    }),
  ),
  autosomal(recessive("fallow_german", "fallow alemão", "german fallow", from)),
  autosomal(recessive("fallow_english", "fallow inglês", "english fallow", from)),
  autosomal(recessive("saddleback", "saddleback", "saddleback", from)),
  autosomal(recessive("faded", "desbotado", "faded", from)),
  autosomal(
    recessive("feather_duster", "espanador", "feather duster", from, { lethal: "lethal_DF", aliases: ["duster"] }),
  ),
];

// Without melanin nothing that works on melanin can be seen.
const unseenInWhite = [
  "dark",
  "dilution",
  "violet",
  "spangle",
  "anthracite",
  "grey",
  "slate",
  "opaline",
  "faded",
].concat(
  ["dominant_pied", "dominant_clearbody", "recessive_pied", "clearflight", "saddleback"],
  ["fallow_german", "fallow_english"],
);
const unseenInClear = unseenInWhite.filter((it) => it !== "recessive_pied" && it !== "clearflight");

/** The budgerigar, the best known of all. */
export const budgerigar: Book = {
  species: "budgerigar",
  normal: words("verde-claro", "light green"),
  common: ["blue", "dark", "ino", "cinnamon", "opaline", "spangle", "recessive_pied", "violet", "grey", "dilution"],
  loci: [...onTheZ, ...onOthers],
  links: [
    link("cinnamon", "ino", "0.03", "measured", from),
    link("ino", "slate", "0.02", "estimated", from),
    link("cinnamon", "slate", "0.05", "measured", from),
    link("opaline", "ino", "0.30", "derived", from),
    link("opaline", "cinnamon", "0.32", "measured", `${from}; 41 of 113 chicks, 36 ± 6 %, before correction`),
    link("opaline", "slate", "0.405", "measured", from),
    link("blue", "dark", "0.14", "estimated", read.blueDark),
  ],
  looks: [
    look(
      "lacewing_yellow",
      "lacewing amarelo",
      "yellow lacewing",
      { cinnamon: "cinnamon", ino: "ino", blue: "+" },
      unseenInWhite,
    ),
    look(
      "lacewing_white",
      "lacewing branco",
      "white lacewing",
      { cinnamon: "cinnamon", ino: "ino", blue: "blue" },
      unseenInWhite,
    ),
    look("lutino", "lutino", "lutino", { ino: "ino", blue: "+" }, [...unseenInWhite, "cinnamon"]),
    look("albino", "albino", "albino", { ino: "ino", blue: "blue" }, [...unseenInWhite, "cinnamon"]),
    look(
      ...(["clear_yellow", "amarelo de olhos pretos", "dark-eyed clear yellow"] as const),
      { recessive_pied: "recessive_pied", clearflight: "clearflight", blue: "+" },
      [...unseenInClear, "cinnamon"],
    ),
    look(
      ...(["clear_white", "branco de olhos pretos", "dark-eyed clear white"] as const),
      { recessive_pied: "recessive_pied", clearflight: "clearflight", blue: "blue" },
      [...unseenInClear, "cinnamon"],
    ),
    look("grey_green", "verde-cinza", "grey-green", { grey: "grey", blue: "+" }),
    look("grey_blue", "cinza", "grey", { grey: "grey", blue: "blue" }),
    look("visual_violet", "violeta visual", "visual violet", { violet: "violet:1", blue: "blue", dark: "dark:1" }),
    look("visual_violet_df", "violeta visual FD", "DF visual violet", {
      violet: "violet:2",
      blue: "blue",
      dark: "dark:1",
    }),
    { ...look("light_green", "verde-claro", "light green", { blue: "+", dark: "+" }), aliases: ["verde", "green"] },
    look("dark_green", "verde-escuro", "dark green", { blue: "+", dark: "dark:1" }),
    look("olive", "oliva", "olive", { blue: "+", dark: "dark:2" }),
    look("skyblue", "azul-celeste", "skyblue", { blue: "blue", dark: "+" }),
    look("cobalt", "cobalto", "cobalt", { blue: "blue", dark: "dark:1" }),
    look("mauve", "malva", "mauve", { blue: "blue", dark: "dark:2" }),
  ],
  traits: [
    {
      key: "mottled",
      names: words("mottled", "mottled"),
      inheritance: "polygenic",
      evidence: "disputed",
      source: from,
    },
    {
      key: "blackface",
      names: words("face-preta", "blackface"),
      inheritance: "disputed",
      evidence: "disputed",
      source: from,
    },
  ],
};
