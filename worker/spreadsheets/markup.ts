import { yieldThread } from "#worker/yield-thread.ts";
import { notExcel, swollen } from "./zip-entries.ts";

/** What a reader of XML is told of, in the order of the document. Text comes with its entities resolved. */
type Listener = {
  opens: (name: string, attribute: (name: string) => string | undefined) => void;
  closes: (name: string) => void;
  text: (text: string) => void;
};

// 10,000 rows by 27 columns are 1.1 million tags; twice that many tags cost a second.
const usualTags = 2_500_000;
// So many letters take some ten milliseconds; so many tags too, where much is made of each.
const atOnce = 250_000;
const tagsAtOnce = 20_000;
// A cell's text may stand in a tag, each of its letters as an entity.
const longestTag = 500_000;
// As `&#x10ffff;`.
const longestEntity = 12;

/**
 * Walks an XML text once, each letter at most twice: a tag that never ends, or a declaration of its own (`<!DOCTYPE`), ends
 * the walk with a `Refusal`. Names keep their prefixes; comments are passed over, and a long text comes in pieces. Others are
 * served in between.
 */
export async function traverseMarkup(
  xml: string,
  { opens, closes, text }: Listener,
  mostTags = usualTags,
): Promise<void> {
  let tags = 0;
  let pause = { letters: atOnce, tags: tagsAtOnce };
  for (let at = 0; at < xml.length; ) {
    if (at > pause.letters || tags > pause.tags) {
      await yieldThread();
      pause = { letters: at + atOnce, tags: tags + tagsAtOnce };
    }
    const start = xml.indexOf("<", at);
    const until = endOfPiece(xml, at, start < 0 ? xml.length : start);
    if (until > at) text(resolved(xml.slice(at, until)));
    at = until;
    if (at !== start) continue;
    const next = xml.charCodeAt(start + 1);
    if (next === mark.question) at = after(xml, start, "?>");
    else if (next === mark.exclamation) at = pastDeclaration(xml, start, text);
    else {
      tags += 1;
      if (tags > mostTags) throw swollen();
      const end = endOfTag(xml, start);
      at = end + 1;
      if (next === mark.slash) closes(xml.slice(start + 2, end).trim());
      else report(xml, { start, end }, { opens, closes });
    }
  }
}

const mark = { exclamation: 33, quote: 34, apostrophe: 39, slash: 47, more: 62, question: 63 };

/** Where a piece of text ends that is no more than is taken at once, and cuts no entity in two. */
function endOfPiece(xml: string, from: number, end: number): number {
  if (end - from <= atOnce) return end;
  const entity = xml.lastIndexOf("&", from + atOnce);
  return entity > from + atOnce - longestEntity ? entity : from + atOnce;
}

/** Passes over a comment; what stands in a CDATA section is text as it is. */
function pastDeclaration(xml: string, start: number, states: Listener["text"]): number {
  if (xml.startsWith("<!--", start)) return after(xml, start, "-->");
  if (!xml.startsWith("<![CDATA[", start)) throw notExcel();
  const end = after(xml, start, "]]>");
  states(xml.slice(start + "<![CDATA[".length, end - "]]>".length));
  return end;
}

function report(
  xml: string,
  { start, end }: { start: number; end: number },
  { opens, closes }: Omit<Listener, "text">,
) {
  const isEmpty = xml.charCodeAt(end - 1) === mark.slash;
  const last = isEmpty ? end - 1 : end;
  let named = start + 1;
  // Every letter up to a space is part of the name.
  while (named < last && xml.charCodeAt(named) > 32 && xml.charCodeAt(named) !== mark.slash) named += 1;
  const name = xml.slice(start + 1, named);
  opens(name, (wanted) => attributeOf(xml.slice(named, last), wanted));
  if (isEmpty) closes(name);
}

function after(xml: string, from: number, mark: string): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw notExcel();
  return at + mark.length;
}

/** Where a tag ends: a `>` within quotes does not end it. */
function endOfTag(xml: string, from: number): number {
  let quote = 0;
  for (let at = from + 1; at < xml.length; at += 1) {
    const letter = xml.charCodeAt(at);
    if (quote !== 0) {
      if (letter === quote) quote = 0;
    } else if (letter === mark.quote || letter === mark.apostrophe) quote = letter;
    else if (letter === mark.more) return at;
    if (at - from > longestTag) throw swollen();
  }
  throw notExcel();
}

/** An attribute by its name; one that begins with a colon is asked for under whatever prefix. */
function attributeOf(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(`${name}=`); at >= 0; at = tag.indexOf(`${name}=`, at + 1)) {
    const quote = tag[at + name.length + 1];
    const begins = name.startsWith(":") ? beginOfName(tag, at) : at;
    if (!/\s/.test(tag[begins - 1] ?? "") || (quote !== '"' && quote !== "'")) continue;
    const from = at + name.length + 2;
    const to = tag.indexOf(quote, from);
    return to < 0 ? undefined : resolved(tag.slice(from, to));
  }
  return undefined;
}

function beginOfName(tag: string, end: number): number {
  let at = end;
  while (at > 0 && /[^\s:="'<>]/.test(tag[at - 1] ?? "")) at -= 1;
  return at;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Entities of XML itself and of numbers; there are no others without a declaration. */
export function resolved(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith("#")) return named[entity] ?? whole;
    const code = entity[1]?.toLowerCase() === "x" ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
