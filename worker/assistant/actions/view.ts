import type { ProposalView } from "../tools/contract.ts";
import type { ProposedTurn } from "./turn.ts";

type Facts = Pick<ProposedTurn, "proposal" | "proposed_until" | "done_at" | "undo" | "undone_at">;

/** What a turn proposes and what came of it, at an instant; null where it proposes nothing. */
export function proposalView(turn: Facts, now: string): ProposalView | null {
  if (!turn.proposal) return null;
  const { title, rows, warnings, refused } = turn.proposal;
  return {
    title,
    rows,
    warnings,
    refused,
    state: stateOf(turn, now),
    until: turn.proposed_until ?? now,
    done: turn.undo && { text: turn.undo.text, href: turn.undo.href, warnings: turn.undo.warnings },
  };
}

function stateOf({ proposal, proposed_until, undo, undone_at }: Facts, now: string): ProposalView["state"] {
  if (undone_at) return "undone";
  if (undo) return "done";
  if (!proposed_until || proposed_until <= now) return "expired";
  return proposal?.is_stale ? "stale" : "open";
}
