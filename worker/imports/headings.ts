import { type FileField, fileFields, requiredFields } from "#worker/birdfiles/contract.ts";
import { foldName } from "#worker/species/names.ts";
import { type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import type { ColumnChoice, ImportColumn } from "./contract.ts";

/** Every heading we understand, as breeders and their programs write them; compared without case, accents, marks. */
const spellings: Record<FileField, string> = {
  identifier:
    "tag id|tagid|tag|tag number|tag no|anilha|n anilha|no anilha|nr anilha|num anilha|numero anilha|numero da anilha|" +
    "numero de anilha|n da anilha|n de anilha|no da anilha|identificador|identificacao|ring|ring number|ring no|" +
    "ring nr|ring id|ring code|band|band number|band no|band id|leg ring|leg band|identifier|codigo da anilha|anel|n o anilha|n o da anilha|n o de anilha",
  species: "species|specie|especie|bird species|especie da ave|nome da especie|species name",
  name: "name|nome|bird name|nome da ave|pet name",
  sex: "sex|sexo|gender|genero",
  birth_date:
    "birth date|date of birth|birthdate|birthday|dob|born|born on|hatch date|hatched|hatched on|hatching date|" +
    "date hatched|data de nascimento|data nascimento|data nasc|nascimento|dt nascimento|nascida em|nascido em|nasceu em|" +
    "data de eclosao|eclosao",
  status: "status|estado|situacao|state",
  father:
    "father|pai|sire|father ring|father id|father tag|sire ring|sire id|anilha do pai|anilha pai|pai anilha|ring father|cock",
  mother:
    "mother|mae|dam|mother ring|mother id|mother tag|dam ring|dam id|anilha da mae|anilha mae|mae anilha|ring mother|hen",
  place:
    "location|place|local|localizacao|lugar|onde esta|gaiola|cage|cage number|n gaiola|gaiola n|viveiro|aviary|voadeira|" +
    "flight|jaula|sala|room|bateria",
  mutation: "mutation|mutacao|mutation name|cor|colour|color|variedade|variety|fenotipo|phenotype|cor mutacao",
  genotype: "genotype|genotipo|split|split for|splits|portador|portador de|portadora de",
  ring_size:
    "ring size|ring size mm|ring diameter|diameter|diametro|diametro da anilha|medida da anilha|tamanho da anilha|anilha mm|band size",
  microchip: "microchip|chip|microchip number|n microchip|no microchip|numero do microchip|transponder|n do microchip",
  sexing_method:
    "sexing method|sexing|sexed by|sexing by|metodo de sexagem|sexagem|sexado por|sexada por|metodo sexagem",
  breeder: "breeder|criador|bred by|criado por|criada por|nome do criador|breeder name",
  owner: "owner|proprietario|proprietaria|dono|dona|nome do proprietario|owner name",
  acquisition: "acquisition|aquisicao|modo de aquisicao|tipo de aquisicao|forma de aquisicao|acquired by|how acquired",
  acquired_on:
    "acquisition date|acquired on|date acquired|date of acquisition|data de aquisicao|data aquisicao|adquirida em|adquirido em|" +
    "data de compra|data da compra|purchase date|date of purchase|bought on|comprada em|comprado em",
  acquired_price: "price|purchase price|preco|preco de compra|preco de aquisicao|valor de compra|custo|cost|price paid",
  acquired_document:
    "acquisition document|document|documento|documento de aquisicao|fatura|factura|n da fatura|invoice|invoice number|recibo|receipt",
  eu_annex: "eu annex|annex|anexo|anexo ue|anexo da ue|anexo cites|cites annex",
  certificate_number:
    "certificate number|certificate|certificate no|certificado|numero do certificado|n do certificado|n certificado|" +
    "certificado cites|n cites|cites number|cites certificate|cites no|cites n",
  foster_father: "foster father|pai adotivo|pai adoptivo|pai de criacao|foster father ring|ama macho",
  foster_mother: "foster mother|mae adotiva|mae adoptiva|mae de criacao|foster mother ring|ama femea|ama",
  is_reference:
    "reference bird|reference|ave de outro criador|de outro criador|ave de referencia|referencia|ave de outrem|de outrem|somebody else s|bird of somebody else s",
  notes: "notes|note|notas|nota|observacoes|observacao|obs|remarks|remark|comments|comment|comentarios|comentario",
};
/** Headings that mean the ring only when no better column is there. */
const weak = "id|numero|number|n|no|nr|codigo|code";

/** A heading as comparisons see it. */
export const foldHeading = (heading: string) =>
  foldName(heading)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const known = new Map<string, FileField>(
  fileFields.flatMap((field) => spellings[field].split("|").map((words) => [words, field] as const)),
);
const weakly = new Set(weak.split("|"));

export type Headings = {
  /** Where the headings stand in `sheet.rows`. */
  at: number;
  columns: ImportColumn[];
  missing: FileField[];
  /** Fields that two columns claim. */
  twice: FileField[];
};

/** Headings of the column of errors in rejected rows that were downloaded: nothing is read from it. */
const errorHeadings = new Set(["erros da importacao", "import errors"]);
export const isErrorHeading = (heading: string): boolean => errorHeadings.has(foldHeading(heading));

/** Finds the row of headings among the first ten rows and says what each column holds. */
export function findHeadings(sheet: Sheet, mapping: ColumnChoice = {}): Headings {
  const at = headingRow(sheet, mapping);
  const cells = sheet.rows[at]?.cells ?? [];
  const chosen = new Map(Object.entries(mapping));
  const columns: ImportColumn[] = [];
  for (const [index, cell] of cells.entries()) {
    const heading = textOf(cell);
    const choice = chosen.get(String(index)) ?? chosen.get(heading);
    if (choice === undefined && (heading === "" || isErrorHeading(heading))) continue;
    const field = choice === undefined ? fieldOf(heading) : choice || null;
    columns.push({ index, heading, field, samples: samplesOf(sheet, at, index) });
  }
  settle(columns, chosen);
  const held = columns.flatMap(({ field }) => (field ? [field] : []));
  const missing = requiredFields.filter((field) => !held.includes(field));
  return { at, columns, missing, twice: [...new Set(held.filter((field, n) => held.indexOf(field) !== n))] };
}

const fieldOf = (heading: string): FileField | null => known.get(foldHeading(heading)) ?? null;

function headingRow({ rows }: Sheet, mapping: ColumnChoice): number {
  const mapped = new Set(Object.keys(mapping).filter((key) => !/^\d{1,2}$/.test(key)));
  let best = { at: 0, score: 0 };
  for (const [at, { cells }] of rows.slice(0, 10).entries()) {
    const texts = cells.map(textOf);
    const score = texts.filter((text) => fieldOf(text) || mapped.has(text)).length;
    if (score > best.score) best = { at, score };
  }
  if (best.score > 0) return best.at;
  // Nothing is recognised: the first row that is more than a title.
  const wide = rows.slice(0, 10).findIndex(({ cells }) => cells.filter((cell) => textOf(cell) !== "").length > 1);
  return Math.max(0, wide);
}

/** A chosen column wins over a recognised one; a weak heading serves only where no other claims the ring. */
function settle(columns: ImportColumn[], chosen: ReadonlyMap<string, FileField | "">) {
  const isChosen = ({ index, heading }: ImportColumn) => chosen.has(String(index)) || chosen.has(heading);
  const taken = new Set(columns.filter(isChosen).map(({ field }) => field));
  for (const column of columns) if (!isChosen(column) && taken.has(column.field)) column.field = null;
  if (columns.some(({ field }) => field === "identifier")) return;
  const stand = columns.find((column) => !isChosen(column) && !column.field && weakly.has(foldHeading(column.heading)));
  if (stand) stand.field = "identifier";
}

function samplesOf({ rows }: Sheet, at: number, index: number): string[] {
  const below = rows.slice(at + 1, at + 50).map(({ cells }) => textOf(cells[index]));
  return below
    .filter((text) => text !== "")
    .map((text) => (text.length > 40 ? `${[...text].slice(0, 39).join("")}…` : text))
    .slice(0, 3);
}
