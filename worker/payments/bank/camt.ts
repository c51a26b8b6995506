import { isCalendarDay } from "#worker/fields.ts";
import { Refusal } from "#worker/refusal.ts";
import { faultyRows } from "#worker/spreadsheets/faulty-rows.ts";
import { traverseMarkup } from "#worker/spreadsheets/markup.ts";
import { amountIn } from "./amounts.ts";
import { longestText, mostLines, type ReadFile, type ReadLine, type RowFault } from "./file-shape.ts";

/** No statement nests its elements so deep. */
const deepest = 40;
/** So many letters of one element are looked at. */
const longestWord = 2000;

const unreadable = () => new Refusal("invalid", { file: ["payments.file.unreadable"] });

type Entry = { amount: string; currency: string; side: string; state: string; on: string; words: string[] };

/** Where in an entry (`Ntry`) what is looked for stands, by the names on the way to it. */
const isWords =
  /^NtryDtls\/TxDtls\/(RmtInf\/(Ustrd|Strd\/CdtrRefInf\/Ref)|RltdPties\/(Dbtr|Cdtr)\/(Pty\/)?Nm)$|^AddtlNtryInf$/;

/**
 * The entries of a statement of account (ISO 20022, camt.053). The reader knows the few elements it looks for, resolves only
 * XML's own entities and refuses a declaration of others, elements nested deeper than any statement's, and what is no XML.
 */
export async function linesOfCamt(text: string, currency: string): Promise<ReadFile> {
  const path: string[] = [];
  const lines: ReadLine[] = [];
  const faults = faultyRows<RowFault>();
  const seen = { isStatement: false, count: 0, currency: null as string | null };
  let entry: Entry | undefined;
  let words = "";
  let from = 0;
  const inEntry = () => path.slice(from).join("/");
  const take = ({ amount, side, state, on, words, currency: of }: Entry) => {
    seen.count += 1;
    const isCurrency = of === "" || /^[A-Z]{3}$/.test(of);
    // One account of another currency makes the file one that is not for these books.
    if (isCurrency && of !== "" && (seen.currency === null || of !== currency)) seen.currency = of;
    // What is only announced may still not come.
    if (state === "PDNG" || lines.length >= mostLines) return;
    const size = isCurrency ? amountIn(amount, ".", of || currency) : Number.NaN;
    const wrong = !isCalendarDay(on)
      ? "day"
      : !size || Number.isNaN(size) || !["CRDT", "DBIT"].includes(side)
        ? "amount"
        : undefined;
    if (wrong) {
      faults.add(wrong, seen.count);
    } else
      lines.push({
        on,
        cents: side === "DBIT" ? -(size ?? 0) : (size ?? 0),
        text: [...new Set(words)].join(" ").slice(0, longestText),
      });
  };
  const reading = traverseMarkup(text, {
    opens(name, attribute) {
      const bare = name.slice(name.indexOf(":") + 1);
      path.push(bare);
      if (path.length > deepest) throw unreadable();
      words = "";
      if (bare === "BkToCstmrStmt") seen.isStatement = true;
      if (bare === "Ntry" && !entry) {
        entry = { amount: "", currency: "", side: "", state: "", on: "", words: [] };
        from = path.length;
      } else if (entry && inEntry() === "Amt") entry.currency = (attribute("Ccy") ?? "").trim();
    },
    text(piece) {
      if (entry && words.length < longestWord) words += piece;
    },
    closes(name) {
      const bare = name.slice(name.indexOf(":") + 1);
      if (path.at(-1) !== bare) throw unreadable();
      if (entry) fill(entry, inEntry(), words.replace(/\s+/g, " ").trim());
      path.pop();
      words = "";
      if (bare === "Ntry" && entry && path.length === from - 1) {
        take(entry);
        entry = undefined;
      }
    },
  });
  await reading.catch((thrown: unknown) => {
    throw thrown instanceof Refusal ? unreadable() : thrown;
  });
  if (!seen.isStatement || path.length > 0) throw unreadable();
  return {
    lines,
    faults: faults.all(),
    beyond: Math.max(0, seen.count - mostLines),
    currency: seen.currency,
    table: null,
  };
}

function fill(entry: Entry, at: string, words: string): void {
  if (at === "Amt") entry.amount = words;
  else if (at === "CdtDbtInd") entry.side = words;
  else if (at === "Sts" || at === "Sts/Cd") entry.state ||= words;
  else if (at === "BookgDt/Dt" || at === "BookgDt/DtTm") entry.on = words.slice(0, 10);
  else if ((at === "ValDt/Dt" || at === "ValDt/DtTm") && entry.on === "") entry.on = words.slice(0, 10);
  else if (words && entry.words.length < 20 && isWords.test(at)) entry.words.push(words);
}
