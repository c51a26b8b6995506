import type { Database } from "#db/connection.ts";
import type { Env } from "#worker/env.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { withoutValues } from "#worker/report.ts";
import { isPushEndpoint } from "./endpoints.ts";
import { judged } from "./judging.ts";
import { type Answer, sendPush } from "./posting.ts";
import { claimPush, type DuePush, drop, duePushes, forgetDevice, markPushed, postpone } from "./queue.ts";
import { type VapidKeys, vapidKeys } from "./vapid.ts";

/** Seconds to wait after the first, second, ... attempt that came to nothing. */
const backOff = [60, 300, 1800, 7200];
/** What a service asks for beyond that counts so far. */
const longestWish = 7200;
/** So many are looked at in one pass, and so many of one service are under way at once. */
const mostPushes = 200;
const atOnce = 4;
/** Milliseconds after which a pass begins with no other push: a service that is slow has the next one. */
const passLasts = 20_000;

type Sender = { db: Database; env: Env; keys: VapidKeys; now: string; givenUp: Map<string, number> };

/**
 * Sends the pushes that are due, of all organisations or of one; `now` is an ISO instant. Nothing where the app has no
 * keys. Of a service that does not answer no more is asked in this pass, so that it takes ten seconds at most; what was
 * not asked for waits for the next. Throws only when the database is away.
 */
export async function deliverPushes(
  db: Database,
  env: Env,
  now: string,
  subjects: Subjects,
  org_id?: string,
): Promise<void> {
  const keys = vapidKeys(env);
  if (!keys) return;
  const due = await duePushes(db, { now, subjects, most: mostPushes, org_id });
  const givenUp = new Map<string, number>();
  await Promise.all(byService(due).map((pushes) => sendAll({ db, env, keys, now, givenUp }, pushes)));
  if (givenUp.size > 0) report("pushes given up", Object.fromEntries(givenUp));
}

/** Parted by who takes them: the hosts of one service differ in front. */
function byService(due: readonly DuePush[]): DuePush[][] {
  const services = new Map<string, DuePush[]>();
  for (const push of due) {
    const service = new URL(push.endpoint).host.split(".").slice(-3).join(".");
    services.set(service, [...(services.get(service) ?? []), push]);
  }
  return [...services.values()];
}

/** Sends what one service is to take, a few at a time, until it does not answer. */
async function sendAll(sender: Sender, pushes: DuePush[]): Promise<void> {
  const waiting = pushes.values();
  const end = Date.now() + passLasts;
  let isSilent = false;
  const walk = async () => {
    for (const push of waiting) {
      if (isSilent || Date.now() > end) return;
      const answer = await deliverOne(sender, push);
      isSilent ||= answer?.was === "away";
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, pushes.length) }, walk));
}

/** Judges one push, claims it, sends it, notes the result. */
async function deliverOne(sender: Sender, push: DuePush): Promise<Answer | undefined> {
  const { db, env, keys, now } = sender;
  // What the endpoints may be can have become less since it was added.
  const verdict = isPushEndpoint(push.endpoint, env) ? judged(push, now) : "drop";
  if (verdict === "drop") return void (await drop(db, push));
  if (verdict !== "send") return void (await postpone(db, push, verdict.until));
  if (!(await claimPush(db, push, now))) return undefined;
  const answer = await sendPush(env, keys, push);
  await noted(sender, push, answer);
  return answer;
}

async function noted({ db, now, givenUp }: Sender, push: DuePush, answer: Answer): Promise<void> {
  const attempts = push.attempts + 1;
  const wait = waitAfter(answer, attempts);
  if (answer.was === "taken") await markPushed(db, push, now);
  else if (answer.was === "gone") await forgetDevice(db, push);
  else if (wait !== undefined)
    await postpone(db, { ...push, attempts }, new Date(Date.parse(now) + wait * 1000).toISOString());
  else {
    await drop(db, push);
    const kind = `${new URL(push.endpoint).host} ${answer.was}`;
    givenUp.set(kind, (givenUp.get(kind) ?? 0) + 1);
  }
}

/** Seconds until a push is tried again after so many attempts: ours, or as many more as its service asks for. */
function waitAfter(answer: Answer, attempts: number): number | undefined {
  const own = backOff[attempts - 1];
  if (own === undefined || (answer.was !== "busy" && answer.was !== "away")) return undefined;
  const wished = answer.was === "busy" ? (answer.seconds ?? 0) : 0;
  return Math.max(own, Math.min(wished, longestWish));
}

const report = (message: string, details: Record<string, unknown>) =>
  console.error(withoutValues(JSON.stringify({ at: new Date().toISOString(), message, ...details })));
