import type * as z from "zod";
import type { Permission } from "#db/permissions.ts";
import type { AssistantAction } from "#db/words/assistant.ts";
import type { ProposalView } from "../tools/contract.ts";
import type { ToolContext } from "../tools/tool.ts";

/** A call of the API that changes something; with `version` only what is still of it. */
type Call = { method: "POST" | "DELETE"; path: string; body?: unknown; version?: number };

/** A call that takes back a part; `still` is where its thing is read, for of several all are taken back or none. */
type UndoCall = Call & { still?: string };

/** What would be done, as things stand now. */
export type Plan = Pick<ProposalView, "title" | "rows" | "warnings" | "refused"> & {
  /** What was read, by its id: whatever moves it makes the proposal stale. */
  versions: Record<string, number | string>;
  /** The room's own call that does it: of the rows alone, never of what is refused. */
  write: Call;
  /** The page where it is done by hand. */
  href: string;
};

/** How it ended: the page that shows it, what the room warned of, and the calls that take it back. */
type Done = { href: string | null; warnings: string[]; undo: UndoCall[] };

/** One thing the assistant does once somebody has agreed. */
export type Action<Schema extends z.ZodType = z.ZodType> = {
  /** That of the room's call: whoever lacks it is offered nothing. */
  permission: Permission;
  arguments: Schema;
  /** What would become of what; `missing` where it names what is not the organisation's. */
  plan(input: z.output<Schema>, context: ToolContext): Promise<Plan>;
  /** What the room's call answered, read. */
  done(answer: never, input: z.output<Schema>): Done;
};

/** Keeps the type of the arguments beside the action. */
export const action = <Schema extends z.ZodType>(it: Action<Schema>): Action => it as unknown as Action;

/** A proposal as its turn keeps it: what is asked, and what was shown of it. */
export type Kept = Omit<Plan, "write"> & {
  action: AssistantAction;
  arguments: Record<string, unknown>;
  /** Shown anew, for something had changed since it was first proposed. */
  is_stale?: boolean;
};

/** What a turn keeps of a action that was done. */
export type KeptDone = Done & { text: string };

/** What the room warned of, as it answers it. */
export const warned = ({ warnings = [] }: { warnings?: ReadonlyArray<{ message: string }> }): string[] =>
  warnings.map(({ message }) => message);
