import type { Language, OnDuplicate } from "#db/vocabulary.ts";
import type { DayOrders } from "#worker/birdfiles/contract.ts";
import { orderOfCountry } from "#worker/birdfiles/country-order.ts";
import { dayColumns, isSettled, unclearDays } from "#worker/birdfiles/day-columns.ts";
import { type InQueue, inQueue, reportStep } from "#worker/effort/work-queue.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { Book, Sheet, SheetRow } from "#worker/spreadsheets/cells.ts";
import { readUpload, type Upload } from "#worker/spreadsheets/uploads/upload.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import { changesOf } from "./changes.ts";
import {
  dayOrdersIn,
  type ImportForm,
  type NamedParents,
  type OrdersInput,
  ordersOf,
  type ParentSex,
  type StatusKinds,
  type UnknownParents,
  type UnknownWords,
} from "./contract.ts";
import { readFlock } from "./known-rows.ts";
import { causesOf } from "./mends.ts";
import { isImagined, lacking, lacksAnything, makeLacking, makesOf, withLacking } from "./missing-things.ts";
import { type ImportPlan, type Known, planImport } from "./plan.ts";
import { begunBefore, noteBegun } from "./progress.ts";
import { type CommittedRow, committed, type Kept, writeImport } from "./queries.ts";
import type { Headings } from "./reading/headings.ts";
import { readRows } from "./reading/rows.ts";
import {
  headingsOf,
  type Reading,
  sheetOf,
  speciesFor,
  speciesTaken,
  withOnlySpecies,
} from "./reading/sheet-reading.ts";
import { sheetsIn } from "./reading/sheets.ts";
import { type KeptReport, namesIn, reportOf, requireColumns, worded } from "./report.ts";
import type { CommittedImport, ImportPreview, ImportReport, Makes } from "./report-contract.ts";
import { undoUntil } from "./undo.ts";

export type Choices = Reading &
  OrdersInput & {
    on_duplicate: OnDuplicate;
    unknown_parents: UnknownParents;
    named_parents: NamedParents;
    parent_sex: ParentSex;
    unknown_words: UnknownWords;
    status_kinds?: StatusKinds | undefined;
  };
/** What an import answers: a dry run what would change, a committed import its id. */
export type ImportAnswer = ImportReport & {
  dry_run: boolean;
  id?: string;
  changes?: ImportPreview["changes"];
  /** What an earlier import made that broke off before its birds were written; asked with `unknown_words=create`. */
  begun?: string[];
};

const mostBirds = 10_000;
/** From so many rows on, somebody may be looking on while they are written. */
const manyRows = 1000;

/**
 * Plans an import of a table against the flock as it stands now; throws `Refusal` about its columns or its length. What the
 * file names and the organisation lacks is imagined for a look; before a write it is made, behind `making`, which notes it.
 */
export async function examine(
  scope: Scope,
  book: Book,
  choices: Choices,
  making?: (makes: Makes) => Promise<unknown>,
): Promise<Examined> {
  await yieldThread();
  const { standing, sheet } = sheetOf(book, choices);
  const reading = await withOnlySpecies(scope, sheet, choices);
  const headings = headingsOf(scope, sheet, reading);
  requireColumns(headings, scope.language);
  const count = sheet.count - headings.at - 1;
  if (count > mostBirds)
    throw new Refusal("invalid", { file: ["import.rows.many"] }, { values: { count, most: mostBirds } });
  const dates = await datesOf(scope, sheet.rows.slice(headings.at + 1), headings, dayOrdersIn(choices));
  const orders = Object.fromEntries(dates.map(({ field, order }) => [field, order]));
  const file = await readRows(sheet, headings, { today: scope.today, orders }, speciesFor(reading));
  const { on_duplicate, unknown_words, status_kinds } = choices;
  const flock = await readFlock(scope, file.rows, on_duplicate);
  const lacks = lacking(scope, file.rows, flock, unknown_words === "create");
  const isMade = making !== undefined && lacksAnything(lacks);
  if (isMade) {
    if (asksFor(lacks)) await making(makesOf(lacks));
    await makeLacking(scope, lacks, status_kinds);
  }
  const { room, ...known } = isMade ? await readFlock(scope, file.rows, on_duplicate) : withLacking(flock, lacks);
  await yieldThread();
  const nameOf = (role: string) => translate(scope.language, `import.field.${role}`);
  const plan = await planImport(file, known, { ...choices, nameOf });
  await yieldThread();
  const makes = makesOf(lacks);
  const around = { room, dates, sheets: sheetsIn(book, standing), makes, nameOf: namesIn(known, scope.language) };
  const report = reportOf(plan, headings, { ...around, species_taken: speciesTaken(reading) });
  return { plan, known, report, sheet, headings };
}

const asksFor = (lacks: ReturnType<typeof lacking>) => Object.values(makesOf(lacks)).some((made) => made.length > 0);

type Examined = { plan: ImportPlan; report: KeptReport; known: Known; sheet: Sheet; headings: Headings };

/** How the dates are read that could be read in two ways; the organisation's country is asked where nothing nearer says. */
async function datesOf(scope: Scope, rows: readonly SheetRow[], { columns }: Headings, chosen: DayOrders) {
  const unclear = unclearDays(rows, columns);
  const isKnown = unclear.every((it) => isSettled(it, chosen));
  return dayColumns(unclear, chosen, isKnown ? "day_first" : await orderOfCountry(scope));
}

/** What words nobody knows may mean: asked only where there are such words. */
function meaningsFor(report: KeptReport, { species, statuses }: Known, language: Language): ImportPreview["meanings"] {
  const queries = {
    species: report.unknown_species.length + report.makes.species.length + report.same_as.length > 0,
    statuses: report.unknown_statuses.length + report.makes.statuses.length + report.same_as.length > 0,
  };
  const own = ({ id }: { id: string }) => !isImagined(id);
  return {
    species: queries.species ? species.filter(own).map(({ id, common_name }) => ({ id, name: common_name })) : [],
    statuses: queries.statuses ? statuses.filter(own).map((it) => ({ id: it.id, name: it[`name_${language}`] })) : [],
  };
}

/** What an import would do, to which fields of which birds as well. */
export async function preview(scope: Scope, book: Book, choices: Choices): Promise<ImportPreview> {
  const { plan, known, report, sheet, headings } = await examine(scope, book, choices);
  const meanings = meaningsFor(report, known, scope.language);
  const causes = causesOf({ plan, sheet, headings, known }, scope.language);
  return { ...worded(report, scope), changes: await changesOf(scope, plan, known), meanings, causes };
}

/**
 * Imports a table: every good row in one write, every bad row told about. With an Idempotency-Key the same request
 * answers the stored report; another request under that key is a `conflict`.
 */
export async function importTable(scope: Scope, form: ImportForm): Promise<ImportAnswer> {
  const { dry_run, file, ...choices } = form;
  const upload: Upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  if (dry_run)
    return {
      ...(await preview(scope, await readUpload(upload), choices)),
      dry_run,
      ...(await begunSoFar(scope, choices)),
    };
  const id = await idFor(scope, "import");
  const request = await digestOf(upload, choices);
  const earlier = scope.idempotency_key === undefined ? undefined : await committed(scope, id);
  const kept = earlier?.kept ?? (await commitTable(scope, { id, upload, choices, request }));
  if (kept.request !== request) throw new Refusal("conflict", {}, { detail: "import.key_reused" });
  return { ...worded(kept.report, scope), dry_run, id, ...(kept.begun && { begun: kept.begun }) };
}

async function begunSoFar(
  scope: Scope,
  { unknown_words }: Pick<Choices, "unknown_words">,
): Promise<{ begun?: string[] }> {
  const begun = unknown_words === "create" ? await begunBefore(scope) : [];
  return begun.length > 0 ? { begun } : {};
}

type Order = { id: string; upload: Upload; choices: Choices; request: string; file_key?: string; created_at?: string };

/** Plans and writes when its turn has come; answers the earlier commit when this import was committed before. */
export const commitTable = (scope: Scope, order: Order): Promise<Kept> =>
  inQueue(scope, "import", {
    do: (holder) => planAndWrite(holder, order),
    done: async () => (await committed(scope, order.id))?.kept,
  });

async function planAndWrite(scope: InQueue<Scope>, order: Order): Promise<Kept> {
  const { id, upload, choices, request, file_key = null, created_at = scope.now } = order;
  // Of a checked file its own check tells; of others whoever imports next.
  const begun = file_key === null ? await begunSoFar(scope, choices) : {};
  const beginning = { id, file_name: upload.name, file_key, created_at, request };
  const { plan, report } = await examine(scope, await readUpload(upload), choices, (makes) =>
    noteBegun(scope, beginning, makes),
  );
  if (plan.rows >= manyRows) await reportStep(scope, "writing");
  const { mapping, sheet, species, only_species, corrections } = choices;
  const kept: Kept = {
    report,
    request,
    mapping,
    sheet,
    species,
    only_species,
    corrections,
    ...begun,
    ...(file_key && { bytes: upload.bytes.length }),
  };
  const { on_duplicate } = choices;
  return writeImport(scope, { id, file_name: upload.name, file_key, created_at, on_duplicate, plan, kept });
}

/** The report of a committed import; `missing` when there is none of that id. */
export async function findImport(scope: Scope, id: string): Promise<CommittedImport> {
  const row = await committed(scope, id);
  if (!row) throw new Refusal("missing");
  return asCommitted(scope, row);
}

/** A committed import as it goes over the wire. */
export function asCommitted({ language, role, now }: Scope, row: CommittedRow): CommittedImport {
  const { id, file_name, committed_at, undone_at, has_file, kept } = row;
  const until = undoUntil(committed_at);
  const undo_until = undone_at === null && now <= until ? until : null;
  return { ...worded(kept.report, { language, role }), id, file_name, committed_at, undone_at, undo_until, has_file };
}

/** What makes two import requests the same request. */
export async function digestOf({ name, bytes }: Upload, choices: Choices): Promise<string> {
  const { on_duplicate, unknown_parents, named_parents, parent_sex, unknown_words, mapping, sheet, species } = choices;
  const texts = [on_duplicate, unknown_parents, named_parents, unknown_words, parent_sex];
  const input = [name, ...texts, mapping, sheet, species, ordersOf(choices)];
  const head = new TextEncoder().encode(`${JSON.stringify(input)}\n`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
