import { type SQL, sql } from "drizzle-orm";
import { type Dye, dyeOf } from "./dyes.ts";

/** The birds that are drawn, each a symbol of `app/marks/birds/birds.svg`. */
export type Drawn = (typeof ofSpecies)[number][0] | (typeof ofGroups)[number][0] | "unknown";

// Latin names first, then what breeders say: the first that fits decides, so the narrower stands before the wider.
const ofSpecies = [
  ["canary", /\bserinus can|\bcanari|\bcanary/],
  ["gouldian", /\bgould/],
  ["zebra", /\btaeniopygia|\bmandarim|\bzebra/],
  ["bengalese", /\blonchura (striata|domest)|\bbengali|\bbengales|\bsociety f/],
  ["java", /\boryzivora|\bpadda|\bjava\b/],
  ["greenfinch", /\bchloris|\bverdilh|\bgreenfinch/],
  ["siskin", /\bspinus|\bsiskin|\bcardinalito|\bvenezuela/],
  ["goldfinch", /\bcarduelis|\bpintassilgo|\bgoldfinch/],
  ["budgerigar", /\bmelopsitt|\bbudg|\bperiquito.?(austral|ondul|ingl)/],
  ["cockatiel", /\bnymphicus|\bcockatiel|\bcaturra|\bcalopsit/],
  ["roseicollis", /\broseicollis|\bpeach.?faced|\brosy.?faced|\bface.?rosa/],
  ["personatus", /\bpersonat|\bmasked l|\bmascarad/],
  ["fischeri", /\bagaporn|\bfischer|\blovebird|\binseparav/],
  ["ringneck", /\bpsittacula|\bring.?neck|\bperiquito.{0,9}(colar|junco)|\balexandrin/],
  ["grey", /\bpsittacus|\bafrican grey|\bpapagaio.?cinz/],
  ["kakariki", /\bcyanoramphus|\bkakariki/],
  ["forpus", /\bforpus|\btuim|\bparrotlet|\bbolborh|\bcatarina|\blineola/],
  ["diamond", /\bcuneata|\bdiamond d|\brola.?diamante/],
  ["dove", /\bstreptopelia|\brolas?\b|\bdove/],
  ["pigeon", /\bcolumba\b|\bpomb|\bpigeon/],
  ["quail", /\bcoturnix|\bcodorn|\bquail|\bcolinus/],
  ["hen", /\bgallus|\bgalinh|\bgalos?\b|\bchicken|\bhens?\b/],
] as const;

// A group is kept in a breeder's own words (the catalogue's in their language, or any other), so beginnings decide.
const ofGroups = [
  [
    "hen",
    /\b(galin|gallin|gallif|galif|gamebird|poultry|fowl|faisa|faiso|phasian|pheasant|perdi|codorn|quail|pava|pavo)/,
  ],
  ["waterfowl", /\b(waterfowl|aquatic|aves aqua|anati|anser|pato|duck|goose|geese|ganso|cisne|swan|marreco)/],
  ["ratite", /\b(ratit|avestruz|ostrich|emu|nandu|rhea|ema\b)/],
  [
    "psittacine",
    /\b(psitac|psittac|papagai|parrot|periquit|parakeet|budg|arara|macaw|catatua|cockat|agaporn|lovebird|loro)/,
  ],
  ["pigeon", /\b(columb|pomb|pigeon|dove|rola)/],
  ["softbill", /\b(softbill|insetiv|frugiv|insectiv|tucan|toucan|turac|maina)/],
  ["passerine", /\b(passer|passar|canor|canar|finch|songbird|fringil|estrild|exotic|granivor|diamante)/],
] as const;

/**
 * What a bird is drawn by, as one text that `drawingOf` reads: of the row of `species` at hand the names and the group, and
 * its colour in the breeder's words.
 */
export const drawnBy = (look: SQL): SQL<string> =>
  sql<string>`(species.latin_name || ' ' || species.common_name || '|' || species.species_group || '|' || ifnull(${look}, ''))`;

type Words = Record<"latin_name" | "common_name" | "group", string> & { look?: string };

/** The same of words that were read already. */
export const drawnBySpecies = ({ latin_name, common_name, group, look = "" }: Words) =>
  `${latin_name} ${common_name}|${group}|${look}`;

/**
 * How a bird is drawn: the name of the drawing, and behind a blank the colours that its look gives to parts of it, such as
 * `gouldian g:#efcf45;f:#d2452f`. `by` is what `drawnBy` reads; of nobody's species it is empty.
 */
export function drawingOf(by: string | null): string {
  const key = by ?? "";
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const [names = "", group = "", ...look] = fold(key).split("|");
  const drawn = drawnAs(names, group);
  const dye = written(dyeOf(drawn, look.join(" ")));
  const drawing = dye ? `${drawn} ${dye}` : drawn;
  // A flock has few looks; whoever has thousands has them read anew.
  if (drawings.size >= 2000) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}
const drawings = new Map<string, string>();

// A species in whatever words it is kept, else its group.
function drawnAs(names: string, group: string): Drawn {
  const drawn = ofSpecies.find(([, words]) => words.test(names)) ?? ofGroups.find(([, words]) => words.test(group));
  return drawn?.[0] ?? ofGroups.find(([, words]) => words.test(names))?.[0] ?? "unknown";
}

const written = (dye: Dye) =>
  Object.entries(dye)
    .map(([part, colour]) => `${part}:${colour}`)
    .join(";");

const fold = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
