import type { CookieJar } from "./cookies.ts";

// Only what the page shows; when another code may really be asked for is the API's to say.
const cookie = "code_wait";

/** Remembers for how many seconds asking for another code would be refused. */
export function rememberWait({ cookies }: { cookies: CookieJar }, seconds: number): void {
  cookies.set(cookie, new Date(Date.now() + seconds * 1000).toISOString(), { maxAge: Math.ceil(seconds) });
}

/** The seconds still to wait before another code; 0 when there is nothing to wait for. */
export function secondsToWait({ cookies }: { cookies: CookieJar }): number {
  const left = (Date.parse(cookies.get(cookie) ?? "") - Date.now()) / 1000;
  return left > 0 ? Math.ceil(left) : 0;
}
