import { under } from "#worker/locales/prefixed-words.ts";
import type * as words from "./pt.ts";

export const colour: typeof words.colour = {
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
};

export const en: Record<keyof typeof words.pt, string> = {
  "audit.subject.ring_colour": "Ring colour",
  ...under("audit.ring_colour.colour.", colour),
  "audit.ring_colour.colour.usual": "The usual one",
  "audit.ring_colour.colour": "Colour",
};
