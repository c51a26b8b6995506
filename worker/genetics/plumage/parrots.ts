import { all, type Coat, coat, type Paints, type Plumage } from "./colours.ts";

const body = (colour: Plumage["body"]): Partial<Plumage> => ({ body: colour });
const marks = (colour: Plumage["marks"]): Partial<Plumage> => ({ marks: colour });
const plain = (colour: Plumage["body"]): Partial<Plumage> => ({ head: colour, body: colour });

type Parts = (colour: Plumage["body"]) => Partial<Plumage>;

// What these do to green and to blue in every parrot that has them; `of` says which parts bear the colour.
const darks = (of: Parts): Coat[] => [
  coat({ dark: "dark:1" }, of("darkGreen")),
  coat({ dark: "dark:2" }, of("olive")),
  coat({ violet: "violet" }, of("darkGreen")),
];
const greyGreens = (of: Parts): Coat[] => [coat({ grey: "grey" }, of("greyGreen"))];
const turquoises = (of: Parts): Coat[] => [coat({ blue: "turquoise" }, of("turquoise"))];
const aquas = (of: Parts): Coat[] => [
  coat({ blue: "aqua" }, of("seaGreen")),
  coat({ blue: "aqua+turquoise" }, of("seaGreen")),
];
const blues = (of: Parts): Coat[] => [
  coat({ blue: "blue" }, of("sky")),
  coat({ blue: "blue", dark: "dark:1" }, of("cobalt")),
  coat({ blue: "blue", dark: "dark:2" }, of("mauve")),
  coat({ blue: "blue", violet: "violet" }, of("cobalt")),
  coat({ blue: "blue", violet: "violet", dark: "dark:1" }, of("violet")),
];
const greyBlues = (of: Parts): Coat[] => [coat({ blue: "blue", grey: "grey" }, of("grey"))];
const shaded = (of: Parts, ...some: ((of: Parts) => Coat[])[]): Coat[] => some.flatMap((it) => it(of));

const budgerigarFaces: Coat[] = [
  coat({ blue: "aqua" }, { head: "paleYellow" }),
  coat({ blue: "turquoise" }, { head: "cream" }),
  coat({ blue: "aqua+turquoise" }, { head: "paleYellow" }),
  coat({ blue: "blue" }, { head: "white" }),
];

/** A colour in the green series, and what it is in the blue one. */
const either = (when: Coat["when"], green: Partial<Plumage>, blue: Partial<Plumage>): Coat[] => [
  coat(when, green),
  coat({ ...when, blue: "blue" }, blue),
];
const [yellows, whites] = [all("yellow"), all("white")];

export const budgerigar: Paints = {
  wild: { head: "yellow", body: "lightGreen", marks: "black" },
  patterns: ["opaline", "crest", "feather_duster", "saddleback"],
  coats: [
    ...shaded(body, darks, greyGreens, turquoises, aquas, blues, greyBlues),
    ...budgerigarFaces,
    coat({ slate: "slate" }, body("slate")),
    coat({ anthracite: "anthracite:1" }, body("mauve")),
    coat({ anthracite: "anthracite:2" }, body("darkGrey")),
    coat({ dilution: "greywing" }, marks("grey")),
    coat({ dilution: "clearwing+greywing" }, marks("grey")),
    ...either({ dilution: "clearwing" }, marks("paleYellow"), marks("white")),
    ...either(
      { dilution: "dilute" },
      { body: "paleYellow", marks: "paleGrey" },
      { body: "paleSky", marks: "paleGrey" },
    ),
    coat({ cinnamon: "cinnamon" }, marks("brown")),
    ...["fallow_german", "fallow_english"].flatMap((key) =>
      either({ [key]: key }, { body: "lime", marks: "brown" }, { body: "paleSky", marks: "brown" }),
    ),
    ...either({ faded: "faded" }, { body: "lime", marks: "grey" }, { body: "paleSky", marks: "grey" }),
    ...["dominant_pied", "recessive_pied", "clearflight"].flatMap((key) =>
      either({ [key]: key }, marks("yellow"), marks("white")),
    ),
    ...either({ spangle: "spangle:1" }, marks("paleYellow"), marks("white")),
    ...either({ dominant_clearbody: "dominant_clearbody" }, body("yellow"), body("white")),
    ...either({ ino: "texas_clearbody" }, { body: "yellow", marks: "grey" }, { body: "white", marks: "grey" }),
    ...either({ ino: "pallid" }, { body: "lime", marks: "cinnamon" }, { body: "paleSky", marks: "cinnamon" }),
    ...either({ ino: "ino+pallid" }, { body: "paleYellow", marks: "beige" }, { body: "white", marks: "beige" }),
    ...either({ spangle: "spangle:2" }, yellows, whites),
    ...either({ recessive_pied: "recessive_pied", clearflight: "clearflight" }, yellows, whites),
    ...either({ ino: "ino" }, yellows, whites),
    coat({ ino: "ino", blue: "aqua" }, all("paleYellow")),
    coat({ ino: "ino", blue: "turquoise" }, all("cream")),
    coat({ ino: "ino", cinnamon: "cinnamon" }, marks("cinnamon")),
  ],
};

export const rosyLovebird: Paints = {
  wild: { head: "red", body: "lightGreen", marks: "cobalt" },
  patterns: [],
  coats: [
    ...shaded(body, darks, turquoises, aquas),
    coat({ blue: "turquoise", violet: "violet" }, body("violet")),
    coat({ blue: "turquoise", dark: "dark:1" }, body("cobalt")),
    coat({ blue: "turquoise", dark: "dark:2" }, body("mauve")),
    coat({ opaline: "opaline" }, marks("lightGreen")),
    coat({ cinnamon: "cinnamon" }, body("lime")),
    coat({ dilute: "dilute" }, body("paleYellow")),
    ...["bronze_fallow", "pale_fallow"].map((key) => coat({ [key]: key }, { body: "lime", marks: "paleSky" })),
    coat({ ino: "pallid" }, { body: "lime", marks: "paleSky" }),
    coat({ ino: "ino+pallid" }, { body: "paleYellow", marks: "white" }),
    ...["dominant_pied", "recessive_pied"].map((key) => coat({ [key]: key }, marks("yellow"))),
    ...["ino", "nsl_ino"].map((key) => coat({ [key]: key }, { body: "yellow", marks: "white" })),
    coat({ orange_face: "orange_face" }, { head: "orange" }),
    coat({ blue: "aqua" }, { head: "peach" }),
    coat({ blue: "aqua+turquoise" }, { head: "peach" }),
    coat({ blue: "turquoise" }, { head: "white" }),
    coat({ pale_headed: "pale_headed" }, { head: "cream" }),
    ...["ino", "nsl_ino"].flatMap((key) => [
      coat({ [key]: key, blue: "aqua" }, { body: "paleYellow", marks: "white" }),
      coat({ [key]: key, blue: "turquoise" }, { body: "cream", marks: "white" }),
    ]),
  ],
};

type Own = Pick<Paints, "patterns" | "coats">;

const eyeRinged = (head: Plumage["head"], blueHead: Plumage["head"], own: Own): Paints => ({
  wild: { head, body: "lightGreen", marks: "yellow" },
  patterns: [...own.patterns, "euwing"],
  coats: [
    ...shaded(body, darks, blues),
    coat({ blue: "blue" }, { head: blueHead, marks: "white" }),
    ...own.coats,
    ...either({ dilute: "dilute" }, body("paleYellow"), body("paleSky")),
    ...["dominant_pied", "recessive_pied"].flatMap((key) => either({ [key]: key }, marks("yellow"), marks("white"))),
    ...either({ nsl_ino: "nsl_ino" }, { head: "red", body: "yellow", marks: "yellow" }, whites),
  ],
});
export const fischer = eyeRinged("orange", "white", {
  patterns: ["opaline"],
  coats: either({ faded: "faded" }, body("lime"), body("paleSky")),
});
export const masked = eyeRinged("black", "black", { patterns: [], coats: [] });

export const ringneck: Paints = {
  wild: { head: "lightGreen", body: "lightGreen", marks: "rose" },
  patterns: ["opaline"],
  coats: [
    ...shaded(plain, darks, greyGreens, turquoises, blues, greyBlues),
    coat({ blue: "blue" }, marks("white")),
    ...either({ cinnamon: "cinnamon" }, plain("lime"), plain("paleSky")),
    ...either({ ino: "pallid" }, plain("lime"), plain("paleSky")),
    ...either({ ino: "ino+pallid" }, plain("paleYellow"), plain("white")),
    ...either({ cleartail: "cleartail" }, { head: "yellow" }, { head: "white" }),
    ...either({ ino: "ino" }, plain("yellow"), whites),
    coat({ ino: "ino", blue: "turquoise" }, plain("cream")),
  ],
};

export const cockatiel: Paints = {
  wild: { head: "yellow", body: "grey", marks: "orange" },
  patterns: ["pearl", "pied"],
  coats: [
    coat({ cinnamon: "cinnamon" }, body("cinnamon")),
    coat({ platinum: "platinum" }, body("paleGrey")),
    coat({ fallow: "fallow" }, body("beige")),
    coat({ recessive_silver: "recessive_silver" }, body("silver")),
    coat({ dominant_silver: "dominant_silver" }, body("silver")),
    coat({ emerald: "emerald" }, body("olive")),
    coat({ yellow_cheek: "yellow_cheek" }, marks("yellow")),
    coat({ ino: "ino" }, body("paleYellow")),
    coat({ face: "pastelface" }, { head: "paleYellow", marks: "peach" }),
    coat({ face: "whiteface" }, { head: "white", marks: "white" }),
    coat({ ino: "ino", face: "whiteface" }, whites),
  ],
};
