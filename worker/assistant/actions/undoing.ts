import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { CallingIn } from "../tools/calling.ts";
import type { ProposalView } from "../tools/contract.ts";
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
      for (const [at, { method, path, body, version }] of turn.undo.undo.entries())
        await call(path, { method, body, key: `${id}-undo-${at}`, ...(version !== undefined && { version }) });
    } catch (error) {
      await releaseUndo(scope, id);
      throw error;
    }
  const undone = { ...turn, undone_at: turn.undone_at ?? scope.now };
  return proposalView(undone, scope.now) as ProposalView;
}
