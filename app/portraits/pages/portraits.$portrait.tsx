import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { servedFile } from "#app/photos/served.ts";

export const loader = (args: LoaderFunctionArgs) =>
  servedFile(args, `/api/portraits/${encodeURIComponent(args.params.portrait ?? "")}`);
