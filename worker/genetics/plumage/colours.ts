/** Feather colours by name, as `#rrggbb`: chosen by eye to be told apart at the size of a fingernail, not measured. */
export const feathers = {
  white: "#f7f5ee",
  cream: "#f3e7b9",
  yellow: "#f5d02f",
  paleYellow: "#f4e48b",
  orange: "#ee8a2c",
  peach: "#f3b48b",
  rose: "#e88f9b",
  red: "#cf3a2b",
  lime: "#b9cf4a",
  lightGreen: "#5fb93d",
  darkGreen: "#2f8040",
  olive: "#6f7a2c",
  greyGreen: "#71896a",
  seaGreen: "#4fb596",
  turquoise: "#3fb0bf",
  sky: "#6db7e6",
  paleSky: "#b6daee",
  blue: "#3f87d0",
  cobalt: "#2b58b5",
  mauve: "#7c7f9c",
  violet: "#6a3fb0",
  purple: "#7c3a94",
  lilac: "#b893cf",
  slate: "#5a6a80",
  silver: "#c9ccce",
  paleGrey: "#b3b5b2",
  grey: "#84878a",
  darkGrey: "#54575a",
  black: "#2a2a28",
  brown: "#8a5a34",
  cinnamon: "#b1824f",
  fawn: "#c4a07a",
  beige: "#dcc7a0",
  canaryGreen: "#98a63a",
  bronze: "#a8552e",
} as const;

export type Feather = keyof typeof feathers;
/** Where a sketch of a bird has a colour of its own: its head or mask, its body, and what marks it (bars, breast, cheek). */
export type Plumage = { head: Feather; body: Feather; marks: Feather };

/**
 * What a state does to the colours; a later coat covers an earlier one. `violet` fits one factor and two, `violet:1` one;
 * `+` is the normal state.
 */
export type Coat = { when: Readonly<Record<string, string>>; paint: Partial<Plumage> };

export type Paints = {
  wild: Plumage;
  coats: readonly Coat[];
  /** Loci that change the drawing or the shape of the feathers, and no colour worth a sketch. */
  patterns: readonly string[];
};

export const coat = (when: Coat["when"], paint: Coat["paint"]): Coat => ({ when, paint });
/** One colour all over. */
export const all = (colour: Feather): Plumage => ({ head: colour, body: colour, marks: colour });
