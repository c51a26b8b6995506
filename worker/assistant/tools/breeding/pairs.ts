import { translate } from "#worker/locales/translate.ts";
import type { PairsPage } from "#worker/pairs/listing.ts";
import type { Breeding } from "#worker/pairs/pages.ts";
import type { Pair } from "#worker/pairs/reading.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { addressOf } from "../flock/address.ts";
import { birdHref, joined, nameOf } from "../flock/bird-words.ts";
import { type Finding, type ToolContext, tool } from "../tool.ts";

type Input = ToolArguments["pairs"];

/** How many pairs there are, and which: what `/birds/pairs` shows under the same filters, or a bird's own page of pairs. */
export const pairs = tool({
  name: "pairs",
  permission: "flock.read",
  arguments: toolArguments.pairs,
  async find({ bird_id, ...filters }, context) {
    return bird_id === undefined ? ofAll(filters, context) : ofBird(bird_id, filters, context);
  },
});

async function ofAll(filters: Omit<Input, "bird_id">, context: ToolContext): Promise<Finding> {
  const { data } = await context.call<{ data: PairsPage }>(addressOf("/api/pairs", { ...filters, page_size: "50" }));
  // A list of what pairs are of names no others: of those there are none.
  const named = (list: ReadonlyArray<{ id: string; name: string }>, id: string | undefined) =>
    list.find((it) => it.id === id)?.name;
  const names = { species: named(data.species, filters.species_id), place: named(data.places, filters.place_id) };
  return found(
    { list: data.items, total: data.total, href: addressOf("/birds/pairs", filters) },
    { filters, names },
    context,
  );
}

async function ofBird(id: string, filters: Omit<Input, "bird_id">, context: ToolContext): Promise<Finding> {
  const { data } = await context.call<{ data: Breeding }>(`/api/birds/${encodeURIComponent(id)}/pairs`);
  const { season, state, species_id, place_id } = filters;
  const list = data.pairs.filter(
    (it) =>
      (!season || it.season === Number(season)) &&
      (!state || (state === "open" ? it.state !== "ended" : it.state === state)) &&
      (!species_id || it.species_id === species_id) &&
      (!place_id || it.place_id === place_id),
  );
  const [first] = list;
  const names = {
    bird: nameOf(data.head),
    species: species_id && (first?.species_name ?? undefined),
    place: place_id && (first?.place_name ?? undefined),
  };
  const href = `${birdHref(data.head.id)}/pairs`;
  return found({ list, total: list.length, href, is_cut: data.is_cut }, { filters, names }, context);
}

/** `is_cut` where the bird's page shows only the newest: nobody has counted the others. */
type Found = { list: readonly Pair[]; total: number; href: string; is_cut?: boolean };
type Around = {
  filters: Omit<Input, "bird_id">;
  names: { species?: string | undefined; place?: string | undefined; bird?: string | undefined };
};

function found({ list, total, href, is_cut }: Found, { filters, names }: Around, context: ToolContext): Finding {
  const { say } = context.speech;
  const { season, state } = filters;
  const more = [
    state && say(`pairs.state.${state}`, { count: total }),
    names.bird && say("pairs.of_bird", { bird: names.bird }),
    names.species && say("pairs.of_species", { species: names.species }),
    names.place && say("pairs.in_place", { place: names.place }),
    season && say("pairs.of_season", { season }),
  ];
  const which = more.flatMap((it) => (it ? [` ${it}`] : [])).join("");
  return {
    outcome: "answered",
    figures: is_cut ? {} : { total },
    rows: { total, items: list.slice(0, 50).map((it) => rowOf(it, context)) },
    href,
    answer: say(total === 0 ? "pairs.none" : is_cut ? "pairs.have_more" : "pairs.have", { count: total, which }),
    how: say(state ? "pairs.how" : "pairs.how.all"),
  };
}

function rowOf({ id, number, cocks, hens, state, species_name, place_name }: Pair, { language }: ToolContext) {
  const side = (birds: Pair["cocks"]) =>
    birds.filter(({ until_on }) => until_on === null).map(({ identifier }) => identifier);
  const both = [side(cocks), side(hens)].map((rings) => rings.join(", ")).join(" × ");
  const detail = joined([both, translate(language, `audit.pair.state.${state}`), species_name, place_name]);
  return { label: number, href: `/birds/pairs/${id}`, detail };
}
