import { type BirdColumnWith, birdColumns } from "#db/bird-columns.ts";
import type { Sex } from "#db/vocabulary.ts";
import { birdDraft, ring } from "#worker/birds/contract.ts";
import { foldName } from "#worker/species/names.ts";
import { type Cell, type Read, readRing, textOf } from "#worker/spreadsheets/cells.ts";

const sexWords: Record<Sex, string> = {
  male: "male|macho|m|♂|cock|masculino|masc|1.0|1,0|1|1.0.0|1,0,0",
  female: "female|femea|f|♀|hen|feminino|fem|0.1|0,1|0.1.0|0,1,0",
  unknown: "unknown|desconhecido|desconhecida|?|u|0.0.1|0,0,1|indeterminado|indeterminada|unsexed|n/a|-",
};
const sexOf = new Map(
  (Object.keys(sexWords) as Sex[]).flatMap((sex) => sexWords[sex].split("|").map((word) => [word, sex] as const)),
);

// Most cells are plain: the contract is asked about the others only. No controls, marks or soft hyphens in here.
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u024f]{0,100}$/;

/** The ring of the bird itself, by the contract's rules. */
export function readIdentifier(cell: Cell): Read<string> {
  const { value, code } = readRing(cell);
  if (code !== undefined) return { code };
  if (value === "") return { code: "import.ring.required" };
  if (plain.test(value)) return { value };
  const { value: ringed, code: why } = judged(ring.safeParse(value), "import.ring.long");
  return why === undefined ? { value: ringed ?? "" } : { code: why };
}

/** A name, by the contract's rules; blank is null. */
export function readName(cell: Cell): Read<string | null> {
  const text = textOf(cell);
  if (plain.test(text)) return { value: text || null };
  return judged(birdDraft.shape.name.safeParse(text), "import.name.long");
}

/** Notes, by the contract's rules; blank is null. */
export function readNotes(cell: Cell): Read<string | null> {
  const text = textOf(cell);
  if (plain.test(text)) return { value: text || null };
  return judged(birdDraft.shape.notes.safeParse(text), "import.notes.long");
}

/** A line of text, by the contract's rules; blank is null. */
export function readLine(cell: Cell, column: BirdColumnWith<{ kind: "line" }>): Read<string | null> {
  const text = textOf(cell);
  if (plain.test(text) && text.length <= birdColumns[column].longest) return { value: text || null };
  return judged(birdDraft.shape[column].safeParse(text), "import.text.long");
}

/** The number of a microchip as the contract keeps it: groups of digits run together. */
export function readChip(text: string): Read<string | null> {
  return text === "" ? { value: null } : judged(birdDraft.shape.microchip.safeParse(text), "import.text.long");
}

type Parsed =
  | { success: true; data?: string | null | undefined }
  | { success: false; error: { issues: Array<{ message: string }> } };

function judged(parsed: Parsed, long: string): Read<string | null> {
  if (parsed.success) return { value: parsed.data ?? null };
  const isLong = parsed.error.issues.some(({ message }) => message.endsWith(".long"));
  return { code: isLong ? long : "import.text.characters" };
}

/** The sex in a breeder's words: `macho`, `♀`, `0.1`; blank is null. */
export function readSex(cell: Cell): Read<Sex | null> {
  const text = textOf(cell);
  if (text === "") return { value: null };
  const value = sexOf.get(text.toLowerCase()) ?? sexOf.get(foldName(text));
  return value ? { value } : { code: "import.sex.unclear" };
}
