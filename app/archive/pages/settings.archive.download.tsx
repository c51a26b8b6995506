import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import type { WordKey } from "#app/locales/words.tsx";

const page = "/settings/archive";
const reasons: Partial<Record<number, WordKey>> = { 413: "archive.too_large", 429: "archive.too_many" };

/** The archive as a download: a link cannot carry the bearer token, this page does. What goes wrong is said on its page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const withPhotos = new URL(request.url).searchParams.get("photos") !== "false";
  const answer = await context.api.fetch(`/api/archive?photos=${withPhotos}`);
  if (answer.ok) return downloadOf(answer, request.method);
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (code === "confirm_needed") return redirect(`/confirm?${new URLSearchParams({ to: page })}`);
  if (answer.status === 401) return redirect(`/login?redirectTo=${encodeURIComponent(page)}`);
  // Who may not is told so on the page itself.
  if (answer.status !== 403)
    context.flash(busyFlash(answer) ?? { key: reasons[answer.status] ?? "archive.failed", tone: "error" });
  return redirect(page);
}
