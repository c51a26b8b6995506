/**
 * The groups of the menu in their order, with their icons; a room's manifest says to which one its pages belong, and one
 * with no page is not there. Their names are `ui.group.<name>`.
 */
export const groups = [
  { name: "home", icon: "house" },
  { name: "agenda", icon: "calendar-days" },
  { name: "birds", icon: "bird" },
  { name: "breeding", icon: "heart" },
  { name: "genetics", icon: "dna" },
  { name: "health", icon: "heart-pulse" },
  { name: "stock", icon: "package" },
  { name: "money", icon: "euro" },
  { name: "market", icon: "store" },
  { name: "papers", icon: "file-text" },
  { name: "assistant", icon: "sparkles" },
  { name: "help", icon: "life-buoy" },
  { name: "settings", icon: "settings" },
] as const;
export type GroupName = (typeof groups)[number]["name"];

/** At the foot of the sidebar, behind all others. */
export const footGroups: readonly GroupName[] = ["help", "settings"];

/** The groups whose names stand in a text, as the cookie keeps them, with dots between. */
export const groupsIn = (text: string): GroupName[] => {
  const listed = text.split(".");
  return groups.map(({ name }) => name).filter((name) => listed.includes(name));
};
