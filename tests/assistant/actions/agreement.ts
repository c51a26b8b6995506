import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Language, Role } from "#db/vocabulary.ts";
import type { AssistantAction } from "#db/words/assistant.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { confirm } from "#worker/assistant/actions/confirming.ts";
import { propose } from "#worker/assistant/actions/proposing.ts";
import { undo } from "#worker/assistant/actions/undoing.ts";
import type { ProposalView } from "#worker/assistant/tools/contract.ts";
import { Refusal } from "#worker/refusal.ts";
import { toolsFor } from "../tool-caller.ts";

type Who = { as?: Resident; role?: Role; language?: Language; now?: string };
type Refused = { code: string; current?: ProposalView };

/** A world in which something is proposed, agreed to and taken back by turns as the assistant keeps them. */
export async function agreedWorld() {
  const world = await newWorld();
  const { a: as, ask, db } = world;
  const context = (who: Who = {}) => toolsFor(world, who.as ?? as, who).context;
  const caller = (who: Who) => ({
    scope: context(who).scope,
    callIn: (language: Language) => context(Object.assign({}, who, { language })).call,
  });
  const refusal = (error: unknown): Refused => {
    if (!(error instanceof Refusal)) throw error;
    const current = error.extras.current as ProposalView | undefined;
    return { code: error.code, ...(current && { current }) };
  };
  /** Proposes, and keeps that in a turn. */
  async function proposed(action: AssistantAction, input: unknown, who: Who = {}) {
    const answer = await propose(action, input, context(who));
    const [turn, thread] = [newId("assistant_turn"), newId("assistant_thread")];
    const { org_id, user_id } = who.as ?? as;
    const now = new Date().toISOString();
    await db.run(sql`INSERT INTO assistant_threads (id, org_id, user_id, name, asked_at, created_at, updated_at)
      VALUES (${thread}, ${org_id}, ${user_id}, 'x', ${now}, ${now}, ${now})`);
    await db.run(sql`INSERT INTO assistant_turns (id, org_id, thread_id, position, question, language, outcome, arguments, figures,
      answer, proposal, proposed_until, created_at) VALUES (${turn}, ${org_id}, ${thread}, 1, 'x', ${who.language ?? "en"},
      ${answer.outcome}, '{}', '{}', '{}', ${answer.kept && JSON.stringify(answer.kept)}, ${answer.until}, ${now})`);
    return { turn, answer, kept: answer.kept };
  }
  return {
    ...world,
    as,
    make: makeFor(world, as),
    proposed,
    agree: (turn: string, who: Who = {}) => confirm(caller(who), turn).catch(refusal),
    takeBack: (turn: string, who: Who = {}) => undo(caller(who), turn).catch(refusal),
    /** Asks the API, and answers what it says. */
    async api<Answer>(path: string, json?: unknown, method?: string): Promise<Answer> {
      const answer = await ask(path, { as, ...(json !== undefined && { json }), ...(method && { method }) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
    become: (role: Role) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${as.user_id}`),
  };
}
