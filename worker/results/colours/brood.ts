import type { Kin } from "#worker/genetics/crossing/family.ts";
import { kinOf, type WrittenColour } from "#worker/genotypes/genes.ts";
import { type ColourClass, classesOf, type Forecast, fitting } from "./forecast.ts";
import { multinomialTest } from "./multinomial.ts";

export type Chick = WrittenColour & { id: string };
/** A look of which far more or fewer hatched than were to be expected, and how likely so uneven a brood is. */
export type Uneven = { of: number; class: ColourClass; expected: number; p: number };
/** What hatched of a pair, beside what was foretold. */
export type Brood<Of extends Chick> = {
  /** By look and sex; by look alone while the sex of one that counts is not known. */
  classes: ColourClass[];
  bySex: boolean;
  /** How many hatched of a look that was foretold: the classes add up to it. */
  counted: number;
  /** Of a look that the two cannot give. */
  impossible: Of[];
  /** Without a colour that was read, and of one that fits several looks. */
  unrecorded: number;
  unclear: number;
  uneven: Uneven | null;
};

/** From so many chicks on, and below this chance, is told that a brood hatched otherwise than foretold. */
const [fewest, tellBelow] = [5, 0.01];

/** The chicks of two birds by what was foretold of them. */
export function broodOf<Of extends Chick>(expected: Forecast, chicks: readonly Of[]): Brood<Of> {
  const read = chicks.map((chick) => ({ chick, ...readChick(expected, kinOf(expected.book, chick)) }));
  const clear = read.flatMap(({ chick, look }) => (look === undefined ? [] : [{ sex: chick.sex, look }]));
  const bySex = clear.every(({ sex }) => sex !== "unknown");
  const classes = classesOf(expected, bySex).map((it) => ({
    ...it,
    hatched: clear.filter(({ look, sex }) => look === it.key && (it.sex === null || it.sex === sex)).length,
  }));
  const impossible = read.filter(({ fits }) => fits === 0).map(({ chick }) => chick);
  return {
    classes,
    bySex,
    counted: clear.length,
    impossible,
    unrecorded: read.filter(({ fits }) => fits === undefined).length,
    unclear: read.filter(({ fits, look }) => fits !== undefined && fits > 0 && look === undefined).length,
    uneven: unevenIn(classes, clear.length),
  };
}

/** How many outcomes a chick fits, and which look that is where it is one; nothing of a chick without a colour. */
function readChick(expected: Forecast, chick: Kin): { fits?: number; look?: string } {
  if (!chick.record) return {};
  const fits = fitting(expected, chick);
  const [look, ...others] = new Set(fits.map(({ key }) => key));
  return { fits: fits.length, ...(look !== undefined && others.length === 0 && { look }) };
}

function unevenIn(classes: readonly ColourClass[], of: number): Uneven | null {
  if (of < fewest) return null;
  const { p } = multinomialTest(classes.map(({ hatched: count, chance }) => ({ count, chance })));
  if (p >= tellBelow) return null;
  const odd = (it: ColourClass) => Math.abs(it.hatched - of * it.chance) / Math.sqrt(of * it.chance);
  const [most] = [...classes].sort((one, other) => odd(other) - odd(one));
  return most ? { of, class: most, expected: of * most.chance, p } : null;
}
