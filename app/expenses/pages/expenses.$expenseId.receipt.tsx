import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { servedFile } from "#app/photos/photo-response.ts";

/** The receipt of an expense as a download: a link cannot carry the bearer token, this page does. */
export const loader = (args: LoaderFunctionArgs) =>
  servedFile(args, `${recordPath("/api/expenses", args.params.expenseId)}/receipt`);
