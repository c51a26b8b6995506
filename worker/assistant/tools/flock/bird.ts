import type { Bird } from "#worker/birds/columns/details.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { type Finding, type ToolContext, tool } from "../tool.ts";
import { birdHealth, birdWeight } from "./bird-history.ts";
import { birdLine, type Line } from "./bird-lines.ts";
import { birdHref, birdRow, nameOf, whereWritten } from "./bird-words.ts";

type About = ToolArguments["bird"]["about"];

/** One bird as its own page shows it, or the one thing of it that is asked. */
export const bird = tool({
  name: "bird",
  permission: "flock.read",
  arguments: toolArguments.bird,
  async find({ bird_id, about }, context) {
    if (about === "weight") return birdWeight(bird_id, context);
    if (about === "health") return birdHealth(bird_id, context);
    const { data } = await context.call<{ data: Bird }>(`/api/birds/${encodeURIComponent(bird_id)}`);
    return about === "all" ? whole(data, context) : one(data, about, context);
  },
});

function one(found: Bird, about: Exclude<About, "all" | "weight" | "health">, context: ToolContext): Finding {
  const { speech } = context;
  const line = birdLine(found, about, context);
  return {
    outcome: line.isKnown ? "answered" : "unknown",
    figures: {},
    rows: { total: 1, items: [rowOf(found, context)] },
    href: birdHref(found.id),
    answer: line.text,
    how: speech.say("bird.how"),
    ...(!line.isKnown && { links: whereWritten(`${birdHref(found.id)}/edit`, context) }),
  };
}

const shown = ["species", "sex", "age", "colour", "place", "status"] as const;

function whole(found: Bird, context: ToolContext): Finding {
  const { speech } = context;
  const lines: Line[] = shown.map((about) => birdLine(found, about, context));
  const known = lines.filter(({ isKnown }) => isKnown).map(({ short }) => short);
  const { inbreeding, completeness } = found;
  const parents = ([found.father, found.mother] as const).map((parent) => parent && nameOf(parent));
  const family = parents.some(Boolean)
    ? speech.say("bird.parents", { parents: speech.list(parents.filter((it) => it !== null)) })
    : "";
  return {
    outcome: "answered",
    figures: { inbreeding, completeness },
    rows: { total: 1, items: [rowOf(found, context)] },
    href: birdHref(found.id),
    answer: joinedSentence(speech.say("bird.whole", { bird: nameOf(found), facts: known.join(", ") }), family),
    how: speech.say("bird.how"),
    links: [{ label: speech.say("link.pedigree"), href: `${birdHref(found.id)}/pedigree` }],
  };
}

const joinedSentence = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

const rowOf = ({ species, status, place, ...found }: Bird, context: ToolContext) =>
  birdRow(
    { ...found, species_name: species.common_name, status_name: status?.name ?? null, place_name: place?.name ?? null },
    context,
  );
