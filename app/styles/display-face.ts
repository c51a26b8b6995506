import href from "./fonts/source-serif-4-600.woff2?url";

/** Fetches the face of the headings beside the style sheet that names it, not after. */
export const displayFace = {
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
} as const;
