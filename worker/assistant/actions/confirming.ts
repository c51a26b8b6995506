import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { CallingIn } from "../tools/calling.ts";
import type { ProposalView } from "../tools/contract.ts";
import { speechIn } from "../tools/speech.ts";
import type { ToolContext } from "../tools/tool.ts";
import type { Kept, KeptDone, Plan } from "./action.ts";
import { actions } from "./all.ts";
import { keptOf, untilOf } from "./proposing.ts";
import { claim, keepDone, type ProposedTurn, proposedTurn, release } from "./turn.ts";
import { proposalView } from "./view.ts";

/** What was done, and by which call it is taken back. */
type Confirmed = { done: NonNullable<ProposalView["done"]>; undo: { method: "POST"; path: string } | null };

type Agreed = ProposedTurn & { proposal: Kept };

// Whoever began so long ago and never ended was killed on the way.
const abandonedAfter = 30_000;
const [tries, pause] = [20, 100] as const;

/**
 * Does what a turn of who asks proposes, by the room's own call with its permission, the versions that were read and the
 * turn as its key: however often it is agreed to, and by how many at once, it is done once. Throws `gone` after an hour,
 * `stale` with the proposal as it stands now as `current` where something has changed since, and then that is what is agreed to next.
 */
export async function confirm({ scope, callIn }: { scope: Scope; callIn: CallingIn }, id: string): Promise<Confirmed> {
  const turn = await proposedTurn(scope, id);
  if (turn.undone_at) throw new Refusal("gone", {}, { detail: "assistant.deeds.undone" });
  if (turn.undo) return confirmed(id, turn.undo);
  if (!turn.done_at && (turn.proposed_until ?? "") <= scope.now)
    throw new Refusal("gone", {}, { detail: "assistant.deeds.expired" });
  const isMine = await claim(scope, id, new Date(Date.parse(scope.now) - abandonedAfter).toISOString());
  if (!isMine) return another({ scope }, id);
  const { language } = turn;
  const context = { scope, call: callIn(language), language, speech: speechIn(language) };
  try {
    const done = await carriedOut(turn, context);
    await keepDone(scope, id, done);
    return confirmed(id, done);
  } catch (error) {
    await release(scope, id);
    throw error;
  }
}

async function carriedOut({ id, proposal }: Agreed, context: ToolContext): Promise<KeptDone> {
  const action = actions[proposal.action];
  const plan = await action.plan(proposal.arguments, context);
  if (!isSame(proposal, plan)) throw await anew(id, { proposal, plan }, context);
  if (plan.rows.length === 0) throw new Refusal("conflict", {}, { detail: "assistant.deeds.nothing" });
  const { method, path, body } = plan.write;
  try {
    const answer = await context.call<never>(path, { method, body, key: id });
    const text = context.speech.say("deeds.done", { what: plan.title });
    return { ...action.done(answer, proposal.arguments), text };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Somebody was quicker between the reading and the writing.
    const since = await action.plan(proposal.arguments, context);
    throw isSame(proposal, since) ? error : await anew(id, { proposal, plan: since }, context);
  }
}

/** Lets the turn be agreed to as it stands now; the refusal that shows it. */
async function anew(id: string, { proposal, plan }: { proposal: Kept; plan: Plan }, { scope }: ToolContext) {
  const until = untilOf(scope);
  const kept = { ...keptOf(proposal.action, proposal.arguments, plan), is_stale: true };
  await release(scope, id, { proposal: kept, until });
  const facts = { proposal: kept, proposed_until: until, done_at: null, undo: null, undone_at: null };
  return new Refusal("stale", {}, { detail: "assistant.deeds.stale", current: proposalView(facts, scope.now) });
}

const shown = ({ rows, refused, versions }: Pick<Plan, "rows" | "refused" | "versions">): string =>
  JSON.stringify([rows, refused, Object.entries(versions).sort()]);
const isSame = (proposal: Kept, plan: Plan): boolean => shown(proposal) === shown(plan);

const confirmed = (id: string, { text, href, warnings, undo }: KeptDone): Confirmed => ({
  done: { text, href, warnings },
  undo: undo.length > 0 ? { method: "POST", path: `/api/assistant/turns/${id}/undo` } : null,
});

/** Another request is at it: what came of that is the answer to this one too. */
async function another({ scope }: Pick<ToolContext, "scope">, id: string): Promise<Confirmed> {
  for (let at = 0; at < tries; at += 1) {
    const { undo, undone_at, done_at } = await proposedTurn(scope, id);
    if (undone_at) throw new Refusal("gone", {}, { detail: "assistant.deeds.undone" });
    if (undo) return confirmed(id, undo);
    if (!done_at) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}
