import type { CertificateStyle, RingColour } from "#db/vocabulary.ts";
import type { OwnLook } from "#worker/scope.ts";
import type { Face } from "./sheet.ts";

/** How a style looks on paper. Colours as `#rrggbb`. */
export type Look = {
  /** Titles and the frame. */
  strong: string;
  /** Rules, brackets and ornament. */
  fine: string;
  ink: string;
  quiet: string;
  /** Behind a box. */
  tint: string;
  /** Headings and names. */
  heading: Face;
  /** A double frame with ornament and everything on the middle; else one bar and everything on the left. */
  isFramed: boolean;
};

const looks: Record<CertificateStyle, Look> = {
  classic: {
    strong: "#1f4a2a",
    fine: "#a5843c",
    ink: "#23261f",
    quiet: "#5f6157",
    tint: "#fbf8ef",
    heading: "serif",
    isFramed: true,
  },
  modern: {
    strong: "#1f5a24",
    fine: "#b9c3b4",
    ink: "#1d201b",
    quiet: "#666a60",
    tint: "#f1f5ee",
    heading: "sans",
    isFramed: false,
  },
};

/** How a certificate looks in a style, with the breeder's own colour where there is one. */
export const lookIn = (style: CertificateStyle, own: OwnLook | null): Look => ({
  ...looks[style],
  ...(own?.accent && { strong: own.accent }),
});

/** What closed rings are anodised in, and the ink that is read on it. */
export const ringInks: Record<RingColour, { metal: string; ink: string }> = {
  violet: { metal: "#6f3f9c", ink: "#ffffff" },
  orange: { metal: "#e07b1a", ink: "#1d1206" },
  blue: { metal: "#2f7fc4", ink: "#ffffff" },
  dark_blue: { metal: "#1f3f86", ink: "#ffffff" },
  red: { metal: "#b9261f", ink: "#ffffff" },
  black: { metal: "#2a2a2c", ink: "#ffffff" },
  green: { metal: "#2f8f3f", ink: "#ffffff" },
  light_green: { metal: "#8cc63e", ink: "#16210a" },
  dark_green: { metal: "#1c5a35", ink: "#ffffff" },
  pink: { metal: "#d95f95", ink: "#ffffff" },
  brown: { metal: "#7a4a2a", ink: "#ffffff" },
  silver: { metal: "#c3c7c9", ink: "#1d201b" },
};
/** A ring of whose colour nothing is known. */
export const bareRing = { metal: "#e9e6dc", ink: "#23261f" };
