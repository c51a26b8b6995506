import { Refusal } from "#worker/refusal.ts";
import { readUpload, type Upload } from "#worker/spreadsheets/uploads/upload.ts";
import { linesOfCamt } from "./camt.ts";
import { type BankColumns, mostLines, type ReadFile } from "./file-shape.ts";
import { linesOfOfx } from "./ofx.ts";
import { columnsOf, headingsKey, headingsOf, separatorIn } from "./table-columns.ts";
import { linesOfSheet } from "./table-lines.ts";
import { textOfFile } from "./text-of.ts";

const mostBytes = 5 * 1024 * 1024;
const extensionOf = (name: string) => (name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "");

type Reading = {
  currency: string;
  today: string;
  chosen: BankColumns | undefined;
  /** What was remembered of files with these headings. */
  remember: (headings: string) => Promise<BankColumns | undefined>;
};

/**
 * Reads a bank's file by what its name says it is: a table (.csv, .txt, .tsv, .xlsx, .xls, .ods), OFX (.ofx, .qfx) or
 * camt.053 (.xml). Throws `Refusal`: `too_large`, or `invalid` with the cure.
 */
export async function readBankFile(
  { name, bytes }: Upload,
  { currency, today, chosen, remember }: Reading,
): Promise<ReadFile> {
  const extension = extensionOf(name);
  if (extension === "ofx" || extension === "qfx" || extension === "xml") {
    if (bytes.length > mostBytes) throw new Refusal("too_large", { file: ["payments.file.large"] });
    const text = textOfFile(bytes);
    return extension === "xml" ? linesOfCamt(text, currency) : linesOfOfx(text, currency);
  }
  const asTable = extension === "txt" || extension === "tsv" ? `${name.slice(0, -extension.length)}csv` : name;
  if (!["csv", "xlsx", "xls", "ods"].includes(extensionOf(asTable)))
    throw new Refusal("invalid", { file: ["payments.file.kind"] });
  const separator = asTable.toLowerCase().endsWith("csv") ? separatorIn(bytes) : undefined;
  const book = await readUpload({ name: asTable, bytes }, mostLines, separator);
  const sheet = book.find((it) => !it.is_hidden) ?? book[0];
  if (!sheet) throw new Refusal("invalid", { file: ["payments.file.unreadable"] });
  const at = headingsOf(sheet);
  const memory = chosen || at.headingRow < 0 ? undefined : await remember(headingsKey(at.headings));
  return linesOfSheet(sheet, columnsOf(sheet, at, { chosen, memory, currency, today }), { currency, today });
}
