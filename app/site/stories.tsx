import { MatingSheet } from "./mating-sheet.tsx";
import { Shot } from "./shot.tsx";
import { SpeciesSheet } from "./species-sheet.tsx";
import { StatusWall } from "./status-wall.tsx";
import { Story } from "./story.tsx";

/** The register of birds and how they get into it. */
export function FlockStory() {
  return (
    <Story
      id="flock"
      title="home.flock.title"
      lead="home.flock.lead"
      facts={[
        { title: "home.flock.search.title", text: "home.flock.search.text" },
        { title: "home.flock.import.title", text: "home.flock.import.text" },
        { title: "home.flock.record.title", text: "home.flock.record.text" },
        { title: "home.flock.undo.title", text: "home.flock.undo.text" },
      ]}
    >
      <Shot name="register" />
      <Shot name="import" />
    </Story>
  );
}

/** Parents, lineage and the species sheets. */
export function ReproductionStory() {
  return (
    <Story
      id="reproduction"
      title="home.reproduction.title"
      lead="home.reproduction.lead"
      facts={[
        { title: "home.reproduction.parents.title", text: "home.reproduction.parents.text" },
        { title: "home.reproduction.tree.title", text: "home.reproduction.tree.text" },
        { title: "home.reproduction.share.title", text: "home.reproduction.share.text" },
        { title: "home.reproduction.species.title", text: "home.reproduction.species.text" },
      ]}
    >
      <Shot name="pedigree" />
      <SpeciesSheet />
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
        { title: "home.kinship.why.title", text: "home.kinship.why.text" },
        { title: "home.kinship.pair.title", text: "home.kinship.pair.text" },
        { title: "home.kinship.mates.title", text: "home.kinship.mates.text" },
        { title: "home.kinship.colours.title", text: "home.kinship.colours.text" },
        { title: "home.kinship.hidden.title", text: "home.kinship.hidden.text" },
        { title: "home.kinship.proof.title", text: "home.kinship.proof.text" },
      ]}
    >
      <MatingSheet />
    </Story>
  );
}

/** How many birds there are, in which state, and how to take them along. */
export function StockStory() {
  return (
    <Story
      id="stock"
      title="home.stock.title"
      lead="home.stock.lead"
      facts={[
        { title: "home.stock.count.title", text: "home.stock.count.text" },
        { title: "home.stock.status.title", text: "home.stock.status.text" },
        { title: "home.stock.places.title", text: "home.stock.places.text" },
        { title: "home.stock.export.title", text: "home.stock.export.text" },
      ]}
    >
      <StatusWall />
    </Story>
  );
}
