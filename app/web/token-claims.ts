import type { AccessClaims, UserCard } from "#worker/accounts/tokens.ts";

const cardTexts = ["first_name", "last_name", "email", "organization"] as const satisfies Array<keyof UserCard>;

/**
 * What a session token says of its user: shown, never trusted, for the signature is the API's to check. Undefined when
 * it has expired or says nothing that could be shown.
 */
export function claimsIn(token: string | undefined): AccessClaims | undefined {
  const [, payload] = token?.split(".") ?? [];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as AccessClaims;
    const isWhole = cardTexts.every((name) => typeof claims.card[name] === "string");
    return claims.exp * 1000 > Date.now() && isWhole ? claims : undefined;
  } catch {
    return undefined;
  }
}
