import { autosomal, dominant, incomplete, look, onZ, read, recessive, words } from "./facts.ts";
import type { Book } from "./loci.ts";

const from = read.breeders;
const unseenInWhite = ["dark", "violet", "grey"];

/** The ring-necked parakeet; everything here is breeders' knowledge, no count was read. */
export const ringneck: Book = {
  species: "ringneck",
  normal: words("verde", "green"),
  loci: [
    onZ(recessive("opaline", "opalino", "opaline", from)),
    onZ(recessive("cinnamon", "canela", "cinnamon", from)),
    {
      key: "ino",
      names: words("série ino", "ino series"),
      chromosome: "Z",
      alleles: [
        recessive("pallid", "pálido", "pallid", from, { rank: 1, aliases: ["lacewing"] }),
        recessive("ino", "ino", "ino", from, { rank: 2 }),
      ],
      together: [{ alleles: ["pallid", "ino"], names: words("pálido-ino", "pallid-ino"), evidence: "estimated" }],
    },
    {
      key: "blue",
      names: words("série azul", "blue series"),
      chromosome: "autosomal",
      alleles: [
        recessive("turquoise", "turquesa", "turquoise", from, { rank: 1, aliases: ["parblue"] }),
        recessive("blue", "azul", "blue", from, { rank: 2 }),
      ],
    },
    autosomal(incomplete("dark", "escuro", "dark", from, { aliases: ["dark factor"] })),
    autosomal(incomplete("violet", "violeta", "violet", from)),
    autosomal(
      dominant("grey", "fator cinzento", "grey factor", from, { aliases: ["gray", "grey", "cinzento", "cinza"] }),
    ),
    autosomal(recessive("cleartail", "cauda-clara", "cleartail", from)),
  ],
  links: [],
  looks: [
    look("lutino", "lutino", "lutino", { ino: "ino", blue: "+" }, unseenInWhite),
    look("albino", "albino", "albino", { ino: "ino", blue: "blue" }, unseenInWhite),
    look("grey_green", "verde-cinza", "grey-green", { grey: "grey", blue: "+" }),
    look("grey_blue", "cinza", "grey", { grey: "grey", blue: "blue" }),
    look("visual_violet", "violeta visual", "visual violet", { violet: "violet:1", blue: "blue", dark: "dark:1" }),
    look("green", "verde", "green", { blue: "+", dark: "+" }),
    look("dark_green", "verde-escuro", "dark green", { blue: "+", dark: "dark:1" }),
    look("olive", "oliva", "olive", { blue: "+", dark: "dark:2" }),
    look("blue", "azul", "blue", { blue: "blue", dark: "+" }),
    look("cobalt", "cobalto", "cobalt", { blue: "blue", dark: "dark:1" }),
    look("mauve", "malva", "mauve", { blue: "blue", dark: "dark:2" }),
  ],
};
