import type { followups as pt } from "../pt/followups.ts";

export const followups: Record<keyof typeof pt, string> = {
  "followups.again": "To see again",
  "followups.quarantine": "End of quarantine",
  "followups.done": "Seen",
  "followups.here": "Health",
  "followups.due_one": "See the bird {{ring}} again",
  "followups.due": "{{count}} birds to see again",
  "followups.due_other": "{{count}} birds to see again",
  "followups.ending_one": "The quarantine of {{ring}} is about to end",
  "followups.ending": "The quarantine of {{count}} birds is about to end",
  "followups.ending_other": "The quarantine of {{count}} birds is about to end",
  "followups.over_one": "The quarantine of {{ring}} is over",
  "followups.over": "The quarantine of {{count}} birds is over",
  "followups.over_other": "The quarantine of {{count}} birds is over",
};
