import type * as z from "zod";
import type { LoadContext } from "#app/web/load-context.ts";
import { deleteRecord } from "./delete-record.ts";
import type { Opening } from "./opening-words.ts";
import { recordPath } from "./record-path.ts";
import type { FlashAndPath } from "./redirect-with-flash.ts";
import { saveRecord } from "./save-record.ts";

// A list whose records have no pages of their own: one page shows it, the form of one of them, and the question before one
// is deleted, as its address says.

/** Which record a list's page is about: `?edit=<id>`, `?edit=new` for one to be made, `?delete=<id>`; null is the list. */
export function recordQuery(request: Request): { edit: string | null; gone: string | null } {
  const { searchParams } = new URL(request.url);
  return { edit: searchParams.get("edit"), gone: searchParams.get("delete") };
}

type Listed<Row> = {
  contract: z.ZodObject;
  /** The collection in the API, and the page of the list. */
  path: string;
  list: string;
  /** Opens what a `DeletePage` says, and `.done`. */
  words: Opening<"done">;
  saved: (row: Row) => FlashAndPath;
};

/** Saves or deletes the record that the address names; 400 where it names none. */
export async function actOnRecord<Row extends object>(
  request: Request,
  context: LoadContext,
  { contract, path, list, words, saved }: Listed<Row>,
) {
  const { edit, gone } = recordQuery(request);
  const form = await request.formData();
  if (gone) return deleteRecord(form, context, { path: recordPath(path, gone), words, list });
  if (!edit) throw new Response(null, { status: 400 });
  return saveRecord(form, context, { id: edit === "new" ? undefined : edit, contract, path, saved });
}
