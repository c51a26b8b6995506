import type { Book } from "./loci.ts";
import { autosomal, dominant, look, onZ, read, recessive, words } from "./shelf.ts";

/** The canary. */
export const canary: Book = {
  species: "canary",
  normal: words("verde", "green"),
  loci: [
    onZ(recessive("brown", "canela", "brown", read.wirick, { aliases: ["cinnamon", "bruno"] })),
    {
      ...{ key: "agate", names: words("ágata e satiné", "agate and satinet"), chromosome: "Z" },
      alleles: [
        recessive("agate", "ágata", "agate", read.wirick, { rank: 1 }),
        recessive("satinet", "satiné", "satinet", read.bucci, {
          ...{ rank: 2, aliases: ["satinette", "acetinado"] },
          note: words(
            "Que ágata e satiné sejam alelos é saber de criadores: nenhuma contagem foi lida.",
            "That agate and satinet are alleles is breeders' knowledge: no count was read.",
          ),
        }),
      ],
    },
    onZ(recessive("pastel", "pastel", "pastel", read.wirick)),
    onZ(recessive("ivory", "marfim", "ivory", read.wirick, { aliases: ["rosa"] })),
    autosomal(
      dominant("crest", "poupa", "crest", read.gloster, {
        ...{ lethal: "lethal_DF", aliases: ["corona", "crested", "poupado"] },
        note: words(
          "Acasale poupa com cabeça lisa: dá metade de poupas e não perde nenhum ovo.",
          "Pair crest with plainhead (consort): half the chicks are crested and no egg is lost.",
        ),
      }),
    ),
    autosomal(
      dominant("dominant_white", "branco dominante", "dominant white", read.whiteLethal, {
        ...{ lethal: "lethal_DF", lethal_evidence: "disputed" },
      }),
    ),
    autosomal(recessive("recessive_white", "branco recessivo", "recessive white", read.breeders)),
    {
      ...{ key: "opal", names: words("opala e ónix", "opal and onyx"), chromosome: "autosomal" },
      alleles: [
        recessive("onyx", "ónix", "onyx", read.onyx, { rank: 1 }),
        recessive("opal", "opala", "opal", read.breeders, { rank: 2, aliases: ["opalino"] }),
      ],
    },
    autosomal(recessive("phaeo", "phaeo", "phaeo", read.bucci, { aliases: ["ino", "feo"] })),
    autosomal(recessive("topaz", "topázio", "topaz", read.topaz)),
    autosomal(recessive("eumo", "eumo", "eumo", read.breeders)),
  ],
  links: [],
  looks: [look("isabel", "isabel", "isabel", { brown: "brown", agate: "agate" })],
  traits: [
    {
      ...{ key: "red_factor", names: words("fator vermelho", "red factor"), inheritance: "polygenic" },
      ...{ evidence: "estimated", source: read.breeders },
    },
    {
      ...{ key: "mosaic", names: words("mosaico", "mosaic"), inheritance: "disputed" },
      ...{ evidence: "disputed", source: "robirda.com calls it recessive; others do not" },
    },
  ],
};
