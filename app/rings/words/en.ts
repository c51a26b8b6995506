import type { ringColours as pt } from "./pt.ts";

export const ringColours: Record<keyof typeof pt, string> = {
  "audit.subject.ring_colour": "Ring colours",
  "settings.colours.title": "Ring colours",
  "settings.colours.lead":
    "The colour of closed rings changes every year. If your federation used another, choose it here; the rest stays as is usual.",
  "settings.colours.usual": "{{colour}} (usual)",
  "settings.colours.usual_doubtful": "{{colour}} (usual, to confirm)",
  "settings.colours.none": "not known",
  "settings.colours.save": "Save",
  "settings.colours.saved": "Colours saved.",
  "settings.colours.forbidden": "Only the organisation's owner or a manager changes the colours.",
};
