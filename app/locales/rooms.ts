/** The dictionaries, by room. */
export type RoomName = "ui" | "site" | "accounts" | "birds" | "species" | "imports" | "places" | Apart;
/** Words that only some pages need, kept apart so that no other page carries them. */
type Apart =
  | "pedigree"
  | "record"
  | "photos"
  | "home"
  | "about"
  | "pricing"
  | "contact"
  | "legal"
  | "privacy"
  | "terms"
  | "plans"
  | "dashboard"
  | "genetics"
  | "lists"
  | "trash"
  | "audit"
  | "archive"
  | "settings"
  | "kinship"
  | "profile";

const byFirstSegment: Record<string, RoomName[]> = {
  places: ["places", "birds"],
  scan: ["places"],
  birds: ["birds", "lists", "record", "species", "imports", "places", "photos"],
  species: ["species", "birds"],
  genetics: ["genetics"],
  "": ["home", "plans"],
  about: ["about"],
  pricing: ["pricing", "plans"],
  contact: ["contact"],
  p: ["birds", "pedigree"],
  privacy: ["legal", "privacy"],
  terms: ["legal", "terms"],
  dashboard: ["dashboard", "plans"],
  profile: ["profile"],
  audit: ["audit"],
  settings: ["archive", "settings"],
  logout: ["accounts"],
  login: ["accounts"],
  signup: ["accounts"],
  "signup-details": ["accounts", "plans"],
  "confirm-email": ["accounts"],
  "forgot-password": ["accounts"],
  "reset-password": ["accounts"],
};

/** Pages below a first part that need fewer words, or other ones. */
const byPath: Record<string, RoomName[]> = {
  "birds/trash": ["birds", "trash"],
  "birds/diversity": ["birds", "kinship"],
  "birds/matrix": ["birds", "kinship"],
  "birds/pair": ["birds", "record", "pedigree", "kinship", "genetics"],
  "settings/ring-colours": ["settings", "record"],
};

/** Pages about one thing that need more words than its other pages. */
const byThirdSegment: Record<string, RoomName[]> = {
  "birds/mates": ["kinship"],
  "birds/genetics": ["genetics"],
  "birds/pedigree": ["pedigree"],
  "birds/parent": ["pedigree"],
};

/** Whose words a page needs; the shell's and the public site's are always among them. */
export function roomsFor(pathname: string): RoomName[] {
  const [, first = "", second = "", third = ""] = pathname.split("/");
  const path = `${first}/${second}`;
  if (Object.hasOwn(byPath, path)) return ["ui", "site", ...(byPath[path] ?? [])];
  const further = `${first}/${third}`;
  const also = Object.hasOwn(byThirdSegment, further) ? (byThirdSegment[further] ?? []) : [];
  return ["ui", "site", ...(isPageRoot(first) ? (byFirstSegment[first] ?? []) : []), ...also];
}

/** Whether pages lie under this first part of a path; `constructor` is no page, though every object has one. */
export const isPageRoot = (first: string) => Object.hasOwn(byFirstSegment, first);
