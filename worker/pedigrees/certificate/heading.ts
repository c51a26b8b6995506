import { translate } from "#worker/locales/translate.ts";
import type { Picture } from "#worker/photos/printable.ts";
import type { Certificate } from "./certificate.ts";
import type { Look } from "./looks.ts";
import { mm } from "./measures.ts";
import { drawCrest, drawDivider } from "./ornament.ts";
import type { Sheet, Spot } from "./sheet.ts";

/** The crest, what the sheet is, and who gives it out; answers where the rest begins, in points from the top. */
export function drawHeading(sheet: Sheet, look: Look, { language, issuer, logo }: Certificate): number {
  const title = translate(language, "certificate.title");
  const stam = issuer.stam && translate(language, "certificate.stam", { stam: issuer.stam });
  const isWide = sheet.width > sheet.height;
  // A sheet across is wide enough for all of it, and short of height.
  const parts = isWide ? [[stam, issuer.address, issuer.contact]] : [[stam, issuer.address], [issuer.contact]];
  const below = parts.map((it) => it.filter(Boolean).join("  ·  ")).filter(Boolean);
  if (!look.isFramed) return drawPlain(sheet, look, { title, name: issuer.name, below, logo });
  const middle = sheet.width / 2;
  const wide = sheet.width - (isWide ? 100 : 50) * mm;
  const line = { width: wide, align: "middle" as const, x: middle };
  const top = isWide ? 12 : 40;
  const at = isWide ? { x: 27 * mm, y: 22 * mm } : { x: middle, y: 25.5 * mm };
  drawSign(sheet, look, { at, radius: (isWide ? 9 : 11.5) * mm, logo });
  sheet.write(title, { ...line, y: (top + 8) * mm, size: isWide ? 23 : 27, face: look.heading, colour: look.strong });
  sheet.write(issuer.name, { ...line, y: (top + 14.5) * mm, size: 12.5, face: look.heading, colour: look.ink });
  for (const [nth, text] of below.entries())
    sheet.write(text, { ...line, y: (top + 19 + nth * 4) * mm, size: 8.5, colour: look.quiet });
  const rule = (top + 19.5 + (below.length && 3.5 + (below.length - 1) * 4)) * mm;
  drawDivider(sheet, look, { x: middle, y: rule }, (isWide ? 90 : 120) * mm);
  return rule + (isWide ? 3 : 6) * mm;
}

type Sign = { at: Spot; radius: number; logo: Picture | undefined };

/** The organisation's own picture, twice as wide as high at most, or the crest of whoever has none. */
function drawSign(sheet: Sheet, look: Look, { at, radius, logo }: Sign) {
  const room = { x: at.x - 2 * radius, y: at.y - radius, width: 4 * radius, height: 2 * radius };
  if (!(logo && sheet.picture(logo, room, "middle"))) drawCrest(sheet, look, at, radius);
}

type HeadingText = { title: string; name: string; below: string[]; logo: Picture | undefined };

function drawPlain(sheet: Sheet, look: Look, { title, name, below, logo }: HeadingText): number {
  const left = 15 * mm;
  const line = { x: left, width: sheet.width - 70 * mm };
  const at = { x: sheet.width - (logo ? 35 : 26) * mm, y: 21 * mm };
  drawSign(sheet, look, { at, radius: 10 * mm, logo });
  sheet.write(title, { ...line, y: 20 * mm, size: 24, colour: look.strong });
  sheet.write(name, { ...line, y: 27 * mm, size: 12, colour: look.ink });
  for (const [nth, text] of below.entries())
    sheet.write(text, { ...line, y: (32 + nth * 4) * mm, size: 8.5, colour: look.quiet });
  const rule = (sheet.width > sheet.height ? 34.5 : below.length > 1 ? 40 : 37) * mm;
  sheet.draw(`M${left} ${rule}H${sheet.width - left}`, { line: look.strong, width: 1 });
  return rule + (sheet.width > sheet.height ? 3 : 7) * mm;
}
