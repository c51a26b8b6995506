import { runsOf } from "#worker/labels/pdf-ink.ts";
import type { Room } from "#worker/labels/pdf-picture.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Picture } from "#worker/photos/printable.ts";
import type { Certificate } from "./certificate.ts";
import { factsOf, writeFacts } from "./facts.ts";
import { drawFoot } from "./foot.ts";
import { drawHeading } from "./heading.ts";
import { type Look, lookIn } from "./looks.ts";
import { mm } from "./measures.ts";
import { drawFrame } from "./ornament.ts";
import { lettersOf, type Places, placesOf } from "./places.ts";
import { drawBand } from "./ring.ts";
import type { Sheet } from "./sheet.ts";
import { box } from "./strokes.ts";
import { type Branch, columnOf, drawBranch, type Generation } from "./tree.ts";

/** Whether so many generations need the sheet across: then the father's side stands on the left and the mother's on the right. */
export const isAcross = (generations: number) => generations > 5;

/** Draws everything that stands on a certificate. */
export function drawCertificate(sheet: Sheet, given: Certificate) {
  const certificate = legibleOf(sheet, given);
  const look = lookIn(certificate.style, certificate.own);
  const all = placesOf(certificate.pedigree);
  const letters = lettersOf(all);
  const hand = { sheet, look, letters, species: certificate.pedigree.birds[0]?.species ?? "" };
  drawFrame(sheet, look);
  const top = drawHeading(sheet, look, certificate);
  const bottom = drawFoot(sheet, look, certificate, { hasLetters: letters.size > 0 });
  const side = (look.isFramed ? (isAcross(all.length) ? 12 : 16) : 15) * mm;
  const page = { x: side, y: top, width: sheet.width - 2 * side, height: bottom - top };
  const branches = isAcross(all.length) ? acrossIn(page, all) : [uprightIn(page, all, blockOf(certificate))];
  if (isAcross(all.length)) drawMiddle(sheet, look, certificate, page);
  else drawBlock(sheet, look, certificate, page);
  for (const branch of branches) {
    drawBranch(hand, branch);
    nameColumns(sheet, look, certificate, branch);
  }
}

/** A name keeps the letters the paper has: a bird's picture or another script in it leaves it out, and no question mark. */
function legibleOf(sheet: Sheet, { pedigree, ...certificate }: Certificate): Certificate {
  const birds = pedigree.birds.map((bird) => ({
    ...bird,
    name: sheet.legible(bird.name),
    mutation: sheet.legible(bird.mutation),
  }));
  return { ...certificate, pedigree: { ...pedigree, birds } };
}

/** The height of the bird's own room above its upright tree: with a photo, and without. */
const [tallBlock, lowBlock] = [48 * mm, 36 * mm];
/** The width of the bird's own column between the two sides. */
const middleWidth = 46 * mm;

function blockOf({ photo }: Certificate): number {
  if (typeof photo === "object") return tallBlock;
  return photo ? lowBlock + 4 * mm : lowBlock;
}

function uprightIn(page: Room, all: readonly Places[], block: number): Branch {
  const y = page.y + block + 9 * mm;
  const columns = all.map((places, at) => [{ nth: at + 1, places }]);
  return { columns, room: { ...page, y, height: page.y + page.height - y } };
}

function acrossIn(page: Room, all: readonly Places[]): Branch[] {
  const width = (page.width - middleWidth) / 2;
  const half = (of: 0 | 1) =>
    paired(
      all.map((places, at) => ({
        nth: at + 1,
        places: places.slice((of * places.length) / 2, ((of + 1) * places.length) / 2),
      })),
    );
  const room = { ...page, y: page.y + 6 * mm, height: page.height - 6 * mm, width };
  return [
    { columns: half(0), room, isMirrored: true, isTied: true },
    { columns: half(1), room: { ...room, x: page.x + width + middleWidth }, isTied: true },
  ];
}

/** The four nearest generations in two columns: there is room above and below each bird. */
const paired = ([first, second, third, fourth, ...rest]: Generation[]) =>
  [[first, second], [third, fourth], ...rest.map((it) => [it])].map((column) =>
    column.filter((it) => it !== undefined),
  );

function nameColumns(sheet: Sheet, look: Look, { language }: Certificate, branch: Branch) {
  for (const [at, column] of branch.columns.entries()) {
    const { x, width } = columnOf(branch, at);
    const pen = { x, size: 8, width, face: look.heading, colour: look.strong };
    for (const [line, { nth }] of column.entries()) {
      const y = branch.room.y - 5 - (column.length - 1 - line) * 9.5;
      sheet.write(translate(language, `certificate.generation.${nth}`), { ...pen, y });
    }
  }
}

function drawBlock(sheet: Sheet, look: Look, certificate: Certificate, { x, y, width }: Room) {
  const { pedigree, photo, way } = certificate;
  const [bird] = pedigree.birds;
  if (!bird) return;
  const height = blockOf(certificate);
  const shown = typeof photo === "object" && framed(sheet, look, photo, { x, y, width: 56 * mm, height });
  const left = shown ? shown.x + shown.width + 7 * mm : x;
  const room = x + width - left - (way ? 34 * mm : 0);
  let down = y + drawBand(sheet, bird, look, { x: left, y, width: room, size: 14, align: "left" });
  if (bird.name) {
    down += 21;
    sheet.write(bird.name, { x: left, y: down, size: 19, width: room, face: look.heading, colour: look.strong });
  }
  const facts = factsOf(certificate);
  const under = { x: left, y: down + 5, width: room, height: y + height - down - 5 };
  noteOf(sheet, look, certificate, writeFacts(sheet, look, facts, under) + 10, under);
  if (way) drawWay(sheet, look, certificate, { x: x + width - 30 * mm, y, width: 30 * mm, height: 30 * mm });
}

/** Why the photo is not there. */
function noteOf(sheet: Sheet, look: Look, { language, photo }: Certificate, y: number, { x, width }: Room) {
  if (typeof photo === "string")
    sheet.write(translate(language, `certificate.photo.${photo}`), { x, y, size: 7, width, colour: look.quiet });
}

function drawMiddle(sheet: Sheet, look: Look, certificate: Certificate, page: Room) {
  const { pedigree, photo, way } = certificate;
  const [bird] = pedigree.birds;
  if (!bird) return;
  const width = middleWidth - 6 * mm;
  const [middle, x] = [page.x + page.width / 2, page.x + (page.width - width) / 2];
  const square = { x: middle - 10.5 * mm, width: 21 * mm, height: 21 * mm, y: page.y + page.height - 28 * mm };
  if (way) drawWay(sheet, look, certificate, square);
  const heart = page.y + 6 * mm + (page.height - 6 * mm) / 2;
  const facts = factsOf(certificate);
  // The ring stands where the two sides meet: half way down.
  const picture = { x, y: page.y + 5 * mm, width, height: heart - page.y - 5 * mm - 12 };
  if (typeof photo === "object") {
    const tall = Math.min(picture.height, 46 * mm);
    framed(sheet, look, photo, { ...picture, y: picture.y + picture.height - tall - 10, height: tall }, "middle");
  }
  const band = { x: middle, y: heart - 10.5, width: width + 8, size: 12, align: "middle" as const };
  let down = heart - 10.5 + drawBand(sheet, bird, look, band);
  if (bird.name) {
    down += 18;
    const pen = { size: 15, width, face: look.heading, colour: look.strong, align: "middle" as const };
    sheet.write(bird.name, { x: middle, y: down, ...pen });
  }
  const room = { x, y: down + 8, width, height: (way ? square.y : page.y + page.height) - down - 18 };
  noteOf(sheet, look, certificate, writeFacts(sheet, look, facts, room) + 10, room);
}

function framed(sheet: Sheet, look: Look, photo: Picture, room: Room, align?: "middle"): Room | undefined {
  const shown = sheet.picture(photo, room, align);
  if (!shown) return undefined;
  if (look.isFramed) {
    const around = (by: number) =>
      box({ x: shown.x - by, y: shown.y - by, width: shown.width + 2 * by, height: shown.height + 2 * by });
    sheet.draw(around(0), { line: look.strong, width: 1 });
    sheet.draw(around(3), { line: look.fine, width: 0.6 });
  }
  return shown;
}

/** The square that leads to the public tree, and until when. */
function drawWay(sheet: Sheet, look: Look, { language, way }: Certificate, { x, y, width }: Room) {
  if (!way) return;
  const module = width / way.square.size;
  const path = runsOf(way.square)
    .map(([row, from, length]) => box({ x: from * module, y: row * module, width: length * module, height: module }))
    .join("");
  sheet.draw(path, { fill: "#000000" }, { x, y });
  const line = { x: x + width / 2, size: 7, width: width + 4, colour: look.quiet, align: "middle" as const };
  sheet.write(translate(language, "certificate.public"), { ...line, y: y + width + 10 });
  const day = way.until && clockIn(language, "UTC").day(way.until);
  if (day) sheet.write(translate(language, "certificate.until", { day }), { ...line, y: y + width + 18.5 });
}
