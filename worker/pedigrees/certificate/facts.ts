import type { Language } from "#db/vocabulary.ts";
import type { Room } from "#worker/labels/pdf-picture.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Certificate } from "./certificate.ts";
import type { Look } from "./looks.ts";
import type { BarePedigree } from "./pedigree.ts";
import type { Sheet } from "./sheet.ts";

/** What is known of the bird itself, each thing with its name, in the words of the certificate's language. */
export function factsOf({ language, pedigree, latin_name, birth_date, birth_precision, bred_by }: Certificate) {
  const [bird] = pedigree.birds;
  const words = (key: string, values = {}) => translate(language, `certificate.${key}`, values);
  const facts: Array<[name: string, value: string | false | null | undefined]> = [
    [words("species"), bird && (bird.species === latin_name ? latin_name : `${bird.species} (${latin_name})`)],
    [words("sex"), bird && words(`sex.${bird.sex}`)],
    [words("mutation"), bird?.mutation],
    [words("hatched"), birth_date && partDayInWords(birth_date, birth_precision, language)],
    [words("breeder"), bred_by],
    [words("f"), inbreedingInWords(pedigree, language)],
    [words("known"), isPartly(pedigree) && wholeShare(pedigree.completeness, language)],
  ];
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

const isPartly = ({ completeness }: Pick<BarePedigree, "completeness">) => completeness > 0 && completeness < 1;

/** F as it can be said: unknown without both parents, a minimum where some of the pedigree is not known. */
function inbreedingInWords(pedigree: BarePedigree, language: Language): string {
  if (pedigree.completeness === 0) return translate(language, "certificate.f.unknown");
  const share = shareInWords(pedigree.inbreeding, language);
  if (!isPartly(pedigree)) return share;
  return translate(language, pedigree.inbreeding === 0 ? "certificate.f.none" : "certificate.f.at_least", { share });
}

/** Writes the facts below each other, name and value beside or above one another; answers where they end. */
export function writeFacts(
  sheet: Sheet,
  look: Look,
  facts: readonly (readonly [string, string])[],
  room: Room,
): number {
  const isNarrow = room.width < 190;
  const step = Math.min(isNarrow ? 19 : 14, room.height / Math.max(1, facts.length));
  let y = room.y;
  for (const [name, value] of facts) {
    y += step;
    if (isNarrow) {
      sheet.write(name, { x: room.x, y: y - step * 0.5, size: 6, width: room.width, colour: look.quiet });
      sheet.write(value, { x: room.x, y, size: 7.8, width: room.width, colour: look.ink });
    } else {
      sheet.write(name, { x: room.x, y, size: 8.5, width: 82, colour: look.quiet });
      sheet.write(value, { x: room.x + 86, y, size: 9.5, width: room.width - 86, colour: look.ink });
    }
  }
  return y;
}
