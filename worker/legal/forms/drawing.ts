import type { PDFPage } from "@cantoo/pdf-lib";
import type { Language } from "#db/vocabulary.ts";
import { fitted, ink, mm, newPaper, type Paper } from "#worker/labels/pdf-ink.ts";
import { colourOf, SheetPen } from "#worker/labels/pdf-pen.ts";
import { wrapped } from "#worker/labels/pdf-wrapping.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Given } from "../given/storing.ts";
import { contentOf } from "./content.ts";
import { type FormData, formLines } from "./data-contract.ts";
import { roomOf, write, writeShort } from "./fitting.ts";
import { labelOf } from "./labels.ts";
import { openForm } from "./opening.ts";
import { UnfitForm } from "./parsing.ts";
import { type Spot, spotsOf } from "./places.ts";
import { underlays } from "./underlay.ts";
import { bySpecies, type FormFacts, type FormValues, valuesOf } from "./values.ts";
import type { Widget } from "./widgets.ts";

type Form = { bytes: Uint8Array; fields: Given["fields"] };
export type Named = { number: string; language: Language; issuer: string };
type Left = Array<[data: FormData, value: string]>;

/**
 * A declaration drawn on the breeder's own empty form: a form of one page twice, as original and duplicate. What does not fit
 * into its place, and a species that the form has no line for, stands on a sheet behind each copy. Refuses `invalid` more
 * than six species, and a form that cannot be read.
 */
export async function drawnOn(form: Form, facts: FormFacts, named: Named): Promise<Uint8Array> {
  if (bySpecies(facts.birds).length > formLines) throw new Refusal("invalid", { bird_ids: ["legal.form.species"] });
  const { number, language } = named;
  const paper = await newPaper();
  paper.pdf.setTitle(`${translate(language, "audit.paper.kind.transfer")} ${number}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(named.issuer);
  const open = await openForm(form.bytes).catch((error) => {
    throw error instanceof UnfitForm ? new Refusal("invalid", { form: ["legal.form.unread"] }) : error;
  });
  const spots = spotsOf(open, contentOf(form));
  const draw = underlays(paper, open);
  const copies = draw.length === 1 ? (["original", "duplicate"] as const) : [null];
  const values = valuesOf(facts, named);
  for (const which of copies) {
    const copy = which && translate(language, `legal.paper.copy.${which}`);
    const pages = draw.map((page) => page());
    const all = { ...values, ...(copy && { copy }) };
    const left = [...fillIn(paper, pages, { spots, values: all, language }), ...unlined(spots, all)];
    drawPresets(paper, pages, open.widgets, spots);
    const foot = [!isSpot(spots, "number") && number, !isSpot(spots, "copy") && copy].filter(Boolean).join(" · ");
    if (foot) for (const page of pages) drawFoot(paper, page, foot);
    if (left.length > 0) drawAnnex(paper, left, { ...named, copy });
  }
  return paper.pdf.save();
}

const isSpot = (spots: readonly Spot[], data: FormData) => spots.some((spot) => spot.data === data);

type Filling = { spots: Spot[]; values: FormValues; language: Language };

/** Writes each value where it goes; answers those that did not fit, each once. */
function fillIn(paper: Paper, pages: PDFPage[], { spots, values, language }: Filling): Left {
  const left = new Map<FormData, string>();
  for (const { data, page, room } of spots) {
    const value = values[data];
    const at = pages[page - 1];
    if (!value || !at || write(paper, at, value, room)) continue;
    left.set(data, value);
    writeShort(paper, at, translate(language, "legal.form.annex.see"), room);
  }
  return [...left];
}

/** What there is to say of a species that has no place on the form at all. */
function unlined(spots: readonly Spot[], values: FormValues): Left {
  const placed = new Set(spots.map(({ data }) => /^line\.\d/.exec(data)?.[0]));
  return Object.entries(values).filter(([data]) => {
    const line = /^line\.\d/.exec(data)?.[0];
    return line !== undefined && !placed.has(line) && /\.(species|mark|sex|quantity)$/.test(data);
  }) as Left;
}

/** What stood in the form's own fields when it was given, as far as nothing of ours goes there. */
function drawPresets(paper: Paper, pages: PDFPage[], widgets: readonly Widget[], spots: readonly Spot[]): void {
  const ours = new Set(spots.map(({ room }) => `${room.x} ${room.y}`));
  for (const widget of widgets) {
    const room = roomOf(widget);
    const page = pages[widget.page - 1];
    if (!page || widget.preset === "" || ours.has(`${room.x} ${room.y}`)) continue;
    if (!write(paper, page, widget.preset, room)) writeShort(paper, page, widget.preset, room);
  }
}

const grey = ink(0.35, 0.35, 0.35);

/** Our number, and which copy it is, at the very edge. */
function drawFoot(paper: Paper, page: PDFPage, text: string): void {
  const { width } = page.getSize();
  const { shown, size } = fitted(paper, text, width - mm(20), 7);
  const x = width - mm(10) - paper.font.widthOfTextAtSize(shown, size);
  page.drawText(shown, { x, y: mm(4), size, font: paper.font, color: grey });
}

function drawAnnex(paper: Paper, left: Left, { number, language, copy }: Named & { copy: string | null }): void {
  const pen = new SheetPen(paper, colourOf(null));
  const title = `${translate(language, "audit.paper.kind.transfer")} ${number}`;
  pen.line(translate(language, "legal.form.annex.title", { title }), { size: 15 });
  if (copy) pen.line(copy, { size: 9.5 });
  pen.rule();
  for (const [data, value] of left) {
    pen.space(mm(3));
    pen.line(labelOf(data, language), { size: 8.5 });
    for (const line of wrapped(paper, value, 10, mm(174))) pen.line(line, { size: 10 });
  }
}
