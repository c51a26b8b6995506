import type { flockDiversity } from "#worker/mating/questions.ts";
import { Refusal } from "#worker/refusal.ts";
import { toolArguments } from "../arguments.ts";
import { addressOf } from "../flock/address.ts";
import { birdHref, joined, nameOf } from "../flock/bird-words.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { shareWords } from "./inbreeding-words.ts";

type Diversity = Awaited<ReturnType<typeof flockDiversity>>;

/** What is left of the founders' genes in the present birds of a species, or of all, and who carries the rarest. */
export const diversity = tool({
  name: "diversity",
  permission: "flock.read",
  arguments: toolArguments.diversity,
  async find({ species_id }, context) {
    const address = (path: string, page_size?: string) => addressOf(path, { species_id, page_size });
    const { data } = await context.call<{ data: Diversity }>(address("/api/birds/kinship/diversity", "50"));
    const species = data.species.find(({ id }) => id === species_id)?.common_name;
    if (species_id && !species) throw new Refusal("missing");
    return diversityOf(data, { species, href: address("/birds/diversity") }, context);
  },
});

type Around = { species: string | undefined; href: string };

function diversityOf(data: Diversity, { species, href }: Around, context: ToolContext): Finding {
  const { speech } = context;
  const { birds, mean_kinship, gene_diversity, founder_genome_equivalents, items, total } = data;
  const of = species ? ` ${speech.say("diversity.of_species", { species })}` : "";
  const how = speech.say("diversity.how");
  if (gene_diversity === null || founder_genome_equivalents === null)
    return { outcome: "unknown", figures: {}, rows: noRows, href, answer: speech.say("diversity.none", { of }), how };
  const rows = items.map((bird) => ({
    label: nameOf(bird),
    href: birdHref(bird.id),
    detail: joined([
      speech.say("diversity.mean", { share: shareWords(bird.mean_kinship, context) }),
      bird.species_name,
    ]),
  }));
  return {
    outcome: "answered",
    figures: { birds, mean_kinship, gene_diversity, founder_genome_equivalents },
    rows: { total, items: rows },
    href,
    answer: speech.say("diversity.have", {
      count: birds,
      of,
      genes: shareWords(gene_diversity, context),
      founders: speech.number(founder_genome_equivalents, 1),
      mean: shareWords(mean_kinship, context),
    }),
    how,
  };
}
