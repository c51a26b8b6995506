import { birdColumns, birdColumnsWith, eachBirdColumn, type Fact, type FileFieldOf } from "#db/bird-columns.ts";
import { type Acquisition, acquisitions, euAnnexes, type SexingMethod, sexingMethods } from "#db/vocabulary.ts";
import { foldName } from "#worker/species/names.ts";
import { type Cell, type Read, readRing, textOf } from "#worker/spreadsheets/cells.ts";
import { type DayReading, readDay } from "#worker/spreadsheets/days.ts";
import type { FileField } from "./contract.ts";
import { readChip, readLine } from "./fields.ts";

export type FactField = FileFieldOf<Fact>;
const facts = birdColumnsWith({ isFact: true });

/** Where each fact is stored that needs no other bird, species or place to be understood. */
export const factColumns = Object.fromEntries(facts.map((column) => [birdColumns[column].file, column])) as Record<
  FactField,
  Fact
>;
export type Facts = Partial<Record<Exclude<FactField, NumberField>, string>> & Partial<Record<NumberField, number>>;
type NumberField = "ring_size" | "acquired_price" | "is_reference";

export const isFact = (field: FileField): field is FactField => Object.hasOwn(factColumns, field);

type Reader = (cell: Cell, days: DayReading) => Read<string | number | null>;

const readers: Record<Fact, Reader> = {
  ...eachBirdColumn(
    { kind: "line", isFact: true },
    (column): Reader =>
      (cell) =>
        readLine(cell, column),
  ),
  ...eachBirdColumn({ kind: "day", isFact: true }, (): Reader => (cell, days) => blankAsNull(readDay(cell, days))),
  ring_size_mm: readSize,
  microchip: readMicrochip,
  sexing_method: (cell) => chosen(methodOf, cell, "import.sexing_method.unclear"),
  acquisition: (cell) => chosen(acquisitionOf, cell, "import.acquisition.unclear"),
  acquired_price_cents: readPrice,
  eu_annex: (cell) => chosen(annexOf, cell, "import.eu_annex.unclear"),
  is_reference: (cell) => chosen(answerOf, cell, "import.is_reference.unclear"),
};
/** How the cells of each are read; blank is null. */
export const factReaders = Object.fromEntries(
  facts.map((column) => [birdColumns[column].file, readers[column]]),
) as Record<FactField, Reader>;

const methodWords: Record<SexingMethod, string> = {
  dna: "dna|adn|dna test|teste de adn|teste adn|teste dna|por adn|by dna",
  endoscopy: "endoscopy|endoscopia|surgical|cirurgica",
  pelvis:
    "pelvis|pelvic|bacia|pelvica|pelvic palpation|palpacao pelvica|ossos pelvicos|ossos da bacia|exame da bacia|pelvic bones",
  visual: "visual|visualmente|by sight|a vista|dimorfismo|dimorphism|plumage|plumagem",
  behaviour: "behaviour|behavior|comportamento|song|canto",
  breeder: "breeder|criador|breeder says|indicado pelo criador|told by the breeder|stated by the breeder",
};
const acquisitionWords: Record<Acquisition, string> = {
  bred: "bred|bred here|home bred|own bred|born here|criada|criado|criacao propria|criada ca|criado ca|criada em casa|criado em casa|criada por mim|nascida ca|nascido ca|nascimento",
  bought: "bought|purchased|purchase|comprada|comprado|compra",
  given: "given|gift|a gift|present|oferecida|oferecido|cedida|cedido|oferta|doada|doado|doacao|dada|dado",
  loaned: "loaned|loan|on loan|lent|emprestada|emprestado|emprestimo",
  found: "found|rescued|encontrada|encontrado|achada|achado|resgatada|resgatado|recolhida|recolhido",
};
const annexWords = Object.fromEntries(
  euAnnexes.map((it) => [it, ["", "anexo ", "annex ", "ue ", "eu "].map((before) => before + it).join("|")]),
);
const answers = {
  1: "yes|sim|y|s|true|verdadeiro|1|x|✓|✔",
  0: "no|nao|n|false|falso|0",
};

function wordsFor<Word extends string | number>(entries: ReadonlyArray<readonly [Word, string | undefined]>) {
  return new Map(
    entries.flatMap(([word, stated = ""]) => stated.split("|").map((it) => [foldName(it), word] as const)),
  );
}
const methodOf = wordsFor(sexingMethods.map((it) => [it, methodWords[it]] as const));
const acquisitionOf = wordsFor(acquisitions.map((it) => [it, acquisitionWords[it]] as const));
const annexOf = wordsFor(euAnnexes.map((it) => [it, annexWords[it]] as const));
const answerOf = wordsFor([
  [1, answers[1]],
  [0, answers[0]],
] as const);

function chosen<Word extends string | number>(
  words: ReadonlyMap<string, Word>,
  cell: Cell,
  code: string,
): Read<Word | null> {
  const given = textOf(cell);
  if (given === "") return { value: null };
  const value = words.get(foldName(given));
  return value === undefined ? { code } : { value };
}

function blankAsNull({ value, code }: Read<string>): Read<string | null> {
  return code === undefined ? { value: value || null } : { code };
}

/** Millimetres: `2.5`, `2,5 mm`. */
function readSize(cell: Cell): Read<number | null> {
  const given = textOf(cell);
  if (given === "") return { value: null };
  const [, digits] = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:mm)?$/i.exec(given) ?? [];
  const size = Number(digits?.replace(",", "."));
  return size >= 0.5 && size <= 60 ? { value: size } : { code: "import.ring_size.unclear" };
}

// Fifteen digits are a whole number to a spreadsheet, however it shows them.
function readMicrochip(cell: Cell): Read<string | null> {
  if (typeof cell === "object" && cell.number !== undefined && cell.shown !== "date") {
    const digits = String(cell.number);
    if (/^\d{15}$/.test(digits)) return { value: digits };
  }
  const { value, code } = readRing(cell);
  if (code !== undefined) return { code: "import.microchip.number" };
  return readChip(value);
}

const mostCents = 100_000_000;

/** Cents of a price: `12`, `12,50 €`, `1.234,50`. */
function readPrice(cell: Cell): Read<number | null> {
  if (typeof cell === "object" && cell.number !== undefined)
    return priced(cell.shown === "date" ? Number.NaN : cell.number);
  const given = textOf(cell).replace(/\s|€|eur(?:os?)?/giu, "");
  if (textOf(cell) === "") return { value: null };
  // One mark and three digits may be thousands or thousandths.
  if (/^\d{1,3}[.,]\d{3}$/.test(given)) return { code: "import.acquired_price.ambiguous" };
  const european = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(given);
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(given);
  const [, whole, cents = "0"] = european ?? english ?? [];
  return priced(whole === undefined ? Number.NaN : Number(`${whole.replace(/[.,]/g, "")}.${cents}`));
}

function priced(euros: number): Read<number> {
  const cents = Math.round(euros * 100);
  return cents >= 0 && cents <= mostCents ? { value: cents } : { code: "import.acquired_price.unclear" };
}
