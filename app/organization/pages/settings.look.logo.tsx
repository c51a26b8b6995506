import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { servedFile } from "#app/photos/photo-response.ts";

export const loader = (args: LoaderFunctionArgs) => servedFile(args, "/api/organizations/current/logo");
