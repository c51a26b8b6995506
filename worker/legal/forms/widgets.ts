import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from "@cantoo/pdf-lib";
import { mostName } from "./contract.ts";
import { UnfitForm } from "./parsing.ts";
import { type Box, boxIn, type Turn, turned } from "./turning.ts";

/** So many fields a form has at most. */
const mostWidgets = 400;
const mostAbove = 16;

/** A field of a form where it stands; a field of one name may stand in several places. */
export type Widget = {
  name: string;
  /** What its reader is told that it is for; null without. */
  label: string | null;
  kind: "text" | "tick";
  page: number;
  box: Box;
  /** Points that its letters are to have; null where it leaves that open. */
  size: number | null;
  isTall: boolean;
  align: "left" | "middle" | "right";
  /** So many boxes of one letter each; null without. */
  cells: number | null;
  /** What stands in it already. */
  preset: string;
  fill: Colour | null;
  border: Colour | null;
};
export type Colour = [red: number, green: number, blue: number];

/** The fields on a page. Signatures and buttons are none that we fill. */
export function widgetsOn(page: PDFDict, number: number, turn: Turn): Widget[] {
  const annots = page.lookup(PDFName.of("Annots"));
  if (!(annots instanceof PDFArray)) return [];
  if (annots.size() > mostWidgets) throw new UnfitForm("fields");
  return annots.asArray().flatMap((it) => widgetIn(page.context.lookup(it), number, turn) ?? []);
}

const flag = (bit: number) => 2 ** (bit - 1);
const flags = { hidden: flag(2), noView: flag(6), multiline: flag(13), push: flag(17), comb: flag(25) };

function widgetIn(widget: PDFObject | undefined, page: number, turn: Turn): Widget | undefined {
  if (!(widget instanceof PDFDict) || textOf(widget.lookup(PDFName.of("Subtype"))) !== "Widget") return undefined;
  const rectangle = boxIn(widget.lookup(PDFName.of("Rect")));
  const above = chain(widget);
  const entry = (key: string) => above.map((it) => it.lookup(PDFName.of(key))).find((it) => it !== undefined);
  const name = clean(
    above
      .flatMap((it) => textOf(it.lookup(PDFName.of("T"))) || [])
      .reverse()
      .join("."),
  );
  const type = textOf(entry("FT"));
  const has = (key: string, bit: number) => ((numberOf(entry(key)) ?? 0) & bit) !== 0;
  const isButton = type === "Btn";
  if (!rectangle || name === "" || !["Tx", "Ch", "Btn"].includes(type)) return undefined;
  if ((isButton && has("Ff", flags.push)) || has("F", flags.hidden) || has("F", flags.noView)) return undefined;
  const box = turned(rectangle, turn);
  if (box.right < 0 || box.left > turn.width || box.top < 0 || box.bottom > turn.height) return undefined;
  const look = widget.lookup(PDFName.of("MK"));
  const colour = (key: string) => (look instanceof PDFDict ? colourIn(look.lookup(PDFName.of(key))) : null);
  const size = Number(/(?:^|\s)([\d.]+)\s+Tf\b/.exec(textOf(entry("DA")))?.[1] ?? 0);
  const cells = type === "Tx" && has("Ff", flags.comb) ? numberOf(entry("MaxLen")) : null;
  return {
    name,
    label: clean(textOf(entry("TU"))) || null,
    kind: isButton ? "tick" : "text",
    page,
    box,
    size: size > 0 ? Math.min(24, Math.max(4, size)) : null,
    isTall: type === "Tx" && has("Ff", flags.multiline),
    align: (["left", "middle", "right"] as const)[numberOf(entry("Q")) ?? 0] ?? "left",
    cells: cells && cells > 0 && cells <= 100 ? cells : null,
    preset: isButton ? "" : clean(textOf(entry("V"))),
    fill: colour("BG"),
    border: edgeOf(widget) > 0 ? colour("BC") : null,
  };
}

/** Points that the edge of a field is thick; one where nothing is said. */
function edgeOf(widget: PDFDict): number {
  const style = widget.lookup(PDFName.of("BS"));
  return (style instanceof PDFDict ? numberOf(style.lookup(PDFName.of("W"))) : null) ?? 1;
}

/** A widget and the fields above it, the nearest first. */
function chain(widget: PDFDict): PDFDict[] {
  const found: PDFDict[] = [];
  let at: PDFObject | undefined = widget;
  while (at instanceof PDFDict && found.length < mostAbove) {
    found.push(at);
    at = at.lookup(PDFName.of("Parent"));
  }
  return found;
}

const clean = (text: string) =>
  [
    ...text
      .slice(0, 400)
      .normalize("NFC")
      .replace(/[\p{C}\p{Z}]+/gu, " ")
      .trim(),
  ]
    .slice(0, mostName)
    .join("");

function textOf(object: PDFObject | undefined): string {
  if (object instanceof PDFName) return object.decodeText();
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : "";
}

const numberOf = (object: PDFObject | undefined) => (object instanceof PDFNumber ? object.asNumber() : null);

function colourIn(object: PDFObject | undefined): Colour | null {
  if (!(object instanceof PDFArray)) return null;
  const parts = object.asArray().map((_, at) => numberOf(object.lookup(at)) ?? 0);
  const [a = 0, b = 0, c = 0, d = 0] = parts.map((it) => Math.min(1, Math.max(0, it)));
  if (parts.length === 1) return [a, a, a];
  if (parts.length === 3) return [a, b, c];
  return parts.length === 4 ? [(1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)] : null;
}
