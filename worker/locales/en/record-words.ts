import type { recordWords as pt } from "../pt/record-words.ts";

export const recordWords: typeof pt = {
  sexing: {
    dna: "DNA",
    endoscopy: "Endoscopy",
    pelvis: "Pelvic palpation",
    visual: "By sight",
    behaviour: "Behaviour",
    breeder: "Told by the breeder",
  },
  acquisition: {
    bred: "Bred here",
    bought: "Bought",
    given: "Given",
    loaned: "On loan",
    found: "Found",
  },
  colour: {
    violet: "Violet",
    orange: "Orange",
    blue: "Blue",
    dark_blue: "Dark blue",
    red: "Red",
    black: "Black",
    green: "Green",
    light_green: "Light green",
    dark_green: "Dark green",
    pink: "Pink",
    brown: "Brown",
    silver: "Silver",
  },
};
