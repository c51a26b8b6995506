import { facts as en } from "#worker/birds/words/en.ts";
import { facts as pt } from "#worker/birds/words/pt.ts";
import { foldName } from "#worker/species/names.ts";
import { type FileField, fileFields } from "./contract.ts";
import { type FactField, factColumns } from "./facts.ts";

/** A heading as comparisons see it: without case, accents, dots and marks. */
export const foldHeading = (heading: string) =>
  foldName(heading)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const rings = "anilha|ring|band|leg ring|leg band|tag|anel".split("|");
const numbers = "numero|number|no|nr|num|n|n o|id|code|codigo|key".split("|");
const ringWords = rings.flatMap((ring) => [
  ring,
  ...numbers.flatMap((no) => [`${ring} ${no}`, `${no} ${ring}`, `${no} da ${ring}`, `${no} de ${ring}`]),
]);

/** Every way to head a column of parents: `Pai`, `Anilha do pai`, `Sire ring no.`, `Father's band`. */
const parentWords = (...parents: string[]) =>
  parents.flatMap((parent) => [
    parent,
    ...["id", "tag id", "registration", "registration number", "identifier", "identificacao", "registo", "key"].map(
      (more) => `${parent} ${more}`,
    ),
    ...ringWords.flatMap((ring) => [
      ...[`${parent} ${ring}`, `${parent} s ${ring}`, `${ring} ${parent}`, `${ring} do ${parent}`],
      ...[`${ring} da ${parent}`, `${ring} of ${parent}`, `${ring} of the ${parent}`],
    ]),
  ]);
const namesOfParents = (...parents: string[]) =>
  parents.flatMap((it) => [
    ...[`nome do ${it}`, `nome da ${it}`, `nome ${it}`, `${it} nome`, `${it} name`, `name of ${it}`, `${it} s name`],
  ]);

const words = (text: string) => text.split("|");
const fathers = [
  "father",
  "pai",
  "sire",
  "progenitor",
  "progenitor macho",
  "macho progenitor",
  "male parent",
  "cock parent",
];
const mothers = [
  "mother",
  "mae",
  "dam",
  "progenitora",
  "progenitor femea",
  "femea progenitora",
  "female parent",
  "hen parent",
];

/** Every heading we understand, as breeders and their programs write them in Portuguese and English; of facts, in their words. */
const spellings: Record<FileField, readonly string[]> = {
  ...headingsOfFacts(),
  identifier: [
    ...ringWords,
    ...words(
      "tag id|tagid|identificador|identificacao|identification|identifier|identity|codigo da anilha|n o da anilha|n o de anilha|" +
        "anilha oficial|anilha fechada|closed ring|ring tag|bird id|id da ave|id ave|numero da ave|n da ave|no da ave|n o da ave|" +
        "registration number|registration no|registration nr|registration|reg no|reg number|numero de registo|n de registo|" +
        "no de registo|no registo|registo|registro|numero de registro|marcacao|marca",
    ),
  ],
  species: words(
    "species|specie|especie|bird species|especie da ave|nome da especie|species name|nome comum|common name|nome vulgar|" +
      "especies|tipo de ave|bird type|kind of bird",
  ),
  name: words("name|nome|bird name|nome da ave|pet name|alcunha|nickname|call name|nome proprio"),
  sex: words("sex|sexo|gender|genero|sx|sexe|m f|macho femea|cock hen"),
  birth_date: words(
    "birth date|date of birth|birthdate|birthday|dob|born|born on|hatch date|hatchdate|hatch|hatched|hatched on|hatching date|" +
      "date hatched|date of hatch|date born|data de nascimento|data nascimento|data nasc|data de nasc|dt nasc|d nasc|nasc|nascto|" +
      "nascimento|dt nascimento|nascida em|nascido em|nascida|nascido|nasceu|nasceu em|data de eclosao|data eclosao|eclosao|d n|dn|bdate",
  ),
  status: words(
    "status|estado|situacao|state|estado atual|estado actual|situacao atual|current status|condicao|bird status",
  ),
  father: [...parentWords(...fathers), "cock"],
  mother: [...parentWords(...mothers), "hen"],
  place: words(
    "location|place|local|localizacao|lugar|onde esta|gaiola|cage|cage number|cage no|cage nr|n gaiola|no gaiola|n da gaiola|" +
      "no da gaiola|numero da gaiola|gaiola n|gaiola no|viveiro|aviary|voadeira|flight|jaula|alojamento|housing|enclosure|" +
      "compartimento|current location|localizacao atual|cage location",
  ),
  foster_father: parentWords(
    "foster father",
    "pai adotivo",
    "pai adoptivo",
    "pai de criacao",
    "ama macho",
    "foster cock",
  ),
  foster_mother: [
    ...parentWords("foster mother", "mae adotiva", "mae adoptiva", "mae de criacao", "ama femea", "foster hen"),
    ...words("ama|foster|fosters"),
  ],
  notes: words(
    "notes|note|notas|nota|observacoes|observacao|obs|remarks|remark|comments|comment|comentarios|comentario|memo|anotacoes|" +
      "additional information|informacoes|outras informacoes|description|descricao",
  ),
};

function headingsOfFacts() {
  const entries = Object.entries(factColumns).map(([field, fact]) => [
    field,
    [pt, en].flatMap(({ headings }) => headings(fact)).map(foldHeading),
  ]);
  return Object.fromEntries(entries) as Record<FactField, string[]>;
}

/** Headings that say so only when no better column of the same kind is there. */
const weakly: Partial<Record<FileField, readonly string[]>> = {
  identifier: words("id|numero|number|n|no|n o|nr|num|codigo|code|ave|bird|passaro"),
  species: words("breed|raca|nome cientifico|scientific name|latin name|nome latino|latin|tipo|type|familia|family"),
  birth_date: words(
    "ano|year|ano nascimento|ano de nascimento|ano nasc|year of birth|birth year|hatch year|year hatched|ano da anilha|ring year",
  ),
  father: [...namesOfParents("father", "pai", "sire", "progenitor"), ...words("pais macho|macho|male")],
  mother: [...namesOfParents("mother", "mae", "dam", "progenitora"), ...words("femea|female")],
  place: words("sala|room|bateria|bank|position|posicao|site"),
  mutation: words(
    "cor|colour|color|cores|variedade|variety|plumagem|plumage|cor da ave|cor ave|bird colour|bird color|pattern|linha de cor",
  ),
  breeder: words(
    "stam|n criador|no criador|n o criador|numero de criador|n de criador|breeder no|breeder number|breeder code",
  ),
  notes: words("info|informacao|outros|other|diversos"),
};

const fieldsBy = (spelled: (field: FileField) => readonly string[]) =>
  new Map(fileFields.flatMap((field) => spelled(field).map((heading) => [heading, field] as const)));
const strong = fieldsBy((field) => spellings[field]);
const weak = fieldsBy((field) => weakly[field] ?? []);

/** What a heading says its column holds; weakly when a better heading of the same kind takes its place. */
type HeadingSense = { field: FileField; isWeak: boolean };

const longest = 200;

/** Understands a heading, also one with its format behind it (`Sexo (M/F)`) or in two languages (`Anilha / Ring`). */
export function senseOf(heading: string): HeadingSense | null {
  if (heading.length > longest) return null;
  const whole =
    folded(foldHeading(heading)) ??
    folded(foldHeading(heading.replaceAll(".", ""))) ??
    folded(foldHeading(heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")));
  if (whole) return whole;
  const parts = heading.split(/[/|\n–]| - /).map((part) => folded(foldHeading(part)));
  const [first] = parts;
  if (first && parts.length > 1 && parts.every((part) => part?.field === first.field)) return first;
  const beforeSexes = folded(foldHeading(heading).replace(sexesNamed, ""));
  return beforeSexes?.field === "sex" ? beforeSexes : null;
}

/** What a heading of sexes names behind its word: `Sexo M/F`, `Sexo: macho ou fêmea`, `Sex 1.0/0.1`. */
const sexesNamed =
  / (?:m|f|h|c|macho|femea|male|female|cock|hen)s?(?: (?:m|f|h|c|macho|femea|male|female|cock|hen|i|u|x|d|n|ind|desc|ou|or|e|and)s?)*$| [01](?: [01])+$/;

function folded(key: string): HeadingSense | null {
  const field = strong.get(key);
  if (field) return { field, isWeak: false };
  const stand = weak.get(key);
  return stand ? { field: stand, isWeak: true } : null;
}
