import { cookieSeconds } from "#app/web/cookies.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";

const cookie = "after_signup";

/** Keeps the page of ours that somebody comes from who makes an account first: they land there again. */
export const comeBackAfterSignup = ({ cookies }: LoadContext, path: string): void =>
  cookies.set(cookie, path, { maxAge: cookieSeconds.signup });

/** Where whoever has just proved their address goes: where they came from, else home. */
export function placeAfterSignup({ cookies, origin }: LoadContext): string {
  const wanted = cookies.get(cookie);
  if (wanted === undefined) return "/dashboard";
  cookies.drop(cookie);
  return ownPath(wanted, origin, "/dashboard");
}
