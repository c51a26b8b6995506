import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import { type ParentRole, parentRoles, sexOf } from "./field-names.ts";
import { birdPicks, findBirds } from "./picker/find-picks.ts";
import type { Meant } from "./picker/meant.ts";
import type { PickQuestion } from "./picker/pick.ts";
import { sentPick } from "./picker/sent-pick.ts";
import type { Unsaved } from "./save-bird.ts";

/** Puts the rings of parents that were chosen from a list into their boxes. */
export function takeRings(form: FormData): void {
  for (const role of parentRoles) {
    const box = `${role}_ring`;
    const picked = sentPick(form, box, form.get(box)?.toString() ?? "");
    if (picked) form.set(box, picked.text);
    form.delete(`${box}-pick`);
  }
}

const roleOf = (box: string): ParentRole | undefined => parentRoles.find((role) => `${role}_ring` === box);

/**
 * Who could be meant in boxes of parents by what stands in them. Nobody is meant without asking, however alone: it may as
 * well be the ring of a bird that nobody has recorded.
 */
export async function parentsCalledSo(form: FormData, context: LoadContext, boxes: readonly string[], child = "") {
  const asking = boxes.flatMap((box) => {
    const [role, text] = [roleOf(box), form.get(box)?.toString().trim() ?? ""];
    return role && text ? [{ box, role, text }] : [];
  });
  const found = asking.map(async ({ box, role, text }): Promise<[string, PickQuestion]> => {
    const { items, more, today } = await findBirds(context, text, { sex: sexOf[role], ...(child && { not: child }) });
    return [box, { text, picks: birdPicks(items, today, context, sexOf[role]), more }];
  });
  return Object.fromEntries(await Promise.all(found)) as Record<string, PickQuestion>;
}

/** The form as it was sent, with what could be meant in it; nothing is judged yet but a place. */
export function backWithQuestions(
  form: FormData,
  place: Extract<Meant, { id?: undefined }> | undefined,
  found: Record<string, PickQuestion>,
): Unsaved {
  return {
    reply: givenBack(form, place && { place_id: [place.message] }),
    unknown: [],
    found: { ...found, ...(place && { place_id: place.question }) },
  };
}
