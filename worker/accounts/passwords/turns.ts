import { Refusal } from "#worker/refusal.ts";

// A hash holds the isolate's only thread while it runs, and workerd's asynchronous scrypt does so too (measured: ten at
// once answered nobody else for 2.2 s). So hashes go one by one, and after each the thread belongs to everybody else for
// as long as it took. Nobody here waits for what another request does: the runtime never settles the promises of a
// request that was cut off. Each sleeps for itself, looks at the queue, and whoever has stopped looking is passed over.

/** How many may stand in the queue. */
const longest = 16;
/** Milliseconds somebody stands in the queue at most: the page they came from waits ten seconds. */
const patience = 8_000;
/** Milliseconds after which whoever has not looked is gone. */
const silence = 2_000;
/** Milliseconds between two looks. */
const pause = 40;
/** Milliseconds the thread is left to others after a hash, at most. */
const longestRest = 1_000;

type Place = { whom: string; number: number; looked_at: number; isOut: boolean };
const line: Place[] = [];
let served = 0;
let rests_until = 0;

const busy = () => new Refusal("too_many", {}, { detail: "accounts.busy", retryAfter: 10 });
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether somebody from there would be let into the queue now; refuses with 429 before anything is asked of anyone. */
export function requireRoom(whom: string): void {
  passOver();
  if (line.length >= longest && !crowdBeside(whom)) throw busy();
}

/**
 * Does pieces of heavy work (a hash each) when it is their turn, in fair order between networks: who has one in the queue
 * comes before the second of another. Refuses with 429 and Retry-After when the queue is full, or after eight seconds.
 */
export async function inQueue<Made>(whom: string, ...works: Array<() => Made>): Promise<Made[]> {
  const place = join(whom);
  try {
    const made: Made[] = [];
    for (const work of works) {
      await myTurn(place);
      made.push(await alone(work));
      served = Math.max(served, place.number);
    }
    return made;
  } finally {
    leave(place);
  }
}

function join(whom: string): Place {
  requireRoom(whom);
  if (line.length >= longest) expelLast(crowdBeside(whom));
  const number = Math.max(served, ...line.filter((it) => it.whom === whom).map((it) => it.number)) + 1;
  const place = { whom, number, looked_at: Date.now(), isOut: false };
  line.push(place);
  return place;
}

function leave(place: Place): void {
  const at = line.indexOf(place);
  if (at >= 0) line.splice(at, 1);
}

function passOver(): void {
  const now = Date.now();
  // Whoever looked in what is still to come looked before the clock was set back.
  for (const place of line.filter((it) => Math.abs(now - it.looked_at) > silence)) leave(place);
}

const crowdOf = (whom: string) => line.filter((it) => it.whom === whom).length;

/** Whoever has so many in the queue that the last of them gives way to one from there. */
function crowdBeside(whom: string): string | undefined {
  const crowds = [...new Set(line.map((it) => it.whom))].sort((one, other) => crowdOf(other) - crowdOf(one));
  const [greatest] = crowds;
  return greatest !== undefined && crowdOf(greatest) > crowdOf(whom) + 1 ? greatest : undefined;
}

function expelLast(whom: string | undefined): void {
  const last = line.filter((it) => it.whom === whom).at(-1);
  if (!last) return;
  last.isOut = true;
  leave(last);
}

async function myTurn(place: Place): Promise<void> {
  const ends_at = Date.now() + patience;
  for (;;) {
    const now = Date.now();
    if (place.isOut || now >= ends_at) throw busy();
    place.looked_at = now;
    passOver();
    // The thread may have been held for so long that others took this one for gone.
    if (!line.includes(place)) line.push(place);
    const rest = restAt(now);
    if (first() === place && rest === 0) return;
    await sleep(first() === place ? rest : pause);
  }
}

/** Milliseconds that the thread still belongs to others; none where the clock was set back since. */
function restAt(now: number): number {
  const left = rests_until - now;
  return left > longestRest ? 0 : Math.max(0, left);
}

const first = () => line.reduce((one, other) => (other.number < one.number ? other : one));

async function alone<Made>(work: () => Made): Promise<Made> {
  const started = Date.now();
  // Should this request be cut off below, the rest is this long.
  rests_until = started + longestRest;
  const made = work();
  // The clock of a worker stands still until it has waited for something.
  await sleep(0);
  const now = Date.now();
  rests_until = now + Math.min(now - started, longestRest);
  return made;
}
