import { weaned } from "./after.ts";
import { speciesBook, today } from "./cast.ts";
import type { Chick, Clutch, Fate, Pair } from "./seasons.ts";
import type { Writing } from "./writing.ts";

type Laid = { eggs: Array<{ id: string }> };
type Hatched = { birds: Array<{ id: string; egg_id: string }> };

const isChick = (fate: Fate): fate is Chick => typeof fate === "object";
/** A calendar day so many days after another. */
export const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A pair with all that came of it, written down after the season. */
export async function writePair(writing: Writing, pair: Pair): Promise<void> {
  const { idOf, make, send } = writing;
  const made = await make<{ id: string; number: string }>("pair", pair.number, "/api/pairs", {
    kind: "pair",
    state: pair.state === "planned" ? "planned" : "active",
    cock_ids: [idOf("bird", pair.cock)],
    hen_ids: [idOf("bird", pair.hen)],
    started_on: pair.started,
    confirmed: true,
    ...(pair.place && { place_id: idOf("place", pair.place) }),
  });
  if (made.number !== pair.number) throw new Error(`${pair.number} became ${made.number}`);
  for (const clutch of pair.clutches) await writeClutch(writing, pair, clutch);
  if (pair.state === "ended") await send(`/api/pairs/${made.id}/state`, { state: "ended", on: pair.ended });
  if (pair.state === "resting") await send(`/api/pairs/${made.id}/state`, { state: "resting", on: "2026-05-01" });
}

/** A clutch as its eggs ended: candled a week after the last, then hatched or not. */
async function writeClutch(writing: Writing, pair: Pair, { first, every, hatched, fates }: Clutch): Promise<void> {
  const { idOf, send } = writing;
  const { eggs } = await send<Laid>(`/api/pairs/${idOf("pair", pair.number)}/eggs`, {
    laid_on: first,
    count: fates.length,
    every,
    new_clutch: true,
  });
  const last = plus(first, (fates.length - 1) * every);
  const candled = plus(first, 7) < today ? [plus(first, 7), last].sort().at(-1) : today;
  const of = (wanted: (fate: Fate) => boolean) =>
    eggs.filter((_, at) => wanted(fates[at] ?? "laid")).map(({ id }) => id);
  const become = async (egg_ids: string[], state: string, on?: string) =>
    egg_ids.length > 0 ? send<Hatched>("/api/eggs/events", { egg_ids, state, on }) : { birds: [] };
  await become(
    of((fate) => fate === "clear"),
    "clear",
    candled,
  );
  await become(
    of((fate) => isChick(fate) || fate === "fertile" || fate === "late_dead"),
    "fertile",
    candled,
  );
  await become(
    of((fate) => fate === "early_dead"),
    "early_dead",
    plus(candled ?? last, 1),
  );
  await become(
    of((fate) => fate === "broken"),
    "broken",
    candled,
  );
  const { birds } = await become(of(isChick), "hatched", hatched);
  await become(
    of((fate) => fate === "late_dead"),
    "late_dead",
    hatched ? plus(hatched, 1) : plus(last, 15),
  );
  for (const [at, { id: egg }] of eggs.entries()) {
    const [fate, bird] = [fates[at], birds.find(({ egg_id }) => egg_id === egg)];
    if (!fate || !isChick(fate) || !bird) continue;
    writing.ids.set(`bird ${fate.ring}`, bird.id);
    await send(`/api/birds/${bird.id}/ring`, { identifier: fate.ring, on: plus(hatched, 7), sex: fate.sex });
    await weaned(writing, fate, bird.id, plus(hatched, speciesBook[pair.species].weaning_day));
  }
}
