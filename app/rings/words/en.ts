import type { ringColours as pt } from "./pt.ts";

export const ringColours: Record<keyof typeof pt, string> = {
  "audit.subject.ring_colour": "Ring colours",
  "settings.colours.what": "The ring colour of each year, if your federation used another.",
  "settings.colours.title": "Ring colours",
  "settings.colours.lead":
    "The colour of closed rings changes every year. If your federation used another, choose it here; other years keep the usual colour.",
  "settings.colours.usual": "{{colour}} (usual)",
  "settings.colours.usual_doubtful": "{{colour}} (usual, to be confirmed)",
  "settings.colours.none": "unknown",
  "settings.colours.save": "Save",
  "settings.colours.saved": "Colours saved.",
  "settings.colours.forbidden": "Only the owner or a manager of the organisation can change the colours.",
};
