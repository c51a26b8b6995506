import { BirdDrawing } from "#app/marks/bird-drawing.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { iconNames } from "#app/marks/icon-names.ts";
import { Cage, Egg, LegRing, Nest, Songbird } from "#app/marks/illustrations.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { ringColourWords } from "#db/vocabulary.ts";
import { Part } from "./part.tsx";

const drawings = [
  ...["canary", "zebra", "gouldian", "bengalese", "java", "goldfinch", "greenfinch", "siskin", "passerine", "softbill"],
  ...["budgerigar", "cockatiel", "roseicollis", "fischeri", "personatus", "ringneck", "grey", "kakariki", "forpus"],
  ...["psittacine", "pigeon", "dove", "diamond", "quail", "hen", "waterfowl", "ratite", "unknown"],
];
const dyed = [
  ...["canary y:#d5502f", "canary y:#a7b453;h:#55602f", "canary y:#f8f0e6;m:#d5502f", "gouldian f:#2b2a29;b:#f7f3ec"],
  ...["budgerigar g:#6fa5d6;y:#f1f4f5", "cockatiel s:#f9efcd", "fischeri g:#6fa5d6;y:#f1f4f5;r:#ecd9d2"],
];

/** The drawn birds and the faces made of them. */
export function Birds() {
  return (
    <Part name="Birds" rule="A photo where there is one, else a bird of its species in the colour of its look.">
      <div className="flex flex-wrap items-center gap-4">
        {drawings.map((drawing) => (
          <div key={drawing} style={{ width: "6rem" }}>
            <BirdDrawing drawing={drawing} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {(["row", "card", "page"] as const).map((size) => (
          <BirdFace key={size} drawing="goldfinch" size={size} />
        ))}
        {dyed.map((drawing) => (
          <BirdFace key={drawing} drawing={drawing} size="card" />
        ))}
      </div>
    </Part>
  );
}

/** Rings in every colour that rings have. */
export function Rings() {
  return (
    <Part name="Rings" rule="Monospaced and never cut short; the year's colour drawn, and said to who does not see it.">
      <div className="flex flex-wrap items-center gap-4">
        <Ring>PT 2026 0417</Ring>
        <Ring size="page">PT 2026 0417</Ring>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {ringColourWords.map((colour) => (
          <Ring key={colour} colour={colour}>
            PT 2026 0417
          </Ring>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {ringColourWords.map((colour) => (
          <Ring key={colour} colour={colour} size="page">
            PT 2026 0417
          </Ring>
        ))}
      </div>
    </Part>
  );
}

/** What is drawn in lines: what is missing on a page, and the signs beside words. */
export function Drawings() {
  return (
    <Part name="Drawings" rule="One for each kind of emptiness; icons stand beside words, never alone.">
      <div className="flex flex-wrap items-center gap-4">
        <Feather />
        <Perch />
        <Egg />
        <LegRing />
        <Songbird />
        <Nest />
        <Cage />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {iconNames.map((name) => (
          <Icon key={name} of={name} />
        ))}
      </div>
    </Part>
  );
}
