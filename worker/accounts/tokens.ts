import { sign, verify } from "hono/jwt";
import type { PlanKey, Role } from "#db/vocabulary.ts";

/** What an access token says. It holds nothing secret: `sid` alone opens nothing without the signature. */
export type AccessClaims = {
  typ: "access";
  iss: "voliera";
  sub: string;
  /** The short key of its organisation and the session's own secret, of which the database knows only the SHA-256. */
  sid: string;
  /** 30 days instead of 12 hours. */
  remember: boolean;
  /** What pages show of the user and the organisation, and what they offer; every right is read from the database. */
  card: UserCard;
  iat: number;
  exp: number;
};
export type UserCard = {
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  /** The organisation's: pages say instants in it. */
  timezone: string;
  role: Role;
  is_verified: boolean;
  /** What their picture is known by, only where there is one. */
  portrait?: string;
  /** The organisation's; not in the demo. */
  plan?: PlanKey;
  /** ISO instant, only where the plan began with a trial. */
  trial_ends_at?: string;
  /** Only where eggs were noted. */
  keeps_eggs?: true;
  /** From when on its organisation asks a second factor that they do not have, ISO. */
  factor_due?: string;
  /** ISO instant, only where the organisation is closing: pages say so. */
  closes_at?: string;
  /** Only where there is one: another for each logo. What is printed carries it. */
  logo?: string;
  /** Only where the plan has one: how the organisation is called on what is printed, and in which colour, `#rrggbb`. */
  look?: { name: string; accent?: string };
  /** Only in the demo: pages say so, and lead to an account of one's own. */
  is_demo?: true;
  /** Only of an operator who looks: until when, ISO, and whether at sums too. */
  grant?: { id: string; has_money: boolean; ends_at: string };
};

/** From when on somebody can do nothing before they have set up a second factor, ISO; undefined where nobody asks it. */
export const factorDue = (of: { second_factor_at: string | null; second_factor_required_from: string | null }) =>
  of.second_factor_at === null ? (of.second_factor_required_from ?? undefined) : undefined;

/** Clocks of two machines differ: seconds a token may be too old or too young. */
const leewaySeconds = 60;

/** Signs an access token (HS256). */
export function signAccess(secret: string, claims: AccessClaims): Promise<string> {
  return sign(claims, secret, "HS256");
}

/** The claims of a token we signed that has not expired; undefined for everything else, whatever is wrong with it. */
async function readAccess(secret: string, token: string): Promise<AccessClaims | undefined> {
  if (token.length > 4096) return undefined;
  try {
    // The algorithm is pinned: a token's own header never chooses it. Its times are judged below: hono knows no leeway.
    const claims = (await verify(token, secret, { alg: "HS256", exp: false, iat: false })) as unknown as AccessClaims;
    const now = Date.now() / 1000;
    const isDated = typeof claims.exp === "number" && typeof claims.iat === "number";
    const timely = isDated && claims.exp > now - leewaySeconds && claims.iat < now + leewaySeconds;
    const ours = claims.typ === "access" && claims.iss === "voliera" && typeof claims.sid === "string";
    return timely && ours ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** The same by the first of these secrets that signed it, and whether that is one of before. */
export async function readAccessBy(secrets: readonly string[], token: string) {
  for (const [at, secret] of secrets.entries()) {
    const claims = await readAccess(secret, token);
    if (claims) return { claims, isOld: at > 0 };
  }
  return undefined;
}
