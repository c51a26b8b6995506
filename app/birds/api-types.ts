import type { wholeChoices } from "#worker/birds/choices.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { birdForm, newBirdForm } from "#worker/birds/forms.ts";
import type { birdsPage } from "#worker/birds/listings.ts";
import type { Warning } from "#worker/birds/warnings.ts";

/** What `GET /api/birds/page` answers. */
export type BirdsPage = Awaited<ReturnType<typeof birdsPage>>;
/** What `/birds` shows of it; the plan's limit is the forms'. */
export type ShownPage = Omit<BirdsPage, "limit">;
export type StatusChoice = BirdsPage["statuses"][number];
export type ListedBird = BirdsPage["items"][number];
/** What `GET /api/birds/choices` answers. */
export type WholeChoices = Awaited<ReturnType<typeof wholeChoices>>;
/** What `GET /api/birds/new-form` and `GET /api/birds/{id}/form` answer. */
export type NewBirdForm = Awaited<ReturnType<typeof newBirdForm>>;
export type BirdForm = Awaited<ReturnType<typeof birdForm>>;
export type Status = NewBirdForm["statuses"][number];
/** What a saved bird is answered with. */
export type Saved = { data: Bird; warnings: Warning[] };
