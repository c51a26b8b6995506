import * as z from "zod";
import { birdFilter } from "#worker/birds/list-contract.ts";
import { id } from "#worker/fields.ts";

/** The question `GET /api/birds/trash` answers: the last deleted first. */
export const trashFilter = birdFilter.pick({ page: true, page_size: true, q: true, org_id: true }).extend({
  /** Only those that soon leave for good. */
  leaving: z.enum(["1", ""], "fields.invalid").default(""),
  /** Only these, parted by commas: what a page of the trash can hold. */
  ids: z.string("fields.invalid").max(6500, "fields.long").default(""),
});
export type TrashFilter = z.output<typeof trashFilter>;

/** Which deleted birds are meant. */
export const trashChoice = z.object({
  ids: z.array(id, "birds.trash.none_chosen").min(1, "birds.trash.none_chosen").max(5000, "birds.trash.too_many"),
});
