import { data } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { recordPath } from "./record-path.ts";
import { type FlashAndPath, redirectWithFlash } from "./redirect-with-flash.ts";

type Saving<Row> = {
  /** What the form must be; the boxes it sends are fields of this. */
  contract: z.ZodObject;
  /** The collection for a new record, the record itself for a change. */
  path: string;
  saved: (row: Row) => FlashAndPath;
};

/** Makes a record of what was typed, or gives the form back with what is wrong. */
export async function addRecord<Row>(form: FormData, context: LoadContext, { contract, path, saved }: Saving<Row>) {
  const { refused, accepted } = await submit(form, context, contract, (json, headers) =>
    context.api.send<{ data: Row }>("POST", path, { json, headers }),
  );
  return refused ?? redirectWithFlash(context, saved(accepted.data));
}

/**
 * Changes a record to what was typed. The form sends every box: one that was emptied clears its field. Where it says
 * which version it was filled in from and someone else was quicker, it comes back with the record as it stands now.
 */
export async function changeRecord<Row extends object>(
  form: FormData,
  context: LoadContext,
  { contract, path, saved }: Saving<Row>,
) {
  const version = form.get("version");
  const boxes = Object.keys(contract.shape).filter((name) => form.has(name));
  let current: Row | undefined;
  const { refused, accepted } = await submit(form, context, contract, async (value, headers) => {
    const json = { ...emptied(value, boxes), ...(version !== null && { version: Number(version) }) };
    const outcome = await context.api.send<{ data: Row }>("PUT", path, { json, headers });
    if (!outcome.ok && outcome.problem.code === "stale") current = outcome.problem.current as Row;
    return outcome;
  });
  if (!refused) return redirectWithFlash(context, saved(accepted.data));
  return data({ ...refused.data, current }, refused.init ?? {});
}

/** The same form for both: makes a record of the collection `path`, or changes the one of that id. */
export async function saveRecord<Row extends object>(
  form: FormData,
  context: LoadContext,
  { id, path, ...saving }: Saving<Row> & { id: string | undefined },
) {
  return id
    ? changeRecord(form, context, { ...saving, path: recordPath(path, id) })
    : addRecord(form, context, { ...saving, path });
}
