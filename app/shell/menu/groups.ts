/**
 * The groups of the menu in their order, with their icons; a room's manifest says to which one its pages belong, and one
 * with no page is not there. Their names are `ui.group.<name>`.
 */
export const groups = {
  home: "house",
  agenda: "calendar-days",
  birds: "bird",
  breeding: "heart",
  genetics: "dna",
  health: "heart-pulse",
  stock: "package",
  money: "euro",
  market: "store",
  papers: "file-text",
  assistant: "sparkles",
  help: "life-buoy",
  settings: "settings",
} as const;
export type GroupName = keyof typeof groups;

/** At the foot of the sidebar, behind all others. */
export const footGroups: readonly GroupName[] = ["help", "settings"];

/** The groups whose names stand in a text, as the cookie keeps them, with dots between. */
export const groupsIn = (text: string): GroupName[] => {
  const listed = text.split(".");
  return (Object.keys(groups) as GroupName[]).filter((name) => listed.includes(name));
};
