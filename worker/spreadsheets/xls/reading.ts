import { yieldThread } from "#worker/yield-thread.ts";
import { newBudget } from "../budget.ts";
import type { Book } from "../cells.ts";
import { formatsOf } from "../number-formats.ts";
import { loadFormatter } from "../workbook.ts";
import { streamOf } from "./compound-file.ts";
import { record, recordAt } from "./records.ts";
import { sharedTexts } from "./shared-texts.ts";
import { bookOf, newReading, readRecord } from "./tables.ts";

// So many bytes take some ten milliseconds.
const atOnce = 50_000;

/**
 * Reads an .xls (BIFF5 or BIFF8 in a compound file); throws `Refusal` when it is none, is under a password, or is made to
 * hurt. Each record is walked once, and others are served in between.
 */
export async function readXls(bytes: Uint8Array): Promise<Book> {
  const content = streamOf(bytes, ["workbook", "book"]);
  const stream = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const here = newReading(formatsOf(await loadFormatter()), newBudget());
  let pause = atOnce;
  // Behind the last table anything may stand.
  for (let at = 0; here.depth > 0 || begins(stream, at); ) {
    const next = recordAt(stream, at);
    if (!next) break;
    if (next.type === record.sharedTexts && here.depth === 1 && here.workbook) {
      here.workbook.texts = await sharedTexts(next);
    } else readRecord(here, next, at);
    // Where the reading of a long text has come to.
    at = next.end;
    if (at > pause) {
      await yieldThread();
      pause = at + atOnce;
    }
  }
  return bookOf(here);
}

const begins = (stream: DataView, at: number) =>
  at + 2 <= stream.byteLength && stream.getUint16(at, true) === record.begins;
