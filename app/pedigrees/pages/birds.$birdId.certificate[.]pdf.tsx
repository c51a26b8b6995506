import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { certificateFile } from "#app/pedigrees/certificate-file.ts";

/** A bird's pedigree on paper. */
export const loader = (args: LoaderFunctionArgs) => certificateFile(args, "pdf");
