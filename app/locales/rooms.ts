/** The dictionaries, by room. */
export type RoomName = "ui" | "site" | "accounts" | "birds" | "species" | "imports";

const byFirstSegment: Record<string, RoomName[]> = {
  birds: ["birds", "species", "imports"],
  species: ["species", "birds"],
  dashboard: ["birds", "species", "accounts"],
  profile: ["accounts"],
  logout: ["accounts"],
  login: ["accounts"],
  signup: ["accounts"],
  "signup-details": ["accounts"],
  "confirm-email": ["accounts"],
  "forgot-password": ["accounts"],
  "reset-password": ["accounts"],
};

/** Whose words a page needs; the shell's and the public site's are always among them. */
export function roomsFor(pathname: string): RoomName[] {
  return ["ui", "site", ...(byFirstSegment[pathname.split("/")[1] ?? ""] ?? [])];
}
