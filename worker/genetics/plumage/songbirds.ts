import { all, type Coat, coat, type Feather, type Paints, type Plumage } from "./colours.ts";

const clear = { melanin: "clear:2" } as const;

/** The grounds of the canary, fat colour alone: head and body. */
const grounds: readonly (readonly [Coat["when"], Feather])[] = [
  [{ red: "red:1" }, "orange"],
  [{ red: "red:?" }, "orange"],
  [{ red: "red:2" }, "red"],
  [{ ivory: "ivory" }, "cream"],
  [{ ivory: "ivory", red: "red:1" }, "peach"],
  [{ ivory: "ivory", red: "red:?" }, "peach"],
  [{ ivory: "ivory", red: "red:2" }, "rose"],
  [{ dominant_white: "dominant_white" }, "white"],
  [{ recessive_white: "recessive_white" }, "white"],
];
const both = (colour: Feather): Partial<Plumage> => ({ head: colour, body: colour });

/** What melanin makes of a ground: black with yellow is green, with white blue, with red bronze. */
const selfs: Coat[] = [
  coat({ melanin: "+" }, { body: "canaryGreen" }),
  coat({ melanin: "+", red: "red" }, { body: "bronze" }),
  ...["dominant_white", "recessive_white"].map((key) => coat({ melanin: "+", [key]: key }, { body: "slate" })),
];

const melanins: readonly (readonly [Coat["when"], Feather])[] = [
  [{ brown: "brown" }, "brown"],
  [{ agate: "agate" }, "darkGrey"],
  [{ brown: "brown", agate: "agate" }, "fawn"],
  [{ agate: "satinet" }, "beige"],
  [{ pastel: "pastel" }, "grey"],
  [{ opal: "onyx" }, "darkGrey"],
  [{ opal: "opal" }, "silver"],
  [{ phaeo: "topaz" }, "cinnamon"],
  [{ phaeo: "phaeo" }, "cinnamon"],
  [{ eumo: "eumo" }, "grey"],
  [{ cobalt: "cobalt" }, "darkGrey"],
  [{ jaspe: "jaspe" }, "paleGrey"],
];
export const canary: Paints = {
  wild: { head: "yellow", body: "yellow", marks: "black" },
  patterns: ["melanin", "intensive", "mosaic", "crest"],
  coats: [
    ...grounds.map(([when, colour]) => coat(when, both(colour))),
    ...selfs,
    ...melanins.map(([when, colour]) => coat(when, { marks: colour })),
    ...["brown", "agate"].map((key) =>
      coat({ melanin: "+", [key]: key }, { body: key === "brown" ? "cinnamon" : "beige" }),
    ),
    coat({ melanin: "+", brown: "brown", agate: "agate" }, { body: "beige" }),
    coat({ melanin: "+", agate: "satinet" }, { body: "cream" }),
    coat({ melanin: "+", opal: "opal" }, { body: "silver" }),
    coat({ melanin: "+", phaeo: "phaeo" }, { body: "beige" }),
    coat({ mosaic: "mosaic:2" }, { body: "white" }),
    // A clear bird shows its ground and nothing else.
    coat(clear, { body: "yellow", marks: "yellow" }),
    ...grounds.map(([when, colour]) => coat({ ...clear, ...when }, { body: colour, marks: colour })),
    coat({ ...clear, mosaic: "mosaic:2" }, { body: "white", marks: "white" }),
  ],
};

export const zebraFinch: Paints = {
  wild: { head: "grey", body: "paleGrey", marks: "orange" },
  patterns: ["pied", "crest", "yellow_beak"],
  coats: [
    coat({ fawn: "fawn" }, { head: "fawn", body: "beige" }),
    coat({ flank: "lightback" }, { head: "silver", body: "white" }),
    coat({ flank: "cfw" }, { head: "white", body: "white" }),
    coat({ isabel: "isabel" }, { head: "beige", body: "cream" }),
    coat({ agate: "agate" }, { head: "paleGrey" }),
    coat({ eumo: "eumo" }, { head: "darkGrey" }),
    coat({ pastel: "pastel" }, { head: "silver" }),
    coat({ pastel: "pastel", fawn: "fawn" }, { head: "cream", body: "cream" }),
    coat({ grey_cheek: "grey_cheek" }, { marks: "grey" }),
    coat({ penguin: "penguin" }, { body: "white", marks: "white" }),
    coat({ orange_breast: "orange_breast" }, { body: "orange" }),
    coat({ black_face: "black_face" }, { head: "black" }),
    coat({ black_cheek: "black_cheek" }, { marks: "black" }),
    coat({ black_breast: "black_breast" }, { body: "darkGrey" }),
    coat({ white: "white" }, all("white")),
  ],
};

export const gouldian: Paints = {
  wild: { head: "red", body: "lightGreen", marks: "purple" },
  patterns: [],
  coats: [
    coat({ yellow_head: "yellow_head" }, { head: "orange" }),
    coat({ blue: "blue" }, { head: "peach", body: "blue" }),
    coat({ black_head: "black_head" }, { head: "black" }),
    coat({ pastel: "pastel:1" }, { body: "lime" }),
    coat({ pastel: "pastel:2" }, { body: "yellow" }),
    coat({ blue: "blue", pastel: "pastel:1" }, { body: "paleSky" }),
    coat({ blue: "blue", pastel: "pastel:2" }, { body: "silver" }),
    coat({ black_head: "black_head", pastel: "pastel:1" }, { head: "grey" }),
    coat({ black_head: "black_head", pastel: "pastel:2" }, { head: "white" }),
    coat({ breast: "lilac_breast" }, { marks: "lilac" }),
    coat({ breast: "white_breast" }, { marks: "white" }),
  ],
};
