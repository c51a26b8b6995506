import type { WebEnv } from "./env.ts";

/** Whether a request that changes something comes from our own pages. */
export function fromOwnPage(request: Request, env: WebEnv): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("Origin");
  return origin !== null && ownOrigins(request, env).includes(origin);
}

// Locally the same server answers on several loopback names; in production only the configured one is ours.
function ownOrigins(request: Request, env: WebEnv): string[] {
  return env.ENVIRONMENT === "production" ? [env.APP_ORIGIN] : [env.APP_ORIGIN, new URL(request.url).origin];
}
