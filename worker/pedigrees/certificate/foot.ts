import { dayInFull } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Certificate } from "./certificate.ts";
import type { Look } from "./looks.ts";
import { mm } from "./measures.ts";
import type { Sheet } from "./sheet.ts";

type Legend = { hasLetters: boolean };

/** The day of issue, the line to sign on, and what the sheet is not. Stands on the lower edge. */
export function drawFoot(sheet: Sheet, look: Look, { language, today, way, own }: Certificate, { hasLetters }: Legend) {
  const isWide = sheet.width > sheet.height;
  // Clear of the corners of the frame.
  const side = (look.isFramed ? (isWide ? 27 : 20) : 15) * mm;
  const bottom = sheet.height - (look.isFramed ? 12 : 9) * mm;
  const line = bottom - (isWide ? 8.5 : 15) * mm;
  const long = 62 * mm;
  const right = sheet.width - side;
  const words = (key: string, values = {}) => translate(language, `certificate.${key}`, values);
  const rule = { line: look.ink, width: 0.6 };
  sheet.draw(`M${side} ${line}h${long}M${right - long} ${line}h${long}`, rule);
  const name = { y: line + 9, size: 7.5, width: long, colour: look.quiet };
  sheet.write(dayInFull(today, language), {
    x: side,
    y: line - 4,
    size: 10.5,
    width: long,
    face: look.heading,
    colour: look.ink,
  });
  sheet.write(words("issued"), { x: side, ...name });
  sheet.write(words("signature"), { x: right - long, ...name });
  const small = {
    size: 6.3,
    width: right - side - 8 * mm,
    colour: look.quiet,
    align: "middle" as const,
    x: sheet.width / 2,
  };
  const legend = [hasLetters && words("marks"), words("blank")].filter(Boolean).join(" ");
  const made = [!own && words("made"), way?.address].filter(Boolean).join(" ");
  const lines = isWide ? [`${legend} ${words("unofficial")}`, made] : [legend, words("unofficial"), made];
  for (const [nth, text] of lines.entries())
    sheet.write(text, { ...small, y: bottom + 2 - (lines.length - 1 - nth) * 8.5 });
  return line - (isWide ? 6 : 9) * mm;
}
