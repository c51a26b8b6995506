import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { servedPhoto } from "#app/photos/served.ts";

export const loader = (args: LoaderFunctionArgs) => servedPhoto(args, "/thumb");
