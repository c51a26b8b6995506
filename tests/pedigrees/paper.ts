import type { Room } from "#worker/labels/pdf-picture.ts";
import type { Certificate } from "#worker/pedigrees/certificate/certificate.ts";
import type { PedigreeBird } from "#worker/pedigrees/certificate/pedigree.ts";
import type { Sheet } from "#worker/pedigrees/certificate/sheet.ts";

/** A sheet that only remembers what was written where: every letter is half as wide as it is tall. */
export function noted(size: readonly [number, number]) {
  const [width, height] = size;
  const texts: Array<{ text: string; room: Room; size: number }> = [];
  const widthOf = (text: string, size: number) => [...text].length * size * 0.5;
  const sheet: Sheet = {
    width,
    height,
    widthOf,
    write(text, { x, y, size: largest, width: room, align = "left" }) {
      const size = Math.min(largest, room / Math.max(1, widthOf(text, 1)));
      const wide = widthOf(text, size);
      const left = x - (align === "middle" ? wide / 2 : align === "right" ? wide : 0);
      if (text) texts.push({ text, size, room: { x: left, y: y - size, width: wide, height: size } });
      return size;
    },
    legible: (text) => text?.replace(/\p{Extended_Pictographic}/gu, "").trim() || null,
    draw() {},
    picture: (_, room) => room,
  };
  return { sheet, texts };
}

/** A whole pedigree, all of its birds different. */
export function wholePedigree(generations: number): PedigreeBird[] {
  const count = 2 ** (generations + 1) - 1;
  return Array.from({ length: count }, (_, at) => ({
    ring: `FOP 4471 2020 ${1000 + at}`,
    name: at % 3 ? `Ave ${at}` : null,
    mutation: null,
    drawing: "canary",
    ring_colour: null,
    sex: at % 2 ? "male" : "female",
    species: "Canary",
    hatch_year: "2020",
    father: 2 * at + 1 < count ? 2 * at + 1 : null,
    mother: 2 * at + 2 < count ? 2 * at + 2 : null,
  }));
}

/** A certificate with everything on it but a photo. */
export function certificateWith(more: Partial<Certificate> & Pick<Certificate, "pedigree">): Certificate {
  return {
    language: "en",
    style: "classic",
    today: "2026-11-23",
    bred_by: null,
    photo: undefined,
    way: undefined,
    logo: undefined,
    own: null,
    issuer: { name: "Viveiro A", stam: "4471", address: null, contact: null },
    latin_name: "Serinus canaria",
    birth_date: "2026-04-12",
    birth_precision: null,
    ...more,
  };
}
