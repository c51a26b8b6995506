import { autosomal, dominant, incomplete, look, onZ, read, recessive, words } from "./facts.ts";
import type { Book } from "./loci.ts";

const from = read.scarpe;

/** The zebra finch. */
export const zebraFinch: Book = {
  species: "zebra_finch",
  common: [
    "fawn",
    "flank",
    "white",
    "pied",
    "penguin",
    "black_breast",
    "orange_breast",
    "black_face",
    "pastel",
    "crest",
  ],
  normal: words("cinzento", "grey"),
  loci: [
    onZ(recessive("fawn", "castanho", "fawn", read.zebraSociety, { aliases: ["brown", "isabelino"] })),
    {
      key: "flank",
      names: words("dorso-pálido e máscara", "lightback and CFW"),
      chromosome: "Z",
      alleles: [
        recessive("lightback", "dorso-pálido", "lightback", read.zebraSociety, { rank: 1 }),
        recessive("cfw", "máscara", "chestnut-flanked white", read.zebraSociety, {
          rank: 2,
          aliases: ["cfw", "marmosette"],
          note: words(
            "Que dorso-pálido e máscara sejam alelos é saber de criadores: nenhuma contagem foi lida.",
            "That lightback and CFW are alleles is breeders' knowledge: no count was read.",
          ),
        }),
      ],
    },
    autosomal(recessive("white", "branco", "white", from)),
    autosomal(recessive("pied", "malhado", "pied", from, { aliases: ["variegated"] })),
    autosomal(recessive("penguin", "pinguim", "penguin", from, { aliases: ["white breast"] })),
    autosomal(recessive("black_breast", "peito-preto", "black-breasted", from, { aliases: ["black breast"] })),
    autosomal(recessive("orange_breast", "peito-laranja", "orange-breasted", from, { aliases: ["orange breast"] })),
    autosomal(recessive("black_cheek", "face-preta recessiva", "black cheek", from)),
    autosomal(recessive("yellow_beak", "bico-amarelo", "yellow beak", from)),
    autosomal(recessive("isabel", "isabel", "isabel", from, { aliases: ["florida fancy"] })),
    autosomal(recessive("agate", "ágata", "agate", from)),
    autosomal(recessive("eumo", "eumo", "eumo", from)),
    autosomal(dominant("black_face", "cara-preta", "black-faced", from, { aliases: ["black face"] })),
    autosomal(dominant("grey_cheek", "bochecha-cinzenta", "grey cheek", from)),
    autosomal(dominant("pastel", "pastel", "dominant silver", from, { aliases: ["dominant dilute"] })),
    autosomal(
      dominant("crest", "poupa", "crested", read.zebraCrest, {
        lethal: "lethal_DF",
        lethal_evidence: "disputed",
        aliases: ["crest", "poupado"],
      }),
    ),
  ],
  links: [],
  looks: [look("cream", "creme", "cream", { fawn: "fawn", pastel: "pastel" })],
};

/** The Gouldian finch: the red head is nature's own here, so that black and yellow are told as changes of it. */
export const gouldian: Book = {
  species: "gouldian",
  normal: words("selvagem", "wild type"),
  loci: [
    onZ(recessive("black_head", "cabeça-preta", "black-headed", read.gouldHeads, { aliases: ["black head"] })),
    onZ(incomplete("pastel", "pastel", "pastel", read.aviaryManager, { aliases: ["european pastel", "dilute"] })),
    autosomal(
      recessive("yellow_head", "cabeça-amarela", "yellow-headed", read.gouldHeads, { aliases: ["orange head"] }),
    ),
    {
      key: "breast",
      names: words("peito", "breast"),
      chromosome: "autosomal",
      alleles: [
        recessive("lilac_breast", "peito-lilás", "lilac-breasted", read.aviaryManager, { rank: 1 }),
        recessive("white_breast", "peito-branco", "white-breasted", read.aviaryManager, {
          rank: 2,
          aliases: ["white breast"],
          note: words(
            "Que o peito lilás e o branco sejam alelos é saber de criadores: nenhuma contagem foi lida.",
            "That lilac and white breast are alleles is breeders' knowledge: no count was read.",
          ),
        }),
      ],
    },
    autosomal(recessive("blue", "azul", "blue", read.aviaryManager)),
  ],
  links: [],
  looks: [
    look("red_head", "cabeça-vermelha", "red-headed", { black_head: "+", yellow_head: "+" }),
    look("black_yellow_tip", "cabeça-preta de bico amarelo", "black-headed yellow-tipped", {
      black_head: "black_head",
      yellow_head: "yellow_head",
    }),
    look("yellow_head", "cabeça-amarela", "yellow-headed", { black_head: "+", yellow_head: "yellow_head" }),
    look("black_head", "cabeça-preta", "black-headed", { black_head: "black_head" }),
    look("green", "verde", "green", { blue: "+", pastel: "+" }),
    look("blue", "azul", "blue", { blue: "blue", pastel: "+" }),
    look("pastel_green", "verde-pastel", "pastel green", { blue: "+", pastel: "pastel:1" }),
    look("yellow", "amarelo", "yellow", { blue: "+", pastel: "pastel:2" }),
    look("pastel_blue", "azul-pastel", "pastel blue", { blue: "blue", pastel: "pastel:1" }),
    look("silver", "prateado", "silver", { blue: "blue", pastel: "pastel:2" }),
  ],
};
