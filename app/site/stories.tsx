import { MatingSheet } from "./mating-sheet.tsx";
import { Shot } from "./shot.tsx";
import { Story } from "./story.tsx";

/** The register of birds and how they get into it. */
export function FlockStory() {
  return (
    <Story
      id="flock"
      title="home.flock.title"
      lead="home.flock.lead"
      facts={[{ title: "home.flock.import.title", text: "home.flock.import.text" }]}
    >
      <Shot name="import" />
    </Story>
  );
}

/** Parents and lineage. */
export function ReproductionStory() {
  return (
    <Story
      id="reproduction"
      title="home.reproduction.title"
      lead="home.reproduction.lead"
      facts={[
        { title: "home.reproduction.tree.title", text: "home.reproduction.tree.text" },
        { title: "home.reproduction.share.title", text: "home.reproduction.share.text" },
      ]}
    >
      <Shot name="pedigree" />
    </Story>
  );
}

/** Inbreeding, pairs and the colours of their young. */
export function KinshipStory() {
  return (
    <Story
      id="kinship"
      title="home.kinship.title"
      lead="home.kinship.lead"
      facts={[
        { title: "home.kinship.pair.title", text: "home.kinship.pair.text" },
        { title: "home.kinship.colours.title", text: "home.kinship.colours.text" },
        { title: "home.kinship.season.title", text: "home.kinship.season.text" },
      ]}
    >
      <MatingSheet />
    </Story>
  );
}

/** How many birds there are, where, and how to take them along. */
export function StockStory() {
  return (
    <Story
      id="stock"
      title="home.stock.title"
      lead="home.stock.lead"
      facts={[
        { title: "home.stock.places.title", text: "home.stock.places.text" },
        { title: "home.stock.shelf.title", text: "home.stock.shelf.text" },
        { title: "home.stock.papers.title", text: "home.stock.papers.text" },
        { title: "home.stock.export.title", text: "home.stock.export.text" },
      ]}
    />
  );
}
