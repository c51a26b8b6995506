import type { WebEnv } from "./env.ts";

/** Whether a request that changes something comes from our own pages. */
export function fromOwnPage(request: Request, env: WebEnv): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("Origin");
  return origin !== null && ownOrigins(request, env).includes(origin);
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

// Locally the same server answers on several loopback names; in production only the configured one is ours.
function ownOrigins(request: Request, env: WebEnv): string[] {
  const { hostname, origin } = new URL(request.url);
  const isOurs = env.ENVIRONMENT !== "production" && loopback.test(hostname);
  return isOurs ? [env.APP_ORIGIN, origin] : [env.APP_ORIGIN];
}
