import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { marketFile } from "#app/marketplace/shop/market-file.ts";

export const loader = (args: LoaderFunctionArgs) =>
  marketFile(args, `sellers/${encodeURIComponent(args.params.slug ?? "")}/logo`);
