import Papa from "papaparse";
import { expect } from "vitest";
import * as xlsx from "xlsx";
import { birds } from "#db/schema/birds.ts";
import type { Language } from "#db/vocabulary.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { fileFields } from "#worker/birdfiles/contract.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { gatheredRooms } from "#worker/rooms.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask" | "db">;
type QueryOptions = { language?: string; status?: number };

/** The columns that people's files and programs know in both languages: they keep their names and their order. */
export const knownLayout = [
  ["Tag ID", "Anilha"],
  ["Species", "Espécie"],
  ["Name", "Nome"],
  ["Sex", "Sexo"],
  ["Birth Date", "Data de nascimento"],
  ["Status", "Estado"],
  ["Father", "Pai"],
  ["Mother", "Mãe"],
  ["Notes", "Notas"],
  ["Location", "Local"],
  ["Mutation", "Mutação"],
  ["Genotype", "Genótipo"],
  ["Status Since", "Estado desde"],
  ["Cause of Death", "Causa da morte"],
  ["Ring Size", "Medida da anilha"],
  ["Microchip", "Microchip"],
  ["Sexing Method", "Método de sexagem"],
  ["Breeder", "Criador"],
  ["Owner", "Proprietário"],
  ["Acquisition", "Aquisição"],
  ["Acquisition Date", "Data de aquisição"],
  ["Price", "Preço"],
  ["Document", "Documento"],
  ["EU Annex", "Anexo UE"],
  ["Certificate Number", "Certificado"],
  ["Foster Father", "Pai adotivo"],
  ["Foster Mother", "Mãe adotiva"],
  ["Reference Bird", "Ave de outro criador"],
] as const;
const headingsIn = (language: Language) =>
  fileFields.map((field) => gatheredRooms.words[language][`import.field.${field}`] ?? field);
/** All columns of an exported file, newer ones included. */
export const headings: string[] = headingsIn("en");
export const titulos: string[] = headingsIn("pt");

/** Asks for an export and takes it whole. */
export async function takeExport(
  { ask }: World,
  as: Resident,
  query = "",
  { language = "en", status = 200 }: QueryOptions = {},
) {
  const answer = await ask(`/api/birds/export?${query}`, { as, headers: { "Accept-Language": language } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([query, answer.status]).toEqual([query, status]);
  return { headers: answer.headers, bytes };
}

/** The cells of an exported .csv as text, by another reader than ours. */
export function readText(bytes: Uint8Array, delimiter = ","): string[][] {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return Papa.parse<string[]>(text.slice(1), { delimiter, newline: "\r\n", skipEmptyLines: true }).data;
}

/** The first sheet of an exported .xlsx, cell by cell. */
export function readSheet(bytes: Uint8Array) {
  const book = xlsx.read(bytes, { type: "array", cellNF: true, cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const cell = (address: string) => sheet[address] as xlsx.CellObject | undefined;
  return { sheet, cell, table: xlsx.utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }) };
}

export type Written = Partial<typeof birds.$inferInsert> & { id: string; identifier: string; species_id: string };

/** Birds written straight into the table, for flocks of a size or a strangeness that no form would take in time. */
export async function writeBirds({ db }: World, { org_id }: Resident, flock: Written[]): Promise<void> {
  const at = new Date().toISOString();
  for (let from = 0; from < flock.length; from += 500) {
    const rows = flock.slice(from, from + 500).map((bird) => ({
      org_id,
      identifier_key: ringKey(bird.identifier),
      search_key: searchKey(bird.identifier, bird.name),
      created_at: at,
      updated_at: at,
      ...bird,
    }));
    await db.insert(birds).values(rows);
  }
}
