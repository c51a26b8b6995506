import { songbirds } from "./catalogue-songbirds.ts";
import { type Read, sources } from "./catalogue-sources.ts";

type Hybrid = Pick<Read, "slug" | "names" | "sources"> & { cock: string; hen: string };

// The usual way round of each: the cock sings, the hen of the second species broods.
const bred: readonly Hybrid[] = [
  {
    slug: "goldfinch_mule",
    names: { pt: "Pintagol", en: "Goldfinch mule" },
    cock: "goldfinch",
    hen: "canary",
    sources: [sources.pintagol, sources.finchForum],
  },
  {
    slug: "greenfinch_mule",
    names: { pt: "Verdilhão × canário", en: "Greenfinch mule" },
    cock: "greenfinch",
    hen: "canary",
    sources: [sources.pintagol, sources.finchForum],
  },
  {
    slug: "goldfinch_greenfinch",
    names: { pt: "Pintassilgo × verdilhão", en: "Goldfinch × greenfinch" },
    cock: "goldfinch",
    hen: "greenfinch",
    sources: [sources.finchForum],
  },
];

/**
 * Hybrids that songbird breeders raise. An egg is its mother's until the chick is out, so the days and an incubator's
 * figures are those of her species; as in zoology the name of a hybrid is both species' with a cross between.
 */
export const hybrids: readonly Read[] = bred.map(({ slug, names, cock, hen, sources: own }) => {
  const [father, mother] = [speciesOf(cock), speciesOf(hen)];
  return {
    ...mother,
    slug,
    names,
    latin_name: `${father.latin_name} × ${mother.latin_name}`,
    parents: { cock, hen },
    doubt: {
      pt: "números da espécie da fêmea, que choca os ovos",
      en: "figures of the hen's species, which broods the eggs",
    },
    sources: [...own, ...mother.sources],
  };
});

function speciesOf(slug: string): Read {
  const found = songbirds.find((it) => it.slug === slug);
  if (!found) throw new Error(`No ${slug} in the catalogue of songbirds.`);
  return found;
}
