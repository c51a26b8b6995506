import { inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFName,
  PDFNull,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** Why a file cannot be filled in. */
export type FormFault = "encrypted" | "xfa" | "pages" | "fields" | "unfolds" | "broken";
export class UnfitForm extends Error {
  constructor(readonly fault: FormFault) {
    super(fault);
  }
}

/** Bytes that a form's objects, and all that stands on its pages, unfold to at most. */
const mostUnfolded = 16 * 1024 * 1024;
/** How often each byte is looked at on the average. Without an end, a file of 1 MB keeps the library busy for hours. */
const mostLooks = 8;
/** Dictionaries and faults of a form together: each fault is an error that is thrown and caught. */
const mostSteps = 60_000;
/** Digits in a row: what a number of millions of them is worth takes seconds to say. */
const mostDigits = 20_000;

/**
 * All that a PDF holds, as the library reads it, within bounds: the library itself unfolds whatever is packed, and reads what
 * is broken over and over. Streams of objects are unfolded here, tables of references are not needed. Throws `UnfitForm`.
 */
export async function parsed(bytes: Uint8Array): Promise<PDFContext> {
  const budget = newBudget(bytes.length);
  const context = await newParser(bytes, budget)
    .parseDocument()
    .catch(() => undefined);
  if (budget.isSpent()) throw new UnfitForm("unfolds");
  if (!context) throw new UnfitForm("broken");
  if (context.lookup(context.trailerInfo.Encrypt)) throw new UnfitForm("encrypted");
  return context;
}

type Budget = {
  spend: () => never;
  look: () => void;
  step: () => void;
  unfold: (bytes: number) => number;
  isSpent: () => boolean;
};

function newBudget(size: number): Budget {
  let looks = size * mostLooks + 1_000_000;
  let room = mostUnfolded;
  let steps = mostSteps;
  let isSpent = false;
  const spend = (): never => {
    isSpent = true;
    throw new UnfitForm("unfolds");
  };
  return {
    spend,
    look: () => {
      looks -= 1;
      // The library catches what it is thrown, and goes on.
      if (isSpent || looks < 0) spend();
    },
    step: () => {
      steps -= 1;
      if (steps < 0) spend();
    },
    unfold: (bytes) => {
      room -= bytes;
      looks += bytes * 4;
      return room < 0 ? spend() : room;
    },
    isSpent: () => isSpent,
  };
}

type Counted = { bytes: { next: () => number; position: () => object } };

/** Takes a look off the budget for every byte that a parser of the library goes on by. */
function counted<Parser>(parser: Parser, budget: Budget): Parser {
  const { bytes } = parser as Counted;
  const next = bytes.next.bind(bytes);
  const position = bytes.position.bind(bytes);
  // Asked for where a dictionary begins, and for every error.
  bytes.position = () => {
    budget.step();
    return position();
  };
  let digits = 0;
  bytes.next = () => {
    budget.look();
    const byte = next();
    digits = byte >= 48 && byte <= 57 ? digits + 1 : 0;
    if (digits > mostDigits) budget.spend();
    return byte;
  };
  return parser;
}

function newParser(bytes: Uint8Array, budget: Budget) {
  const parser = counted(new PDFParser(bytes), budget);
  const parse = parser.parseObject.bind(parser);
  parser.parseObject = (ref) => {
    const object = parse(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const { dict } = object;
    const type = dict.lookup(PDFName.of("Type"));
    if (type === PDFName.of("XRef")) {
      // Objects are found where they stand; only what else it says is wanted of the table.
      dict.set(PDFName.of("Index"), dict.context.obj([]));
      dict.delete(PDFName.of("Filter"));
      return PDFRawStream.of(dict, new Uint8Array());
    }
    if (type !== PDFName.of("ObjStm")) return object;
    const plain = unfolded(object, budget);
    dict.delete(PDFName.of("Filter"));
    // It waits for nothing, so all is read when it comes back.
    counted(PDFObjectStreamParser.forStream(PDFRawStream.of(dict, plain)), budget)
      .parseIntoContext()
      .catch(() => undefined);
    return dict;
  };
  return parser;
}

/** What a stream holds, unfolded within the budget. Throws `UnfitForm` of ways to pack that forms are not packed in. */
function unfolded(stream: PDFRawStream, budget: Budget): Uint8Array {
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter && filter !== PDFNull ? [filter] : [];
  let bytes: Uint8Array = stream.contents;
  for (const given of filters.slice(0, 4)) {
    const name = String(stream.dict.context.lookup(given));
    if (name === "/FlateDecode" || name === "/Fl") bytes = inflated(bytes, budget);
    else if (name === "/ASCII85Decode" || name === "/ASCIIHexDecode") {
      // Both only grow smaller, but for the z of the first.
      const dict = stream.dict.context.obj({ Filter: PDFName.of(name.slice(1)) });
      bytes = decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
    } else throw new UnfitForm("broken");
    budget.unfold(bytes.length);
  }
  return bytes;
}

function inflated(bytes: Uint8Array, budget: Budget): Uint8Array {
  const maxOutputLength = Math.max(1, budget.unfold(0));
  try {
    // What is cut off at its end is still shown by every reader.
    return inflateSync(bytes, { maxOutputLength, finishFlush: 2 });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") budget.unfold(mostUnfolded + 1);
    throw new UnfitForm("broken");
  }
}

/** What stands on a page, as one stream that is not packed. */
export function pageContent(streams: PDFRawStream[]): Uint8Array {
  if (streams.length > 1000) throw new UnfitForm("unfolds");
  const budget = newBudget(0);
  const parts = streams.map((it) => unfolded(it, budget));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    whole[at + part.length] = 10;
    at += part.length + 1;
  }
  return whole;
}
