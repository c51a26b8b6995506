import type { Language } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import { fitted, mm, newPaper } from "#worker/labels/pdf-ink.ts";
import { dayInFull } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { paperPdf } from "./drawing/pdf.ts";
import type { PaperFacts } from "./facts.ts";
import { illegal } from "./issuing.ts";
import type { PaperRow } from "./paper-rows.ts";
import { layoutOf } from "./templates.ts";

/**
 * An authenticated copy of a declaration that was issued, for whoever lost theirs: what stands on it was kept with it, its
 * number is the same, and each sheet says that it is a copy and of which day. The issued file is not touched. Refuses
 * `illegal_state` of a draft and of what is void.
 */
export async function authenticatedCopy(scope: Scope, env: Env, row: PaperRow): Promise<Uint8Array> {
  const { look } = scope;
  if (row.state !== "issued" || row.kind !== "transfer" || !row.number) throw illegal(row);
  const made = (language: Language) =>
    translate(language, "legal.paper.copy.made", { day: dayInFull(scope.today, language) });
  const { issued, language, ...facts } = JSON.parse(row.content) as PaperFacts & { issued: string; language: Language };
  // What came back with an archive is as somebody wrote it there.
  if (!Array.isArray(facts.birds) || !facts.breeder || !issued) throw illegal(row);
  const copy = translate(language, "legal.paper.copy.authenticated");
  if (row.template_id) return stamped(await bytesOf(env, row), `${copy} · ${row.number} · ${made(language)}`);
  const layout = layoutOf(facts, {
    kind: row.kind,
    number: row.number,
    language,
    look,
    today: issued,
    origin: env.APP_ORIGIN,
  });
  const [leaf] = layout.leaves;
  const notes = [made(language), ...layout.notes];
  return paperPdf({ ...layout, leaves: [{ copy, blocks: leaf?.blocks ?? [] }], notes });
}

async function bytesOf({ FILES }: Env, { file_key }: PaperRow): Promise<ArrayBuffer> {
  const file = file_key ? await FILES.get(file_key) : null;
  if (!file) throw new Refusal("missing");
  return file.arrayBuffer();
}

/** Every sheet as it was issued, with a line at its top: the form it was drawn on may be another one by now. */
async function stamped(bytes: ArrayBuffer, line: string): Promise<Uint8Array> {
  const [paper, { PDFDocument }] = await Promise.all([newPaper(), import("@cantoo/pdf-lib")]);
  const issued = await PDFDocument.load(bytes);
  for (const page of await paper.pdf.copyPages(issued, issued.getPageIndices())) {
    paper.pdf.addPage(page);
    const { width, height } = page.getSize();
    const { shown, size } = fitted(paper, line, width - mm(20), 9);
    page.drawText(shown, { x: mm(10), y: height - mm(7), size, font: paper.font });
  }
  return paper.pdf.save();
}
