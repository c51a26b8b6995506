import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { organizations } from "#db/schema/accounts.ts";
import { handovers } from "#db/schema/legal-papers.ts";
import type { handoverStates } from "#db/words/legal.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import { Refusal } from "#worker/refusal.ts";
import type { HandoverKind } from "./content.ts";

/** An offer as the other side meets it: with whose it is, and how far it has come. */
export type OpenOffer = {
  id: string;
  org_id: string;
  kind: HandoverKind;
  state: (typeof handoverStates)[number];
  content: string;
  takes: string;
  expires_at: string;
  taken_by: string | null;
  version: number;
  /** Whether whoever made it closes their organisation: nobody can take it any more. */
  is_closing?: 0 | 1;
};

/** The statement that finds an offer by its token, among those of whose short key the token has. */
export async function findingOffer(token: string) {
  const { key, secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const { id, org_id, kind, state, content, takes, expires_at, taken_by, version } = handovers;
  const is_closing = sql<0 | 1>`${organizations.closes_at} IS NOT NULL`;
  return (db: Database) =>
    db
      .select({ id, org_id, kind, state, content, takes, expires_at, taken_by, version, is_closing })
      .from(handovers)
      .innerJoin(organizations, eq(organizations.id, org_id))
      // Without a key nothing is sought: every token of an offer has one.
      .where(and(eq(handovers.token_hash, token_hash), isKeyed(key ?? "")));
}

/** The offer of a token; `missing` where there is none. */
export async function openOffer(db: Database, token: string): Promise<OpenOffer> {
  const find = await findingOffer(token);
  const [offer] = await find(db);
  if (!offer) throw new Refusal("missing");
  return offer;
}

/** Whether an offer can still be taken at this instant. */
export const isOpen = (
  { state, expires_at, is_closing }: Pick<OpenOffer, "state" | "expires_at" | "is_closing">,
  now: string,
): boolean => state === "offered" && expires_at > now && !is_closing;
