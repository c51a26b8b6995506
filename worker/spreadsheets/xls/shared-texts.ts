import { yieldThread } from "#worker/yield-thread.ts";
import { unfolded } from "../budget.ts";
import { swollen } from "../zip-entries.ts";
import { byteOf, type Cursor, isMore, longOf, shortOf } from "./records.ts";
import { lettersOf } from "./texts.ts";

// Within 3 MB a file can hold a million empty ones.
const mostTexts = 300_000;
// So many bytes take some ten milliseconds.
const atOnce = 100_000;

const has = { reading: 4, looks: 8 };

/**
 * The texts that cells share ([MS-XLS] 2.4.265), by their places: so many as there are, whatever number is said. Looks of
 * their letters and how they are read aloud are passed over. Others are served in between.
 */
export async function sharedTexts(cursor: Cursor): Promise<string[]> {
  longOf(cursor);
  const stated = longOf(cursor);
  if (stated > mostTexts) throw swollen();
  const texts: string[] = [];
  let pause = cursor.at + atOnce;
  while (texts.length < stated && isMore(cursor)) {
    if (cursor.at > pause) {
      await yieldThread();
      pause = cursor.at + atOnce;
    }
    texts.push(sharedText(cursor));
  }
  return texts;
}

function sharedText(cursor: Cursor): string {
  const count = shortOf(cursor);
  const mark = byteOf(cursor);
  const looks = (mark & has.looks) > 0 ? shortOf(cursor) : 0;
  const reading = (mark & has.reading) > 0 ? longOf(cursor) : 0;
  const text = lettersOf(cursor, count, mark);
  pass(cursor, 4 * looks + reading);
  // Of one that is too long for a cell just enough is kept to tell.
  return text.length > unfolded.cell ? text.slice(0, unfolded.cell + 1) : text;
}

/** Passes over bytes, in however many records they stand; no further than to the end. */
function pass(cursor: Cursor, bytes: number) {
  for (let left = bytes; left > 0 && isMore(cursor); ) {
    const here = Math.min(left, cursor.end - cursor.at);
    cursor.at += here;
    left -= here;
  }
}
