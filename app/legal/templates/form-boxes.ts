export const placeParts = ["page", "x", "y", "width", "size"] as const;
/** What the box of a part of a place is called. */
export const boxName = (data: string, part: (typeof placeParts)[number] = "x") =>
  `${data.replaceAll(".", "--")}-${part}`;

/** What was wrong with what was sent, of which form of the page, and what was typed. */
export type FormAnswer = {
  of: "file" | "fields" | "places";
  /** By the API's paths, such as `places.own.name.x`; of the whole under an empty one. */
  faults: Array<{ path: string; message: string }>;
  typed: Record<string, string>;
};
