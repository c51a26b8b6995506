import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { certificateFile } from "#app/pedigrees/certificate-file.ts";

/** The same as a picture, to look at before it is printed. */
export const loader = (args: LoaderFunctionArgs) => certificateFile(args, "svg");
