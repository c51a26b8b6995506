import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Calling, CallingIn } from "../tools/calling.ts";
import type { ProposalView } from "../tools/contract.ts";
import type { KeptDone } from "./action.ts";
import { claimUndo, proposedTurn, releaseUndo } from "./turn.ts";
import { proposalView } from "./view.ts";

/**
 * Takes back what a turn of who asks has done, by the rooms' own ways and with their permissions; twice is once. Refuses as
 * those do where something has happened since, and `conflict` where nothing was done.
 */
export async function undo({ scope, callIn }: { scope: Scope; callIn: CallingIn }, id: string): Promise<ProposalView> {
  const turn = await proposedTurn(scope, id);
  if (!turn.undo || turn.undo.undo.length === 0)
    throw new Refusal("conflict", {}, { detail: "assistant.deeds.not_done" });
  const call = callIn(turn.language);
  const isMine = !turn.undone_at && (await claimUndo(scope, id));
  if (isMine)
    try {
      await mustBeUntouched(turn.undo.undo, call);
      for (const [at, { method, path, body, version }] of turn.undo.undo.entries())
        await call(path, { method, body, key: `${id}-undo-${at}`, ...(version !== undefined && { version }) });
    } catch (error) {
      await releaseUndo(scope, id);
      throw error;
    }
  const undone = { ...turn, undone_at: turn.undone_at ?? scope.now };
  return proposalView(undone, scope.now) as ProposalView;
}

/** Refuses before anything is taken back where one of several has been changed since. */
async function mustBeUntouched(calls: KeptDone["undo"], call: Calling): Promise<void> {
  if (calls.length < 2) return;
  for (const { still, version } of calls) {
    if (still === undefined) continue;
    const { data: current } = await call<{ data: { version: number } }>(still);
    if (current.version !== version) throw new Refusal("stale", {}, { current });
  }
}
