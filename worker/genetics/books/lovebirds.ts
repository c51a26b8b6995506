import { autosomal, dominant, incomplete, look, onZ, read, recessive, words } from "./facts.ts";
import type { Book, Locus } from "./loci.ts";

const from = read.agapornisBe;
const dark = (source: string) => autosomal(incomplete("dark", "escuro", "dark", source, { aliases: ["dark factor"] }));
const violet = (source: string) => autosomal(incomplete("violet", "violeta", "violet", source));

const inos: Locus = {
  key: "ino",
  names: words("série ino", "ino series"),
  chromosome: "Z",
  alleles: [
    recessive("pallid", "pálido", "pallid", from, { rank: 1, aliases: ["australian cinnamon", "isabel"] }),
    recessive("ino", "ino", "ino", read.agapornisBh, { rank: 2, aliases: ["sl ino"] }),
  ],
  together: [{ alleles: ["pallid", "ino"], names: words("pálido-ino", "pallid-ino"), evidence: "measured" }],
};

const parblue: Locus = {
  key: "blue",
  names: words("série azul", "blue series"),
  chromosome: "autosomal",
  alleles: [
    recessive("aqua", "aqua", "aqua", read.rosyCopy, { aliases: ["dutch blue"] }),
    recessive("turquoise", "turquesa", "turquoise", read.rosyCopy, { aliases: ["whiteface blue"] }),
  ],
  together: [
    {
      alleles: ["aqua", "turquoise"],
      names: words("aqua-turquesa (seagreen)", "aqua-turquoise (seagreen)"),
      evidence: "measured",
    },
  ],
};

const greens = [
  look("green", "verde", "green", { blue: "+", dark: "+" }),
  look("dark_green", "verde-escuro", "dark green", { blue: "+", dark: "dark:1" }),
  look("olive", "oliva", "olive", { blue: "+", dark: "dark:2" }),
];
const unseenInWhite = ["dark", "violet", "dilute", "bronze_fallow", "pale_fallow"];

/** The rosy-faced lovebird: no true blue, two parblues; two kinds of ino, of which the one on the Z is the usual. */
export const rosyLovebird: Book = {
  species: "lovebird_rosy",
  common: ["opaline", "ino", "cinnamon", "blue", "dark", "violet", "dominant_pied", "recessive_pied"],
  normal: words("verde", "green"),
  loci: [
    onZ(recessive("opaline", "opalino", "opaline", read.agapornisFr)),
    onZ(recessive("cinnamon", "canela", "cinnamon", from)),
    inos,
    parblue,
    dark(from),
    violet(from),
    autosomal(recessive("nsl_ino", "NSL ino", "NSL ino", read.agapornisBh)),
    autosomal(recessive("dilute", "diluído", "dilute", read.breeders)),
    autosomal(recessive("bronze_fallow", "fallow bronze", "bronze fallow", read.breeders)),
    autosomal(recessive("pale_fallow", "fallow pálido", "pale fallow", read.breeders)),
    autosomal(recessive("recessive_pied", "arlequim recessivo", "recessive pied", from)),
    autosomal(dominant("dominant_pied", "arlequim dominante", "dominant pied", from)),
    autosomal(incomplete("orange_face", "face-laranja", "orange face", read.breeders)),
    autosomal(incomplete("pale_headed", "cabeça-pálida", "pale-headed", read.breeders)),
  ],
  links: [],
  looks: [
    look("lutino", "lutino", "lutino", { ino: "ino", blue: "+" }, unseenInWhite),
    look("creamino", "creamino aqua", "aqua creamino", { ino: "ino", blue: "aqua" }, unseenInWhite),
    look("turquoise_ino", "creamino turquesa", "turquoise creamino", { ino: "ino", blue: "turquoise" }, unseenInWhite),
    ...greens,
  ],
};

const eyeRingedUnseen = ["dark", "violet", "dilute"];

const eyeRinged = (species: string, source: string, own: readonly Locus[]): Book => ({
  species,
  normal: words("verde", "green"),
  links: [],
  loci: [
    ...own,
    autosomal(recessive("blue", "azul", "blue", source)),
    dark(source),
    violet(source),
    autosomal(recessive("nsl_ino", "ino", "ino", source, { aliases: ["lutino nsl"] })),
    autosomal(recessive("dilute", "diluído", "dilute", source)),
    autosomal(recessive("recessive_pied", "arlequim recessivo", "recessive pied", source)),
    autosomal(dominant("dominant_pied", "arlequim dominante", "dominant pied", source)),
    autosomal(incomplete("euwing", "euwing", "euwing", read.breeders)),
  ],
  looks: [
    look("lutino", "lutino", "lutino", { nsl_ino: "nsl_ino", blue: "+" }, eyeRingedUnseen),
    look("albino", "albino", "albino", { nsl_ino: "nsl_ino", blue: "blue" }, eyeRingedUnseen),
    look("visual_violet", "violeta visual", "visual violet", { violet: "violet:1", blue: "blue", dark: "dark:1" }),
    ...greens,
    look("blue", "azul", "blue", { blue: "blue", dark: "+" }),
    look("cobalt", "cobalto", "cobalt", { blue: "blue", dark: "dark:1" }),
    look("mauve", "malva", "mauve", { blue: "blue", dark: "dark:2" }),
  ],
});

/** Fischer's lovebird. */
export const fischer = eyeRinged("lovebird_fischer", read.breeders, [
  onZ(recessive("opaline", "opalino", "opaline", read.breeders)),
  autosomal(recessive("faded", "desbotado", "faded", read.faded)),
]);

/** The masked lovebird. */
export const masked = eyeRinged("lovebird_masked", read.desagas, []);
