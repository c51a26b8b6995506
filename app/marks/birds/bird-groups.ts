/** The birds that are drawn; each is a column of birds.svg, and birds.css knows where. */
type DrawnGroup = (typeof drawn)[number][0] | "unknown";
/** The colours they are drawn in; each is a row of birds.svg. */
export type Tint = (typeof tints)[number][0];

// A group is kept in a breeder's own words (the catalogue's in their language, or any other), so beginnings decide.
const drawn = [
  [
    "galliform",
    /\b(galin|gallin|gallif|galif|gamebird|poultry|fowl|faisa|faiso|phasian|pheasant|perdi|codorn|quail|pava|pavo)/,
  ],
  ["waterfowl", /\b(waterfowl|aquatic|aves aqua|anati|anser|pato|duck|goose|geese|ganso|cisne|swan|marreco)/],
  ["ratite", /\b(ratit|avestruz|ostrich|emu|nandu|rhea|ema\b)/],
  [
    "psittacine",
    /\b(psitac|psittac|papagai|parrot|periquit|parakeet|budg|arara|macaw|catatua|cockat|agaporn|lovebird|loro)/,
  ],
  ["columbid", /\b(columb|pomb|pigeon|dove|rola)/],
  ["softbill", /\b(softbill|insetiv|frugiv|insectiv|tucan|toucan|turac|maina)/],
  ["passerine", /\b(passer|passar|canor|canar|finch|songbird|fringil|estrild|exotic|granivor|diamante)/],
] as const;

const tints = [
  ["green", /\b(verde|green|oliva|olive)/],
  ["sky", /\b(azul|blue|cobalt|turques|turquoise|violet|malva|mauve|ardosia|slate)/],
  ["clay", /\b(vermelh|red|laranj|orange|rubi|ruby|mosaico|rosa|pink|salm)/],
  ["gold", /\b(amarel|yellow|dourad|gold|lutin|ino\b|limao|lemon)/],
  ["stone", /\b(branc|white|albin|pratead|silver|prata|creme|cream|cinz|grey|gray)/],
  ["brown", /\b(castanh|brown|canela|cinnamon|isabel|agata|agate|pret|black|negr|bronze|fulv|fawn)/],
] as const;

/** Which bird stands for a species' group, in whatever words a breeder keeps it. */
export function groupOf(words: string | null | undefined): DrawnGroup {
  const folded = fold(words);
  return drawn.find(([, begins]) => begins.test(folded))?.[0] ?? "unknown";
}

/** The colour that the words for a bird's look begin with, its mutation above all; undefined where they name none. */
export function tintOf(look: string | null | undefined): Tint | undefined {
  const folded = fold(look);
  return tints.find(([, begins]) => begins.test(folded))?.[0];
}

const fold = (words: string | null | undefined) => (words ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
