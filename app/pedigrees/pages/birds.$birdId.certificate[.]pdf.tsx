import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const asked = ["generations", "style", "language"];

/** A bird's pedigree on paper: a link cannot carry the bearer token, this page does. What goes wrong is said by the tree. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const bird = encodeURIComponent(params.birdId ?? "");
  const given = new URL(request.url).searchParams;
  const question = new URLSearchParams(asked.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  const answer = await context.api.fetch(`/api/birds/${bird}/certificate.pdf?${question}`);
  if (!answer.ok) {
    await answer.body?.cancel();
    if (answer.status === 429) context.flash({ key: "ui.busy.detail", tone: "error" });
    return redirect(`/birds/${bird}/pedigree#certificate`, 303);
  }
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Disposition"]) headers.set(name, answer.headers.get(name) ?? "");
  return new Response(answer.body, { headers });
}
