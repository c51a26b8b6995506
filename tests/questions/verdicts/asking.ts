import { vi } from "vitest";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import type { newFarm } from "../farm/build.ts";
import { neighbour } from "../farm/cast.ts";
import { signInAll } from "../farm/clock.ts";
import type { ListedQuestion } from "../question.ts";
import { type Judged, judge } from "./judge.ts";

type Farm = Awaited<ReturnType<typeof newFarm>>;
// Twenty questions a minute may be turns.
const secondsApart = 4;
const atOnce = 40;

/** Asks every question in a thread of its own, behind those that come before it, and judges what is answered. */
export async function askAll(farm: Farm, all: readonly ListedQuestion[]): Promise<Judged[]> {
  const { ask, b, ids, people } = farm;
  const names = new Map([...ids].map(([name, id]) => [id, name.slice(name.indexOf(" ") + 1)]));
  const name = (id: string) => names.get(id) ?? id;
  const secrets = [neighbour.name, neighbour.contact, neighbour.place, b.org_id, b.user_id];
  let turns = 0;
  async function turn(question: string, role: string, thread_id?: string): Promise<TurnView> {
    if (turns % atOnce === 0) await signInAll(farm);
    turns += 1;
    vi.setSystemTime(Date.now() + secondsApart * 1000);
    const answer = await ask("/api/assistant/questions", {
      as: people[role],
      json: { question, ...(thread_id && { thread_id }) },
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`${question}: ${answer.status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: TurnView }).data;
  }
  const judged: Judged[] = [];
  for (const it of all) {
    let thread: string | undefined;
    for (const question of it.before) thread = (await turn(question, it.role, thread)).thread_id;
    judged.push(judge(it, await turn(it.question, it.role, thread), name, secrets));
  }
  return judged;
}
