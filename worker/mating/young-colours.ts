import type { Book } from "#worker/genetics/books/loci.ts";
import type { WrittenColour } from "#worker/genotypes/genes.ts";
import { youngOfPair } from "#worker/genotypes/pair.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBySpecies } from "#worker/species/drawings.ts";

/** So many looks of the young are told beside each of many mates; the pair's own page has all. */
const shownLooks = 2;
/** So many outcomes are worked out for one list, a second of work at most; the pairs after that have it on their own page. */
const mostOutcomes = 4000;

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
  let outcomes = 0;
  return (mate: Omit<WrittenColour, "sex">): YoungColours | null => {
    const key = JSON.stringify([mate.mutation, mate.genotype]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { young, spent } = outcomes < mostOutcomes ? workedOut(scope, kind, focus, mate) : unknown;
    outcomes += spent;
    known.set(key, young);
    return young;
  };
}

const unknown: { young: YoungColours | null; spent: number } = { young: null, spent: 0 };

function workedOut(scope: Scope, kind: Kind, focus: WrittenColour, mate: Omit<WrittenColour, "sex">): typeof unknown {
  const other: WrittenColour = { ...mate, sex: focus.sex === "male" ? "female" : "male" };
  const [cock, hen] = focus.sex === "male" ? [focus, other] : [other, focus];
  const colours = youngOfPair(scope, kind.book, cock, hen);
  if (!colours) return unknown;
  const looks = new Map<string, YoungColours["looks"][number]>();
  for (const { key, name, chance } of colours.outcomes) {
    const share = (looks.get(key)?.share ?? 0) + chance.number;
    looks.set(key, { name, drawing: drawingOf(drawnBySpecies({ ...kind, group: "", look: name })), share });
  }
  const likeliest = [...looks.values()].sort((one, another) => another.share - one.share);
  const more = Math.max(0, likeliest.length - shownLooks) + colours.untold;
  return { young: { looks: likeliest.slice(0, shownLooks), more }, spent: colours.outcomes.length + colours.untold };
}
