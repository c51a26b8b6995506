import { autosomal, dominant, look, onZ, read, recessive, words } from "./facts.ts";
import type { Book } from "./loci.ts";

const from = read.tielUtah;

/** The cockatiel. */
export const cockatiel: Book = {
  species: "cockatiel",
  normal: words("cinzento", "grey"),
  loci: [
    onZ(recessive("ino", "lutino", "lutino", from, { aliases: ["ino"] })),
    onZ(recessive("cinnamon", "canela", "cinnamon", from)),
    onZ(
      recessive("pearl", "pérola", "pearl", from, {
        note_of: "male",
        aliases: ["perola", "perolado", "opaline"],
        note: words(
          "Os machos perdem o desenho pérola na primeira muda: o que se vê num macho adulto não diz o que ele é.",
          "Cocks lose the pearling at their first moult: what an adult cock shows does not tell what he is.",
        ),
      }),
    ),
    onZ(
      recessive("yellow_cheek", "bochecha-amarela", "yellow cheek", from, { aliases: ["yellowcheek", "yellowface"] }),
    ),
    onZ(recessive("platinum", "platina", "platinum", from)),
    {
      key: "face",
      names: words("cara", "face"),
      chromosome: "autosomal",
      alleles: [
        recessive("pastelface", "cara-pastel", "pastelface", from, { rank: 1 }),
        recessive("whiteface", "cara-branca", "whiteface", from, { rank: 2, aliases: ["wf"] }),
      ],
    },
    autosomal(recessive("pied", "arlequim", "pied", from)),
    autosomal(recessive("fallow", "fallow", "fallow", from)),
    autosomal(recessive("recessive_silver", "prateado recessivo", "recessive silver", from)),
    autosomal(recessive("emerald", "esmeralda", "emerald", from, { aliases: ["olive", "spangle"] })),
    autosomal(dominant("dominant_silver", "prateado dominante", "dominant silver", read.tielMultiscope)),
  ],
  links: [],
  looks: [look("albino", "albino", "albino", { ino: "ino", face: "whiteface" })],
};
