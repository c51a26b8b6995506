import type { Flash } from "#app/web/flash.ts";

/** A file of the API as a download of the browser, which cannot send the bearer token itself; for HEAD its headers alone. */
export async function downloadOf(answer: Response, method: string): Promise<Response> {
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Disposition"]) headers.set(name, answer.headers.get(name) ?? "");
  if (method !== "HEAD") return new Response(answer.body, { headers });
  await answer.body?.cancel();
  return new Response(null, { headers });
}

/** What is said when a file is not given for a moment only, with the seconds to wait; undefined for any other answer. */
export function busyFlash(answer: Response): Flash | undefined {
  const count = Number(answer.headers.get("Retry-After"));
  if (answer.status !== 429 || !(count >= 1 && count <= 60)) return undefined;
  return { key: "ui.files_busy", values: { count }, tone: "error" };
}
