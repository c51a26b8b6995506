import type { Database } from "#db/connection.ts";
import { type Env, isRelaxed } from "#worker/env.ts";
import { opened, seal } from "#worker/factors/sealing.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { isHookUrl } from "./addresses.ts";
import { type EventLines, fill } from "./filling.ts";
import { type Hook, hooksInForce } from "./hooks.ts";
import { type Answer, isTaken, post } from "./posting.ts";
import { withoutMoney } from "./prices.ts";
import { type Claimed, claim, markDelivered, markFailed, resealed } from "./queue.ts";

/** Minutes to wait after the first, second, … attempt that came to nothing; behind the last it is given up. */
const backOff = [1, 5, 30, 120, 360, 720, 1440];
/** Milliseconds after which a pass begins with nothing else of a webhook. */
const passLasts = 20_000;
/** So many webhooks of an organisation are served at once. */
const atOnce = 6;

export type HookSlots = Pick<FilledSlots, "hookEvents">;
/** Seconds after which there is more to do; undefined where the clock looks after it in time. */
type Again = number | undefined;

/** What the rooms tell of, by event. */
export const eventLines = ({ hookEvents }: HookSlots): EventLines =>
  new Map(hookEvents.flatMap(({ from: _from, ...events }) => Object.entries(events)));

type Sender = { db: Database; env: Env; lines: EventLines; clock: () => string };

/**
 * Tells the webhooks of one organisation what they are to be told, each in the order in which it happened; one that does
 * not answer keeps none of the others waiting. `now` is an ISO instant. Answers after how many seconds there is more to do,
 * where that is within the minute. Throws only when the database is away.
 */
export async function serveHooks(of: { db: Database; env: Env; slots: HookSlots }, org_id: string, now: string) {
  const { db, env, slots } = of;
  const started = Date.now();
  const clock = () => new Date(Date.parse(now) + Date.now() - started).toISOString();
  const found = await hooksInForce(db, org_id, now);
  if (!found) return undefined;
  const sender = { db, env, lines: eventLines(slots), clock };
  const waiting = found.hooks.values();
  let soonest: Again;
  const walk = async () => {
    for (const hook of waiting) {
      const again = await serve(sender, hook, found.scopeFor(hook));
      if (again !== undefined) soonest = Math.min(again, soonest ?? again);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return soonest;
}

/** Serves one webhook until nothing is due, something was not taken, or the pass is over. */
async function serve(sender: Sender, hook: Hook, scope: Scope): Promise<Again> {
  const { db, env, lines, clock } = sender;
  let secret: string | undefined;
  const end = Date.now() + passLasts;
  while (Date.now() < end) {
    const { claimed, isEmpty } = await claim(db, hook, clock());
    if (claimed) {
      secret ??= await secretOf(sender, hook);
      const answer = await deliver(env, { hook, secret, claimed, lines }, scope);
      if (isTaken(answer)) await markDelivered(db, hook, claimed, answer);
      else return fail(sender, hook, claimed, answer);
    } else if (!isEmpty || !(await fill(db, hook, lines, clock()))) return undefined;
  }
  return 0;
}

async function fail({ db, env, clock }: Sender, hook: Hook, claimed: Claimed, answer: Answer): Promise<Again> {
  const now = clock();
  const minutes = backOff[claimed.tries - 1];
  const seconds = minutes === undefined ? undefined : minutes * (isRelaxed(env) ? 1 : 60);
  const next_at = seconds === undefined ? null : new Date(Date.parse(now) + seconds * 1000).toISOString();
  await markFailed(db, hook, claimed, { answer, next_at, now });
  if (seconds === undefined) return 0;
  return seconds < 60 ? seconds : undefined;
}

/** What signs for a webhook; sealed anew where it was sealed under a key of before. Empty where no key of ours opens it. */
async function secretOf({ db, env }: Sender, hook: Hook): Promise<string> {
  const found = await opened(env, hook.id, hook.secret);
  if (found?.isOld) await resealed(db, hook, await seal(env, hook.id, found.secret));
  return found?.secret ?? "";
}

type Delivery = { hook: Hook; secret: string; claimed: Claimed; lines: EventLines };

async function deliver(env: Env, { hook, secret, claimed, lines }: Delivery, scope: Scope): Promise<Answer> {
  // What an address may be can have become less since it was added; and nothing is sent that nobody could check.
  if (secret === "" || !isHookUrl(hook.url, env)) return { status: 0, ms: 0, answer: "" };
  const { id, event, n, at, subject_id } = claimed;
  const data = await dataOf(env, { ...claimed, lines }, scope);
  return post({ url: hook.url, secret, body: JSON.stringify({ id, event, n, at, subject_id, data }) });
}

/** What the call of its subject answers, without money; null where the subject is gone. */
async function dataOf(env: Env, { event, subject_id, lines }: Claimed & { lines: EventLines }, scope: Scope) {
  try {
    const found = await lines.get(event)?.data(scope, env, subject_id);
    return found ? withoutMoney(found) : null;
  } catch (thrown) {
    if (thrown instanceof Refusal) return null;
    throw thrown;
  }
}
