import type { Env } from "#worker/env.ts";

/** Last labels of names that lead nowhere outside of somebody's own network (RFC 6761, 6762, 8375, 9476). */
const within = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|invalid|test|example|onion|arpa|alt)$/;

/**
 * Whether an address may be told of what happens: https on its own port, by a name that anybody can find, without user or
 * fragment. Numbers are none, however they are written: a URL makes the same of 127.1, 0x7f000001 and 2130706433. Outside
 * production also `http://localhost`, on any port. That a name leads to a network of ours the worker refuses itself
 * (`global_fetch_strictly_public`).
 */
export function isHookUrl(text: string, env: Pick<Env, "ENVIRONMENT">): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.hash || /[\s\\]/.test(text)) return false;
  if (env.ENVIRONMENT !== "production" && url.protocol === "http:" && url.hostname === "localhost") return true;
  return url.protocol === "https:" && url.port === "" && isPublicName(url.hostname);
}

function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  const isName = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/.test(name);
  return isName && name.length <= 253 && !within.test(name);
}
