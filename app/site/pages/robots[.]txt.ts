import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { closedPaths } from "#app/rooms.ts";

/** Which parts of the site are worth a machine's time. What must not be listed says so itself, in a header. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...closedPaths().map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.env.APP_ORIGIN}/sitemap.xml`,
    "",
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(lines.join("\n"), { headers });
}
