import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { servedFile } from "#app/photos/photo-response.ts";

/** A file of a health entry as a download: a link cannot carry the bearer token, this page does. */
export const loader = (args: LoaderFunctionArgs) => {
  const { birdId, eventId, fileId } = args.params;
  const event = recordPath(`${recordPath("/api/birds", birdId)}/health`, eventId);
  return servedFile(args, recordPath(`${event}/files`, fileId));
};
