import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const input = ["generations", "style", "language"];

/** A bird's certificate, as the options in the address say: a link cannot carry the bearer token, its page does. */
export async function certificateFile({ request, params, context }: LoaderFunctionArgs, kind: "pdf" | "svg") {
  const bird = encodeURIComponent(params.birdId ?? "");
  const given = new URL(request.url).searchParams;
  const question = new URLSearchParams(input.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  const answer = await context.api.fetch(`/api/birds/${bird}/certificate.${kind}?${question}`);
  if (!answer.ok) {
    await answer.body?.cancel();
    // A picture that is not there is nothing; what goes wrong with a file is said by the tree.
    if (kind === "svg") return new Response(null, { status: answer.status });
    if (answer.status === 429) context.flash({ key: "ui.busy.detail", tone: "error" });
    return redirect(`/birds/${bird}/pedigree#certificate`, 303);
  }
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Disposition"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
