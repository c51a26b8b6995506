import { statusKinds } from "#db/vocabulary.ts";
import type { birdsPage } from "#worker/birds/listings.ts";
import { Refusal } from "#worker/refusal.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { type ToolContext, tool } from "../tool.ts";
import { addressOf } from "./address.ts";
import { birdRow } from "./bird-words.ts";
import { birdParts, type NamedFilters } from "./birds-parts.ts";
import { speciesChart } from "./species-chart.ts";

type Input = ToolArguments["birds"];
type Page = Awaited<ReturnType<typeof birdsPage>>;

/** How many birds there are, and which: what `/birds` shows under the same filters. */
export const birds = tool({
  name: "birds",
  permission: "flock.read",
  arguments: toolArguments.birds,
  async find(input, context) {
    const { speech } = context;
    const { page, filters } = await pageOf(input, context);
    const { total, items } = page;
    const named = namesIn(input, page);
    const parts = birdParts(filters, named, total, speech);
    const sex = input.sex ?? "any";
    const key = total === 0 ? "birds.none" : page.total_is_capped ? "birds.have_more" : "birds.have";
    const birds = speech.say(`birds.noun.${sex}`, { count: total });
    const answer = speech.say(key, { birds, no: speech.say(`birds.no.${sex}`), ...parts });
    const chart = input.species_id ? undefined : speciesChart(page, speech);
    return {
      outcome: "answered",
      figures: { total },
      rows: { total, items: items.map((it) => birdRow(it, context)) },
      href: addressOf("/birds", filters),
      answer,
      how: speech.say(input.status_id === "present" ? "birds.how.present" : "birds.how.others"),
      ...(chart && { chart }),
    };
  },
});

/** The page of the register; words that name a colour are looked for there first, then in rings, names and species. */
async function pageOf({ q, ...input }: Input, { call }: ToolContext) {
  const ask = async (more: { q?: string; mutation?: string }) => {
    const filters = { ...input, ...more };
    const { data } = await call<{ data: Page }>(addressOf("/api/birds/page", { ...filters, page_size: "50" }));
    return { page: data, filters };
  };
  if (q === undefined) return ask({});
  const coloured = await ask({ mutation: q });
  return coloured.page.total > 0 ? coloured : ask({ q });
}

/** What the page calls the filters that are ids; an id that it does not know is nobody's. */
function namesIn({ species_id, status_id, place_id }: Input, { species, statuses, places }: Page): NamedFilters {
  const isWord = ["none", "current", ...statusKinds].some((word) => word === status_id);
  const nameOf = (list: ReadonlyArray<{ id: string; name: string }>, id: string | undefined) => {
    if (id === undefined || id === "none") return null;
    const found = list.find((it) => it.id === id);
    if (!found) throw new Refusal("missing");
    return found.name;
  };
  return {
    species: nameOf(species, species_id),
    status: isWord ? null : nameOf(statuses, status_id),
    place: nameOf(places, place_id),
  };
}
