import type { Sex } from "#db/vocabulary.ts";
import { birdDraft, ring } from "#worker/birds/contract.ts";
import { foldName } from "#worker/species/names.ts";
import { type Cell, type Read, readRing, textOf } from "#worker/spreadsheets/cells.ts";

const sexWords: Record<Sex, string> = {
  male: "male|males|macho|machos|m|ma|mac|♂|♂♂|cock|cocks|cockbird|masculino|masc|galo|c|1.0|1,0|1-0|1:0|1|1.0.0|1,0,0|1-0-0|xy|zz",
  female:
    "female|females|femea|femeas|f|fe|fem|♀|♀♀|hen|hens|henbird|h|feminino|fema|hembra|galinha|0.1|0,1|0-1|0:1|2|0.1.0|0,1,0|0-1-0|zw",
  unknown:
    "unknown|unk|unkn|desconhecido|desconhecida|desc|?|??|???|u|0.0.1|0,0,1|0-0-1|0|3|9|indeterminado|indeterminada|indet|ind|i|" +
    "indefinido|indefinida|unsexed|not sexed|nao sexado|nao sexada|por sexar|sem sexo|n/a|na|n/d|nd|n/s|ns|n.d.|n.s.|-|--|–|—|x|" +
    "m/f|f/m|m ou f|m or f|macho/femea|femea/macho|macho ou femea|male/female|male or female|cock/hen|undetermined|undefined|young|cria|chick|juvenil|jovem",
};
const sexOf = new Map(
  (Object.keys(sexWords) as Sex[]).flatMap((sex) => sexWords[sex].split("|").map((word) => [word, sex] as const)),
);
/** What stands beside a sex and is none: how it became known. */
const besideSex = new Set(
  "adn|dna|sexado|sexada|sexed|por|by|visual|test|teste|confirmado|confirmada|confirmed|adulto|adulta|adult".split("|"),
);

// Most cells are plain: the contract is asked about the others only. No controls, marks or soft hyphens in here.
const plainText = /^[ -~\u00a1-\u00ac\u00ae-\u024f]{0,100}$/;
/** Whether nothing but its length can be wrong with a text. */
export const isPlain = (text: string): boolean => plainText.test(text);

/** The ring of the bird itself, by the contract's rules. */
export function readIdentifier(cell: Cell): Read<string> {
  const { value, code } = readRing(cell);
  if (code !== undefined) return { code };
  if (value === "") return { code: "import.ring.required" };
  if (isPlain(value)) return { value };
  const { value: ringed, code: why } = judged(ring.safeParse(value), "import.ring.long");
  return why === undefined ? { value: ringed ?? "" } : { code: why };
}

/** A name, by the contract's rules; blank is null. */
export function readName(cell: Cell): Read<string | null> {
  const text = textOf(cell);
  if (isPlain(text)) return { value: text || null };
  return judged(birdDraft.shape.name.safeParse(text), "import.name.long");
}

/** Notes, by the contract's rules; blank is null. */
export function readNotes(cell: Cell): Read<string | null> {
  const text = textOf(cell);
  if (isPlain(text)) return { value: text || null };
  return judged(birdDraft.shape.notes.safeParse(text), "import.notes.long");
}

type Parsed = { success: true; data?: unknown } | { success: false; error: { issues: Array<{ message: string }> } };

/** A text by the contract's rules; `long` is said of one that is too long. */
export function judged(parsed: Parsed, long: string): Read<string | null> {
  if (parsed.success) return { value: typeof parsed.data === "string" ? parsed.data : null };
  const isLong = parsed.error.issues.some(({ message }) => message.endsWith(".long"));
  return { code: isLong ? long : "import.text.characters" };
}

/** The sex in a breeder's words: `macho`, `♀`, `0.1`, `M (ADN)`; in doubt (`M?`) it is unknown, blank is null. */
export function readSex(cell: Cell): Read<Sex | null> {
  const text = textOf(cell);
  if (text === "") return { value: null };
  const folded = foldName(text);
  const value = sexOf.get(text.toLowerCase()) ?? sexOf.get(folded.replace(/ ?\/ ?/g, "/")) ?? sexOfWords(folded);
  return value ? { value } : { code: "import.sex.unclear" };
}

function sexOfWords(text: string): Sex | undefined {
  if (text.length > 40) return undefined;
  const words = text.split(/[\s().,;:/+*-]+/u).filter((word) => !besideSex.has(word) && !/^\?*$/.test(word));
  const isDoubted = text.includes("?");
  const sexes = words.map((word) => sexOf.get(word) ?? sexOf.get(word.replace(/\?+$/, "")));
  const [first] = sexes;
  if (!first || sexes.some((sex) => sex !== first)) return undefined;
  return isDoubted ? "unknown" : first;
}

const nothing = new Set(
  "-|--|---|–|—|?|??|???|n/a|na|n/d|nd|n.d.|n/c|s/n|none|nenhum|nenhuma|sem|nil|null|unknown|unk|desconhecido|desconhecida|desc|desc.|0|x|xx|xxx|.|..|...|/|*|nao sei|not known|no".split(
    "|",
  ),
);

/** Whether a text says that there is nothing to say: `-`, `?`, `n/d`, `desconhecido`. */
export const holdsNoText = (text: string): boolean => text.length <= 20 && nothing.has(foldName(text));
