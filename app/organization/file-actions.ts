import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { type FlashAndPath, redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";

/** Where a file is kept, and what is said of it. */
type Place = { path: string; kept: FlashAndPath; gone: FlashAndPath };

/** Of the organisation's logo. */
export const ofLogo: Place = {
  path: "/api/organizations/current/logo",
  kept: { key: "organization.logo.kept", to: "/settings/look" },
  gone: { key: "organization.logo.gone", to: "/settings/look" },
};

/** Of a registration. */
export const ofRegistration = (id: string): Place => ({
  path: `${recordPath("/api/registrations", id)}/file`,
  kept: { key: "registrations.file.kept", to: "/settings/papers" },
  gone: { key: "registrations.file.gone", to: "/settings/papers" },
});

/** Whether a form brings a file. */
export const bringsFile = (request: Request) =>
  (request.headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/");

/** Hands a file on as it came: only the API reads it. */
export async function keepFile(request: Request, context: LoadContext, { path, kept }: Place) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const outcome = await context.api.send("PUT", path, { body: await request.arrayBuffer(), headers });
  return outcome.ok ? redirectWithFlash(context, kept) : refused(outcome);
}

/** Takes a file away; what someone else has taken away already is gone as well. */
export async function removeFile(context: LoadContext, { path, gone }: Place) {
  const outcome = await context.api.send("DELETE", path);
  return outcome.ok || outcome.status === 404 ? redirectWithFlash(context, gone) : refused(outcome);
}

function refused({ problem, status }: Extract<Outcome<unknown>, { ok: false }>) {
  const texts = problem.errors?.map(({ message }) => message) ?? [];
  return data({ faults: texts.length > 0 ? texts : [problem.detail || problem.title] }, status);
}
