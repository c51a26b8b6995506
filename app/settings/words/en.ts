import type { settings as pt } from "./pt.ts";

export const settings: Record<keyof typeof pt, string> = {
  "settings.lead": "What defines your account and your birdroom, and where your data are.",
  "settings.group.you": "Your account",
  "settings.group.organization": "The organisation",
  "settings.group.flock": "The birdroom",
  "settings.group.data": "The data",
  "settings.season.title": "Breeding season",
  "settings.season.what": "The month the season begins, for the numbers of pairs.",
  "settings.season.lead":
    "Pairs are numbered by season: 2027-07 is the seventh of 2027. If you breed over New Year, as with Gouldians, begin the season in autumn; a season that begins after June is named after the year that follows.",
  "settings.season.month": "The season begins in",
  "settings.season.now": "Now: season {{year}}, from {{first}} to {{last}}.",
  "settings.season.save": "Save",
  "settings.season.saved": "Season saved.",
};
