import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { servedFile } from "#app/photos/photo-response.ts";

/** The file of a registration as a download: a link cannot carry the bearer token, this page does. */
export const loader = (args: LoaderFunctionArgs) =>
  servedFile(args, `${recordPath("/api/registrations", new URL(args.request.url).searchParams.get("id") ?? "")}/file`);
