import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { helpAt } from "#app/rooms.ts";

/** The article that tells of a page of the app, `/help/on/birds/new`, as its room names it; else the help as a whole. */
export function loader({ params }: LoaderFunctionArgs) {
  const article = helpAt(`/${params["*"] ?? ""}`);
  return redirect(article ? `/help/${article}` : "/help", 303);
}
