import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";

const treeOf = (bird: string) => `/birds/${bird}/pedigree#share`;

/** Public addresses are listed on the page of the tree. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(treeOf(encodeURIComponent(params.birdId ?? "")));

/** Makes a public address of a bird's pedigree, or closes one. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const bird = encodeURIComponent(params.birdId ?? "");
  const revoked = form.get("revoke");
  await (typeof revoked === "string" ? revoke(context, bird, revoked) : share(context, bird, form));
  return redirect(treeOf(bird), 303);
}

async function share(context: LoadContext, bird: string, form: FormData) {
  const outcome = await context.api.send("POST", `/api/birds/${bird}/shares`, {
    json: {
      expires: form.get("expires"),
      shows_photo: form.get("shows_photo") === "on",
      breeder: form.get("breeder"),
      contact: form.get("contact"),
    },
  });
  if (!outcome.ok && outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
  const isFull = !outcome.ok && outcome.status === 409;
  if (outcome.ok) context.flash({ key: "pedigree.share.made" });
  else context.flash({ key: isFull ? "pedigree.share.many" : "pedigree.share.failed", tone: "error" });
}

async function revoke(context: LoadContext, bird: string, id: string) {
  const outcome = await context.api.send("DELETE", `/api/birds/${bird}/shares/${encodeURIComponent(id)}`);
  // A link that somebody else revoked just before counts as success.
  const isGone = outcome.ok || outcome.status === 404;
  context.flash(isGone ? { key: "pedigree.share.gone" } : { key: "pedigree.share.failed", tone: "error" });
}
