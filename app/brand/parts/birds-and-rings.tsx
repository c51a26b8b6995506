import { BirdDrawing } from "#app/marks/bird-drawing.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { iconNames } from "#app/marks/icon-names.ts";
import { Cage, Egg, LegRing, Nest, Songbird } from "#app/marks/illustrations.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { ringColourWords } from "#db/vocabulary.ts";
import { Part } from "./part.tsx";

const groups = ["Passerine", "Psittacine", "Galliform", "Waterfowl", "Columbid", "Ratite", "Softbill", "Unheard-of"];
const looks = ["yellow", "red", "green", "blue", "white", "brown"];

/** The drawn birds and the faces made of them. */
export function Birds() {
  return (
    <Part name="Birds" rule="A photo where there is one, else a bird of its group in the colour of its look.">
      <div className="flex flex-wrap items-center gap-4">
        {groups.map((group) => (
          <div key={group} style={{ width: "6rem" }}>
            <BirdDrawing group={group} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {(["row", "card", "page"] as const).map((size) => (
          <BirdFace key={size} group="Passerine" size={size} />
        ))}
        {looks.map((look) => (
          <BirdFace key={look} group="Psittacine" look={look} size="card" />
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
