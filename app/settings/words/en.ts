import type { settings as pt } from "./pt.ts";

export const settings: Record<keyof typeof pt, string> = {
  "settings.logout": "Log out",
  "settings.lead": "Your account, your organisation, your bird room and your data.",
  "settings.group.you": "Your account",
  "settings.group.organization": "The organisation",
  "settings.group.flock": "The bird room",
  "settings.group.data": "The data",
  "settings.season.title": "Breeding season",
  "settings.season.what": "The month the season starts, for the numbers of pairs.",
  "settings.season.lead":
    "Pairs are numbered by season: 2027-07 is the seventh of 2027. If you breed over New Year, as is common with Gouldians, start the season in autumn; a season that starts after June is named after the following year.",
  "settings.season.month": "The season starts in",
  "settings.season.now": "Now: season {{year}}, from {{first}} to {{last}}.",
  "settings.season.save": "Save",
  "settings.season.saved": "Season saved.",
};
