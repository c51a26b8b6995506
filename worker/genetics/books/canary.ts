import { canaryLooks, canaryUnclear } from "./canary-looks.ts";
import { autosomal, dominant, incomplete, onZ, read, recessive, words } from "./facts.ts";
import type { Book, Locus } from "./loci.ts";

// Of many genes: crosses of unlike birds give everything between, and nobody has counted how much of what.
const melanin: Locus = {
  key: "melanin",
  names: words("melanina", "melanin"),
  chromosome: "autosomal",
  normal: { names: words("melânico", "self"), aliases: ["todo escuro", "linha escura"] },
  alleles: [
    incomplete("clear", "lipocrómico", "clear", read.variegation, {
      evidence: "estimated",
      aliases: ["lipocromo", "lipochrome", "linha clara", "claro", "limpo"],
      note: words(
        "Uma ave lipocrómica esconde a melanina que tem: o que não se escreve dela contou como verde.",
        "A clear bird hides its melanin: what is not written of it counted as green.",
      ),
    }),
  ],
  graded: {
    between: {
      names: words("malhado", "variegated"),
      aliases: [
        "variegado",
        "manchado",
        "pintado",
        "pied",
        "ticked",
        "foul",
        "lightly variegated",
        "heavily variegated",
      ],
    },
    mixed: { names: words("mais ou menos malhado", "more or less variegated") },
    untold: { names: words("melanina não registada", "melanin not recorded") },
  },
};

const red: Locus = {
  key: "red",
  names: words("fator vermelho", "red factor"),
  chromosome: "autosomal",
  normal: { names: words("amarelo", "yellow"), aliases: ["gold", "fundo amarelo", "yellow ground", "sem fator"] },
  alleles: [
    incomplete("red", "vermelho", "red", read.redFactor, {
      evidence: "estimated",
      aliases: ["fator vermelho", "factor vermelho", "red factor", "com fator", "encarnado"],
      note: words(
        "O vermelho vem de muitos genes e da alimentação: o tom das crias não se calcula.",
        "Red comes of many genes and of feeding: the shade of the young cannot be calculated.",
      ),
    }),
  ],
  graded: {
    between: { names: words("laranja", "orange"), aliases: ["alaranjado", "apricot"] },
    mixed: { names: words("entre amarelo e vermelho", "between yellow and red") },
  },
};

const mosaic: Locus = {
  key: "mosaic",
  names: words("mosaico", "mosaic"),
  chromosome: "autosomal",
  alleles: [
    incomplete("mosaic", "mosaico", "mosaic", read.mosaic, {
      evidence: "disputed",
      aliases: ["dimorfico", "dimorphic"],
      note: words(
        "O mosaico vê-se conforme o sexo: as fêmeas mostram menos cor do que os machos. De mosaico com outra categoria não se calcula o que sai.",
        "Mosaic shows by sex: hens have less colour than cocks. What mosaic gives with another category is not calculated.",
      ),
    }),
  ],
  graded: {
    between: { names: words("meio-mosaico", "half mosaic") },
    mixed: { names: words("mais ou menos mosaico", "more or less mosaic") },
  },
};

const intensive: Locus = {
  ...autosomal(
    dominant("intensive", "intenso", "intensive", read.hardFeather, {
      single: true,
      lethal: "lethal_DF",
      lethal_evidence: "disputed",
      aliases: ["intensivo", "non frosted", "jonque", "hard feather"],
      note: words(
        "O que não se diz intenso contou como nevado. Acasale intenso com nevado.",
        "What is not said to be intensive counted as frosted. Pair intensive with frosted.",
      ),
    }),
  ),
  normal: {
    names: words("nevado", "frosted"),
    aliases: ["não intenso", "non intensive", "nonintensive", "buff", "schimmel", "frost"],
  },
};

const crest: Locus = {
  ...autosomal(
    dominant("crest", "poupa", "crest", read.gloster, {
      single: true,
      lethal: "lethal_DF",
      aliases: ["corona", "crested", "poupado"],
      note: words(
        "Acasale poupa com cabeça lisa: dá metade de poupas e não perde nenhum ovo.",
        "Pair crest with plainhead (consort): half the chicks are crested and no egg is lost.",
      ),
    }),
  ),
  normal: {
    names: words("cabeça lisa", "plainhead"),
    aliases: ["consort", "cabeça redonda", "plain head", "sem poupa"],
  },
};

const brownAliases = ["cinnamon", "bruno", "castanho", "marrom"];

/** The canary. */
export const canary: Book = {
  species: "canary",
  normal: words("verde", "green"),
  common: [
    ...["melanin", "brown", "agate", "dominant_white", "recessive_white", "red", "ivory"],
    ...["intensive", "mosaic", "crest", "pastel", "opal", "phaeo"],
  ],
  ground: {
    locus: "melanin",
    state: "clear:2",
    dark: ["brown", "agate", "pastel", "opal", "phaeo", "eumo", "cobalt", "jaspe"],
    ground: ["red", "ivory", "dominant_white", "recessive_white"],
  },
  loci: [
    melanin,
    onZ(recessive("brown", "canela", "brown", read.wirick, { aliases: brownAliases })),
    {
      key: "agate",
      names: words("ágata e satiné", "agate and satinet"),
      chromosome: "Z",
      alleles: [
        recessive("agate", "ágata", "agate", read.wirick, { rank: 1 }),
        recessive("satinet", "satiné", "satinet", read.bucci, {
          rank: 2,
          aliases: ["satinette", "acetinado", "satinado"],
          note: words(
            "Que ágata e satiné sejam alelos é saber de criadores: nenhuma contagem foi lida.",
            "That agate and satinet are alleles is breeders' knowledge: no count was read.",
          ),
        }),
      ],
    },
    onZ(recessive("pastel", "pastel", "pastel", read.wirick)),
    {
      key: "opal",
      names: words("opala e ónix", "opal and onyx"),
      chromosome: "autosomal",
      alleles: [
        recessive("onyx", "ónix", "onyx", read.onyx, { rank: 1 }),
        recessive("opal", "opala", "opal", read.breeders, { rank: 2, aliases: ["opalino"] }),
      ],
    },
    {
      key: "phaeo",
      names: words("ino e topázio", "ino and topaz"),
      chromosome: "autosomal",
      alleles: [
        recessive("topaz", "topázio", "topaz", read.topaz, {
          rank: 1,
          note: words(
            `Que topázio e ino sejam alelos di-lo ${read.topazIno}; nenhuma contagem foi lida.`,
            `That topaz and ino are alleles says ${read.topazIno}; no count was read.`,
          ),
        }),
        recessive("phaeo", "ino", "ino", read.bucci, { rank: 2, aliases: ["phaeo", "feo", "faeo"] }),
      ],
    },
    autosomal(recessive("eumo", "eumo", "eumo", read.breeders)),
    autosomal(recessive("cobalt", "cobalto", "cobalt", read.breeders)),
    autosomal(incomplete("jaspe", "jaspe", "jaspe", read.jaspe, { aliases: ["jasper"] })),
    autosomal(
      dominant("dominant_white", "branco dominante", "dominant white", read.whiteLethal, {
        single: true,
        lethal: "lethal_DF",
        lethal_evidence: "disputed",
        aliases: ["branco dom", "white dominant"],
      }),
    ),
    autosomal(
      recessive("recessive_white", "branco recessivo", "recessive white", read.colourMatings, {
        aliases: ["branco rec", "white recessive"],
      }),
    ),
    red,
    onZ(recessive("ivory", "marfim", "ivory", read.wirick)),
    intensive,
    mosaic,
    crest,
  ],
  links: [],
  looks: canaryLooks,
  unclear: canaryUnclear,
};
