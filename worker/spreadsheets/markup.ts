import { breathe } from "#worker/breathe.ts";
import { notExcel, swollen } from "./zip-entries.ts";

/** What a reader of XML is told of, in the order of the document. Text comes with its entities resolved. */
export type Listener = {
  opens: (name: string, attribute: (name: string) => string | undefined) => void;
  closes: (name: string) => void;
  says: (text: string) => void;
};

// 10,000 rows by 27 columns are 1.1 million tags; twice that many tags cost a second.
const mostTags = 2_500_000;
// So many letters take some ten milliseconds.
const atOnce = 250_000;

/**
 * Walks an XML text once, each letter at most twice: a tag that never ends, or a declaration of its own (`<!DOCTYPE`), ends
 * the walk with a `Refusal`. Names keep their prefixes; CDATA and comments are passed over. Others are served in between.
 */
export async function walkMarkup(xml: string, { opens, closes, says }: Listener): Promise<void> {
  let tags = 0;
  let pause = atOnce;
  for (let at = 0; at < xml.length; ) {
    if (at > pause) {
      await breathe();
      pause = at + atOnce;
    }
    const start = xml.indexOf("<", at);
    if (start < 0) return;
    if (start > at) says(resolved(xml.slice(at, start)));
    if (xml.startsWith("<!--", start) || xml.startsWith("<?", start)) {
      at = after(xml, start, xml[start + 1] === "?" ? "?>" : "-->");
      continue;
    }
    if (xml[start + 1] === "!") throw notExcel();
    tags += 1;
    if (tags > mostTags) throw swollen();
    const end = endOfTag(xml, start);
    at = end + 1;
    if (xml[start + 1] === "/") {
      closes(xml.slice(start + 2, end).trim());
      continue;
    }
    const isEmpty = xml[end - 1] === "/";
    const inner = xml.slice(start + 1, isEmpty ? end - 1 : end);
    const name = /^[^\s/]*/.exec(inner)?.[0] ?? "";
    opens(name, (wanted) => attributeOf(inner, wanted));
    if (isEmpty) closes(name);
  }
}

function after(xml: string, from: number, mark: string): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw notExcel();
  return at + mark.length;
}

/** Where a tag ends: a `>` within quotes does not end it. */
function endOfTag(xml: string, from: number): number {
  let quote = "";
  for (let at = from + 1; at < xml.length; at += 1) {
    const letter = xml[at];
    if (quote !== "") {
      if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at;
  }
  throw notExcel();
}

function attributeOf(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(`${name}=`); at > 0; at = tag.indexOf(`${name}=`, at + 1)) {
    const quote = tag[at + name.length + 1];
    if (!/\s/.test(tag[at - 1] ?? "") || (quote !== '"' && quote !== "'")) continue;
    const from = at + name.length + 2;
    const to = tag.indexOf(quote, from);
    return to < 0 ? undefined : resolved(tag.slice(from, to));
  }
  return undefined;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Entities of XML itself and of numbers; there are no others without a declaration. */
function resolved(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith("#")) return named[entity] ?? whole;
    const code = entity[1]?.toLowerCase() === "x" ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
