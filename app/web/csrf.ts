import type { WebEnv } from "./env.ts";

/** Whether a request that changes something comes from our own pages. */
export function fromOwnPage(request: Request, env: WebEnv): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("Origin");
  if (origin !== null && origin !== "null" && hostIn(origin) !== hostOf(request)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" && origin !== "null";
  return origin !== null && ownOrigins(request, env).includes(origin);
}

// localhost and 127.0.0.1 are one server and two apps: a form of one sent to the other is a stranger's, cookies or not.
const hostOf = (request: Request) => request.headers.get("Host") ?? new URL(request.url).host;
const hostIn = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

// Locally the same server answers on several loopback names; in production only the configured one is ours.
function ownOrigins(request: Request, env: WebEnv): string[] {
  const { hostname, origin } = new URL(request.url);
  const isOurs = env.ENVIRONMENT !== "production" && loopback.test(hostname);
  return isOurs ? [env.APP_ORIGIN, origin] : [env.APP_ORIGIN];
}
