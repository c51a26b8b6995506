import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { servedPhoto } from "#app/photos/photo-response.ts";

export const loader = (args: LoaderFunctionArgs) => servedPhoto(args);
