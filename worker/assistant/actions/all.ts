import type { AssistantAction } from "#db/words/assistant.ts";
import type { Action } from "./action.ts";
import { birdsMoved } from "./birds-moved.ts";
import { eggsMarked } from "./eggs-marked.ts";
import { feedBooked } from "./feed-booked.ts";
import { listingDrafted } from "./listing-drafted.ts";
import { saleDrafted } from "./sale-drafted.ts";
import { taskAdded } from "./task-added.ts";
import { weightNoted } from "./weight-noted.ts";

/** Every action by its name. None deletes, sells, issues a paper, writes to people or changes a setting. */
export const actions: Record<AssistantAction, Action> = {
  mark_eggs: eggsMarked,
  move_birds: birdsMoved,
  note_weight: weightNoted,
  add_task: taskAdded,
  book_feed: feedBooked,
  draft_sale: saleDrafted,
  draft_listing: listingDrafted,
};
