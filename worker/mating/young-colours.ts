import type { Book } from "#worker/genetics/books/loci.ts";
import type { WrittenColour } from "#worker/genotypes/genes.ts";
import { coloursOfPair } from "#worker/genotypes/pair.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBySpecies } from "#worker/species/drawings.ts";

/** So many looks of the young are told beside each of many mates; the pair's own page has all. */
const shownLooks = 2;

/** The likeliest looks of the young, how each is drawn, their share of all (0 to 1), and how many others there are. */
type YoungColours = { looks: Array<{ name: string; drawing: string; share: number }>; more: number };

/** Of which species they all are: its book, and what it is drawn by. */
type Kind = { book: Book | null; latin_name: string; common_name: string };

/**
 * What the young of one bird with each of many would look like; null where the colours of either are not recorded or not
 * understood. Mates that are written alike are worked out once.
 */
export function youngColoursWith(scope: Scope, kind: Kind, focus: WrittenColour) {
  const known = new Map<string, YoungColours | null>();
  return (mate: Omit<WrittenColour, "sex">): YoungColours | null => {
    const key = JSON.stringify([mate.mutation, mate.genotype]);
    const found = known.get(key) ?? workedOut(scope, kind, focus, mate);
    known.set(key, found);
    return found;
  };
}

function workedOut(scope: Scope, kind: Kind, focus: WrittenColour, mate: Omit<WrittenColour, "sex">) {
  const other: WrittenColour = { ...mate, sex: focus.sex === "male" ? "female" : "male" };
  const [cock, hen] = focus.sex === "male" ? [focus, other] : [other, focus];
  const { colours } = coloursOfPair(scope, kind.book, cock, hen);
  if (!colours) return null;
  const looks = new Map<string, YoungColours["looks"][number]>();
  for (const { key, name, chance } of colours.outcomes) {
    const share = (looks.get(key)?.share ?? 0) + chance.number;
    looks.set(key, { name, drawing: drawingOf(drawnBySpecies({ ...kind, group: "", look: name })), share });
  }
  const likeliest = [...looks.values()].sort((one, another) => another.share - one.share);
  return { looks: likeliest.slice(0, shownLooks), more: Math.max(0, likeliest.length - shownLooks) + colours.untold };
}
