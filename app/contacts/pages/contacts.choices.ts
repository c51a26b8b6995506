import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findContacts } from "#app/contacts/take-contact.ts";

/** What the box of a contact asks while somebody types in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return Response.json(await findContacts(context, new URL(request.url).searchParams.get("q") ?? ""));
}
