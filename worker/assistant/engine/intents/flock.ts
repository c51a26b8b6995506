import { type Intent, some } from "./intent.ts";
import type { Slots } from "./slots.ts";

const sexOf = (slots: Slots) =>
  slots.has("male") ? "male" : slots.has("female") ? "female" : slots.has("no_sex") ? "unknown" : undefined;
const ageOf = (slots: Slots) =>
  slots.has("young") ? "chick" : slots.has("juvenile") ? "young" : slots.has("adult") ? "adult" : undefined;
const kindOf = (slots: Slots) =>
  slots.has("present")
    ? "present"
    : slots.has("away")
      ? "away"
      : slots.has("gone")
        ? "gone"
        : slots.has("current")
          ? "current"
          : undefined;
const gapOf = (slots: Slots) => (slots.has("no_ring") ? "ring" : slots.has("no_status") ? "status" : undefined);
const parentsOf = (slots: Slots) =>
  slots.has("both_parents") ? "both" : slots.has("one_parent") ? "one" : slots.has("no_parents") ? "none" : undefined;

const birds: Intent = {
  tool: "birds",
  needs: [
    [
      ...(["bird", "young", "juvenile", "adult", "male", "female", "no_ring", "no_parents", "one_parent"] as const),
      ...(["both_parents", "no_status", "no_sex", "losing", "born", "present", "away", "gone", "current"] as const),
      ...(["#species", "#status", "#place", "#colour"] as const),
    ],
  ],
  helps: [
    "who",
    "where",
    "species",
    "born",
    "present",
    "away",
    "gone",
    "current",
    "male",
    "female",
    "young",
    "juvenile",
    "adult",
  ],
  takes: ["species", "status", "place", "colour", "period"],
  many: ["colour"],
  weight: -1.5,
  request: { pt: "Quantas aves tenho", en: "How many birds do I have" },
  input(slots) {
    const born = slots.has("born") ? slots.days("back") : undefined;
    // Both of two that exclude each other are not to be told at once.
    if (slots.has("male") && slots.has("female")) return undefined;
    if (slots.days("back") && !born) slots.refused.add("period");
    return some({
      status_id: slots.one("status")?.id ?? kindOf(slots),
      species_id: slots.one("species")?.id,
      place_id: slots.one("place")?.id,
      sex: sexOf(slots),
      age: ageOf(slots),
      parents: parentsOf(slots),
      missing: gapOf(slots),
      born_from: born?.from,
      born_to: born?.to,
      weight: slots.has("losing") ? "down" : undefined,
      q: slots.all("colour").join(" ") || undefined,
    });
  },
  besides: () => ({ status_id: "present" }),
};
// What birds may be asked by is said of each other too.
const birdsBy: Intent = {
  ...birds,
  helps: [...(birds.helps ?? []), ...birds.needs.flat().flatMap((it) => (it.startsWith("#") ? [] : [it as "bird"]))],
};

const aspects = {
  ...({ age: "age", weight: "weight", place: "place", status: "status", species: "species", sex: "sex" } as const),
  ...({ colour: "colour", health: "health", ring: "ring", where: "place", born: "age" } as const),
} as const;

const bird: Intent = {
  tool: "bird",
  needs: [["#bird"]],
  helps: [...(Object.keys(aspects) as Array<keyof typeof aspects>), "bird", "who", "when", "male", "female"],
  takes: ["bird"],
  // What follows is said to be a bird: a cage of that name is not meant, and "show" is a paper.
  request: { pt: "Ficha da ave", en: "Record of bird" },
  input(slots) {
    const about = (Object.keys(aspects) as Array<keyof typeof aspects>).find((it) => slots.has(it));
    return some({ bird_id: slots.one("bird")?.id, about: about ? aspects[about] : undefined });
  },
};

const relations = {
  ...({ grandparents: "grandparents", siblings: "siblings", father: "father", mother: "mother" } as const),
  ...({ parents: "parents", offspring: "young", young: "young" } as const),
} as const;

const kin: Intent = {
  tool: "kin",
  needs: [["parents", "father", "mother", "grandparents", "siblings", "offspring", "young"], ["#bird"]],
  helps: ["who", "bird", "male", "female"],
  takes: ["bird"],
  request: { pt: "Quem são os pais de", en: "Who are the parents of" },
  input(slots) {
    const relation = (Object.keys(relations) as Array<keyof typeof relations>).find((it) => slots.has(it));
    return some({ bird_id: slots.one("bird")?.id, relation: relation && relations[relation] });
  },
};

/** A pair, or the two birds of one: the cock is the one known to be it. */
function two(slots: Slots): Record<string, unknown> | undefined {
  const pair = slots.one("pair");
  if (pair) return { pair_id: pair.id };
  const [one, other, third] = slots.all("bird");
  if (!one || !other || third) return undefined;
  const isTurned = one.sex === "female" || other.sex === "male";
  return isTurned ? { cock_id: other.id, hen_id: one.id } : { cock_id: one.id, hen_id: other.id };
}

const inbreeding: Intent = {
  tool: "inbreeding",
  needs: [["inbreeding"], ["#bird", "#pair"]],
  helps: ["bird", "young", "offspring", "why", "give", "male", "female", "will", "mates"],
  takes: ["bird", "pair"],
  many: ["bird"],
  request: { pt: "Qual é a consanguinidade de", en: "What is the inbreeding of" },
  input: (slots) => two(slots) ?? some({ bird_id: slots.one("bird")?.id }),
};

const mates: Intent = {
  tool: "mates",
  needs: [["mates"], ["#bird"]],
  helps: ["best", "who", "bird", "male", "female", "pair", "will", "by_hen", "by_cock", "by_pair"],
  takes: ["bird"],
  request: { pt: "Com quem devo acasalar", en: "Best mates for" },
  input: (slots) => some({ bird_id: slots.one("bird")?.id }),
};

const diversity: Intent = {
  tool: "diversity",
  needs: [["diversity"]],
  helps: ["bird"],
  takes: ["species"],
  request: { pt: "Que diversidade genética têm as aves", en: "What is the genetic diversity of the birds" },
  input: (slots) => some({ species_id: slots.one("species")?.id }),
};

const colours: Intent = {
  tool: "colours",
  needs: [["colour"], ["#bird", "#pair"]],
  helps: ["give", "young", "offspring", "born", "will", "bird", "male", "female", "hatch", "mates", "pair"],
  takes: ["bird", "pair"],
  many: ["bird"],
  request: { pt: "Que cores dão as crias de", en: "What colours will the chicks have of" },
  input: two,
};

/** What is asked of birds, one bird, and its kin. */
export const flockIntents: readonly Intent[] = [birdsBy, bird, kin, inbreeding, mates, diversity, colours];
