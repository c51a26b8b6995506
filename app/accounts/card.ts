import type { LoadContext } from "#app/web/load-context.ts";

/** Has the API issue a token whose card says what was just changed, so that the next page already shows it. */
export async function renewCard({ api }: LoadContext): Promise<void> {
  await api.send("GET", "/api/auth/me");
}
