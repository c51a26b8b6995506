import { vi } from "vitest";
import type { WebEnv } from "#app/web/env.ts";
import { loadContext } from "#app/web/load-context.ts";
import { sharedPage } from "#app/web/page-cache.ts";

export const origin = "https://voliera.test";
export const env = { APP_ORIGIN: origin } as WebEnv;

type Render = (clean: Request) => Response;
const everythingItWasGiven = (clean: Request) =>
  new Response(`${clean.url} ${JSON.stringify([...clean.headers])}`, {
    headers: { "Set-Cookie": "secret=1", "Content-Security-Policy": "script-src 'nonce-abc'", "X-Own": "1" },
  });

/** The shelf of an edge, empty; `ask` asks it as a visitor would, and says what was found. */
export function newEdge(render: Render = everythingItWasGiven) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: Request) => kept.get(key.url)?.clone(),
    put: async (key: Request, page: Response) => void kept.set(key.url, page),
  };
  vi.stubGlobal("caches", { default: cache });
  const rendered: string[] = [];
  const pending: Array<Promise<unknown>> = [];
  async function ask(
    path: string,
    headers: Record<string, string> = {},
    given: RequestInit & { version?: string } = {},
  ) {
    const { version = "1", ...init } = given;
    const request = new Request(path.startsWith("/") ? origin + path : path, { headers, ...init });
    const shop = {
      render: async (clean: Request) => {
        rendered.push(clean.url);
        return render(clean);
      },
      later: (work: Promise<unknown>) => void pending.push(work),
    };
    const page = await sharedPage({ request, around: await loadContext(request, env), version }, shop);
    const text = await page?.text();
    await Promise.all(pending.splice(0));
    return page && { status: page.status, headers: page.headers, text: text ?? "", found: foundIn(page) };
  }
  return { ask, kept, rendered };
}
const foundIn = ({ headers }: Response) => /desc="(\w+)"/.exec(headers.get("Server-Timing") ?? "")?.[1];
