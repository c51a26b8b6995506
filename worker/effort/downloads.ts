import { type Env, isRelaxed } from "#worker/env.ts";
import { type Place, streamed } from "#worker/files/streamed.ts";
import type { ApiContext } from "#worker/http.ts";
import type { Download, Downloads } from "#worker/rate-budget.ts";
import { Refusal } from "#worker/refusal.ts";
import { report } from "#worker/report.ts";

/** How many files an isolate sends at a time: each holds a batch of rows in memory. */
export const mostDownloads = { organization: 3, isolate: 8 };
/** Milliseconds until a file that is no longer made is forgotten. */
const maker = 60_000;

/** What of a request it needs: of a room whose callers are known as well as of any other. */
type Downloading = Pick<ApiContext, "body"> & {
  var: Pick<ApiContext["var"], "rateBudget" | "scope" | "request_id">;
  env: unknown;
  req: { method: string };
};

type File = { pieces: AsyncGenerator<Uint8Array>; headers: Record<string, string> };

/**
 * Answers with a file that is made as fast as it is taken; nothing of it is begun when the organisation or the isolate
 * sends as many as it may: then `too_many` with the seconds to wait.
 */
export async function download(c: Downloading, make: () => Promise<File>): Promise<Response> {
  const { rateBudget, scope, request_id } = c.var;
  const place = placeAmong(rateBudget.downloads, scope.org_id, isRelaxed(c.env as Env) ? 1000 : 1);
  try {
    const { pieces, headers } = await make();
    if (c.req.method === "HEAD") {
      place.leave();
      return c.body(null, 200, headers);
    }
    return c.body(streamed(pieces, { place, report: (thrown) => report(request_id, thrown) }), 200, headers);
  } catch (thrown) {
    place.leave();
    throw thrown;
  }
}

function placeAmong({ underWay, reader, timer }: Downloads, whom: string, times: number): Place {
  const now = Date.now();
  const all = [...underWay].reduce((sum, [key, theirs]) => sum + living(underWay, key, theirs, now), 0);
  const own = underWay.get(whom) ?? new Set<Download>();
  const detail = own.size >= mostDownloads.organization * times ? "files.own_many" : "files.many";
  const seconds = Math.ceil(reader / 1000);
  if (detail === "files.own_many" || all >= mostDownloads.isolate * times)
    throw new Refusal("too_many", {}, { detail, values: { count: seconds }, retryAfter: seconds });
  const mine = { until: now + maker };
  underWay.set(whom, own.add(mine));
  return {
    stop: (act) => timer(reader, act),
    isKept: () => own.has(mine),
    keep: (doing) => {
      // The reader's own clock cuts it off; the place outlives that by a moment.
      mine.until = Date.now() + (doing === "making" ? maker : reader + 5000);
    },
    leave: () => {
      own.delete(mine);
      if (own.size === 0 && underWay.get(whom) === own) underWay.delete(whom);
    },
  };
}

function living(underWay: Downloads["underWay"], key: string, theirs: Set<Download>, now: number): number {
  for (const it of theirs) if (it.until < now) theirs.delete(it);
  if (theirs.size === 0) underWay.delete(key);
  return theirs.size;
}
