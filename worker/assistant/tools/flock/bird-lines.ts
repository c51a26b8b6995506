import type { Bird } from "#worker/birds/columns/details.ts";
import type { ToolContext } from "../tool.ts";
import { ageInWords } from "./bird-age.ts";
import { bornOn, nameOf } from "./bird-words.ts";

/** One thing about a bird: as a sentence, and as it stands in a row of others; whether its record tells it. */
export type Line = { isKnown: boolean; text: string; short: string };
type About = "age" | "place" | "status" | "species" | "sex" | "colour" | "ring";

/** What a bird's record says of one thing, or that it says nothing and where that is written down. */
export function birdLine(bird: Bird, about: About, context: ToolContext): Line {
  const { say } = context.speech;
  const found = factOf[about](bird, context);
  if (!found) return { isKnown: false, text: say(`bird.${about}.unknown`, { bird: nameOf(bird) }), short: "" };
  const { values, key } = found;
  const full = key ? `${about}.${key}` : about;
  return {
    isKnown: true,
    text: say(`bird.${full}`, { bird: nameOf(bird), ...values }),
    short: say(`bird.short.${full}`, values),
  };
}

type Fact = { values: Record<string, string>; key?: string } | undefined;
const fact = (values: Record<string, string>, key = ""): Fact => ({ values, key });

const factOf: Record<About, (bird: Bird, context: ToolContext) => Fact> = {
  age({ birth_date, birth_precision }, context) {
    if (!birth_date) return undefined;
    const born = bornOn(birth_date, birth_precision, context);
    const age = ageInWords({ birth_date, birth_precision }, context.scope.today, context);
    return age ? fact({ age, born }) : fact({ born }, "born");
  },
  place: ({ place }) => (place ? fact({ place: place.name }) : undefined),
  status({ status, status_since }, { speech }) {
    if (!status) return undefined;
    return status_since
      ? fact({ status: status.name, day: speech.day(status_since) }, "since")
      : fact({ status: status.name });
  },
  species({ species: { common_name, latin_name } }) {
    return latin_name ? fact({ species: common_name, latin: latin_name }, "latin") : fact({ species: common_name });
  },
  sex: ({ sex }, { speech }) => (sex === "unknown" ? undefined : fact({ sex: speech.say(`sex.one.${sex}`) })),
  colour({ mutation, genotype }) {
    if (mutation && genotype && mutation !== genotype) return fact({ colour: mutation, genotype }, "genotype");
    const colour = mutation ?? genotype;
    return colour ? fact({ colour }) : undefined;
  },
  ring({ identifier, ring_size_mm }, { speech }) {
    return ring_size_mm
      ? fact({ ring: identifier, size: speech.number(ring_size_mm, 2) }, "size")
      : fact({ ring: identifier });
  },
};
