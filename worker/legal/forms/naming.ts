import { plainName } from "#worker/species/names.ts";
import { type FormData, formLines, type LineData } from "./data-contract.ts";

/** A field by what it is called. */
type Called = { name: string; label: string | null };

// As forms of Portugal call them, and in English. Roots stand for every ending.
const sides = {
  own: /\b(requerente|cedente|transmitente|vendedor|titular|declarante|quem cede|seller|transferor)/,
  other: /\b(cessionario|adquirente|comprador|destinatario|recetor|receptor|quem recebe|buyer|transferee)/,
};
const persons: Array<[RegExp, string]> = [
  [/\b(nif|nipc|contribuinte|tax)\b/, "tax_id"],
  [/\b(codigo postal|cod postal|cp|postal)\b/, "postal_code"],
  [/\b(e ?mail|correio)/, "email"],
  [/\b(telefone|telemovel|contacto|tel|phone)\b/, "phone"],
  [/\b(localidade|town|city)\b/, "locality"],
  [/\bdistrito|\bdistrict/, "district"],
  [/\b(morada|endereco|residencia|domicilio|address)/, "address"],
  [/\b(registo|registration|licenca)\b/, "registration"],
  [/\b(nome|denominacao|name)\b/, "name"],
];
const cells: Array<[RegExp, LineData]> = [
  [/\bnome (cientifico|latino)|\bcientific|\bscientific|\blatin/, "latin"],
  [/\bnome (comum|vulgar)|\bcommon name/, "common"],
  [/\b(sexo|sexos|sex)\b/, "sex"],
  [/\b(quantidade|qtd|qtde|quant|qty|quantity)\b|\b(numero|n|no) (de )?(exemplares|aves|birds)/, "quantity"],
  [/\b(progenitor|pais\b|parents)/, "parents"],
  [/\bcertificad|\bcertificate/, "certificate"],
  [/\b(proveniencia|origem|source)\b/, "source"],
  [/\banexo|\bannex/, "annex"],
  [/\b(marca|marcas|marcacao|anilha|anilhas|identificacao|mark|marks|ring|rings)\b/, "mark"],
  [/\b(especie|especies|species)\b/, "species"],
];
const about: Array<[RegExp, FormData]> = [
  [/\bmotivo|\breason/, "reason"],
  [/\b(observacoes|notas|notes)\b/, "notes"],
  [/\bdia\b|\bday\b/, "on.day"],
  [/\bmes\b|\bmonth\b/, "on.month"],
  [/\bano\b|\byear\b/, "on.year"],
  [/\bdata\b|\bdate\b/, "on"],
];
// Somebody signs here, or another day is meant.
const others = /\b(assinatura|signature|nascimento|birth|validade|emissao|emitido)/;

/**
 * What fields are to be filled with, by their names and what their reader is told: those that say it, and no others. A name
 * without a side, or a cell without the number of its line, is nobody's guess.
 */
export function recognised(fields: readonly Called[]): Map<string, FormData> {
  const found = new Map<string, FormData>();
  const all = fields.map((it) => ({ ...it, words: wordsOf(it), line: lineOf(it) }));
  const cellOf = (words: string) => cells.find(([sign]) => sign.test(words))?.[1];
  // Some count from nought.
  const isFromNought = new Set(all.flatMap(({ words, line }) => (line === 0 ? (cellOf(words) ?? []) : [])));
  for (const { name, words, line } of all) {
    const isOwn = sides.own.test(words);
    const isOther = sides.other.test(words);
    if (others.test(words) || (isOwn && isOther)) continue;
    const side = isOwn ? "own" : isOther ? "other" : undefined;
    const person = persons.find(([sign]) => sign.test(words))?.[1];
    if (side) {
      const isNobodys = side === "other" && (person === "district" || person === "email");
      if (person && !isNobodys) found.set(name, `${side}.${person}` as FormData);
      continue;
    }
    const cell = cellOf(words);
    const n = line === undefined ? undefined : line + (cell && isFromNought.has(cell) ? 1 : 0);
    const other = about.find(([sign]) => sign.test(words))?.[1];
    if (cell && n !== undefined && n >= 1 && n <= formLines) found.set(name, `line.${n}.${cell}`);
    else if (!cell && !person && other) found.set(name, other);
  }
  return found;
}

/** A name as words: `txtNomeRequerente[0]` as "txt nome requerente". */
function wordsOf({ name, label }: Called): string {
  const apart = `${name} ${label ?? ""}`
    .replace(/\[\d+\]/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{L})(\d)/gu, "$1 $2")
    .replace(/(\d)(\p{L})/gu, "$1 $2")
    .replace(/[ºª]/g, " ");
  return plainName(apart);
}

/** The number of a line that is in a name; undefined where there is none, or more than one. */
function lineOf({ name }: Called): number | undefined {
  const bare = name.replace(/\[0\]/g, "");
  const numbers = [...bare.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const last = [...(bare.split(".").at(-1) ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [only, second] = last.length > 0 ? last : numbers;
  return second === undefined ? only : undefined;
}
