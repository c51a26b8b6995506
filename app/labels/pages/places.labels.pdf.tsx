import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { labelFile } from "#app/labels/label-request.ts";

/** The labels as a download: a form cannot carry the bearer token, this page does. */
export const action = async ({ request, context }: ActionFunctionArgs) =>
  labelFile(context, "places", await request.formData());
