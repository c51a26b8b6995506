import { csvOf, type Table, xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import type { StoredBird } from "#worker/imports/parents/parentage.ts";
import { type ImportPlan, type Known, planImport } from "#worker/imports/plan.ts";
import { findHeadings } from "#worker/imports/reading/headings.ts";
import { readRows } from "#worker/imports/reading/rows.ts";
import { chooseSheet } from "#worker/imports/reading/sheets.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";

export const today = "2026-06-01";
export const known: Known = {
  species: [
    { id: "sp_canary", common_name: "Canário", latin_name: "Serinus canaria", catalogue_slug: null },
    { id: "sp_finch", common_name: "Pintassilgo", latin_name: "Carduelis carduelis", catalogue_slug: null },
  ],
  statuses: [{ id: "st_active", key: "for_sale", name_pt: "À venda", name_en: "For sale", kind: "present" }],
  places: [],
  birds: [],
  ancestry: new Map(),
};
export const stored = (id: string, given: Partial<StoredBird> = {}): StoredBird => ({
  id,
  key: ringKey(id),
  identifier: id,
  name: null,
  sex: "unknown",
  species_id: "sp_canary",
  status_id: null,
  status_since: null,
  acquired_on: null,
  birth_date: null,
  birth_precision: null,
  father_id: null,
  mother_id: null,
  version: 1,
  same_facts: true,
  fathered: 0,
  mothered: 0,
  first_young: null,
  place_id: null,
  foster_father_id: null,
  foster_mother_id: null,
  is_reference: false,
  ...given,
});

const headings = ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother", "Name", "Status", "Notes"];
const filesOf = (table: Table) => ({ "a.xlsx": xlsxOf(table), "a.xls": xlsOf(table), "a.csv": csvOf(table) });

export async function planOf(
  table: Table,
  given: Partial<Known> = {},
  on_duplicate: "skip" | "update" = "skip",
  name = "a.csv",
) {
  const bytes = name === "a.csv" ? csvOf(table) : filesOf(table)[name as "a.xlsx"];
  const sheet = chooseSheet(await readUpload({ name, bytes }));
  const file = await readRows(sheet, findHeadings(sheet), { today, orders: {} });
  return planImport(file, { ...known, ...given }, { on_duplicate });
}
export const birds = (...rows: string[][]) => [headings, ...rows];
export const faultsOf = ({ faults }: ImportPlan) => faults.map(({ row, field, code }) => [row, field, code]);
export const counts = ({ rows, created, updated, unchanged, skipped, rejected }: ImportPlan) => ({
  rows,
  unchanged,
  skipped,
  rejected,
  created: created.length,
  updated: updated.length,
});
