import { idForKey } from "#db/ids.ts";
import { tagOf } from "#worker/clutches/eggs/egg-view.ts";
import { type EggEvent, eggAfter } from "#worker/clutches/states/egg-after.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { ringIn } from "./flock/rings.ts";
import type { Around } from "./flock/stored-flock.ts";
import type { BookedChick, BookedEgg, BookedEvent } from "./season-book.ts";
import { demoSeason, type Numbered } from "./season-order.ts";

type InClutch = Around & { pair: Numbered; clutch: { id: string; number: number }; number: number };

/** An egg of the book with its events, and the bird that hatched from it, where the flock has it not. */
export async function eggOf(booked: BookedEgg, around: InClutch) {
  const { keeper, standing, ids, pair, clutch, number } = around;
  const { org_id, user_id } = keeper;
  const key = `${pair.name} ${clutch.number} ${number}`;
  const id = await idForKey("egg", org_id, key);
  const laid_on = plusDays(pair.base, -booked.laid);
  const view = eventsOf(booked, { pair, laid_on, ids });
  const facts = eggAfter(view);
  const events = view.map(async (event) => ({
    ...event,
    id: await idForKey("egg_event", org_id, `${key} ${event.position}`),
    org_id,
    egg_id: id,
    user_id,
    at: dayBegun(event.on_day ?? laid_on),
  }));
  const { chick: hatched } = booked;
  const tag = tagOf({ pair_number: pair.number, clutch_number: clutch.number, number });
  const known = hatched?.ring && standing.birds.get(hatched.ring);
  const young = hatched && !known && { chick: hatched, tag, ...facts };
  const chick = young ? { ...chickOf(around, young), id: await idForKey("bird", org_id, key) } : undefined;
  const egg = {
    id,
    org_id,
    clutch_id: clutch.id,
    pair_id: ids.get(pair.name) ?? "",
    number,
    laid_on,
    ...facts,
    ...(hatched && { chick_id: known ? known.id : (chick?.id ?? null), chick_ring: tag, chick_tag: tag }),
    created_at: dayBegun(laid_on),
    updated_at: dayBegun(view.at(-1)?.on_day ?? laid_on),
  };
  return { egg, events: await Promise.all(events), chick };
}

type EventContext = { pair: Numbered; laid_on: string; ids: Around["ids"] };
type EggEventView = EggEvent & { from_pair_id: string | null };

function eventsOf({ done }: BookedEgg, { pair, laid_on, ids }: EventContext): EggEventView[] {
  const none = { from_state: null, to_state: null, from_pair_id: null, to_pair_id: null, undoes: null };
  const events: EggEventView[] = [{ ...none, position: 1, deed: "laid", to_state: "laid", on_day: laid_on }];
  for (const event of done) {
    const on_day = plusDays(pair.base, -event[1]);
    const { state } = eggAfter(events);
    events.push({ ...none, position: events.length + 1, on_day, ...whatOf(event, { state, pair, ids }) });
  }
  return events;
}

type Now = { state: EggEvent["from_state"]; pair: Numbered; ids: Around["ids"] };

function whatOf([event, , to]: BookedEvent, { state, pair, ids }: Now): Partial<EggEventView> & Pick<EggEvent, "deed"> {
  if (event === "looked" || event === "ringed" || event === "weaned") return { deed: event };
  if (event === "foster")
    return { deed: event, from_pair_id: ids.get(pair.name) ?? null, to_pair_id: ids.get(to ?? "") ?? null };
  return { deed: "state", from_state: state, to_state: event };
}

type Young = {
  chick: BookedChick;
  tag: string;
  hatched_on: string | null;
  weaned_on: string | null;
  foster_pair_id: string | null;
};

function chickOf({ keeper, standing, pair, ids }: InClutch, young: Young) {
  const { ring, sex = "unknown" as const, place, lost } = young.chick;
  const birth_date = young.hatched_on ?? keeper.today;
  const identifier = ring ? ringIn(ring, Number(birth_date.slice(0, 4))) : young.tag;
  const nest = demoSeason.find(({ name }) => young.foster_pair_id !== null && ids.get(name) === young.foster_pair_id);
  const [father, mother] = [standing.birds.get(pair.cock), standing.birds.get(pair.hen)];
  const status = lost ? "deceased" : young.weaned_on ? "active" : "";
  const home = (young.weaned_on && place) || (nest ?? pair).place;
  return {
    org_id: keeper.org_id,
    identifier,
    sex,
    birth_date,
    acquisition: "bred" as const,
    identifier_key: ringKey(identifier),
    search_key: searchKey(identifier, null),
    species_id: mother?.species_id ?? "",
    father_id: father?.id ?? null,
    mother_id: mother?.id ?? null,
    foster_father_id: (nest && standing.birds.get(nest.cock)?.id) ?? null,
    foster_mother_id: (nest && standing.birds.get(nest.hen)?.id) ?? null,
    status_id: standing.statuses.get(status) ?? null,
    status_since: lost ? plusDays(pair.base, -lost.days) : null,
    cause_of_death: lost?.cause[keeper.language] ?? null,
    place_id: lost ? null : (standing.places.get(home) ?? null),
    created_at: dayBegun(birth_date),
    updated_at: dayBegun(birth_date),
    changed_by: keeper.user_id,
  };
}
