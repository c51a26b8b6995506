import { meantBird } from "#app/birds/picker/meant.ts";
import { type Picked, type PickQuestion, pickIn } from "#app/birds/picker/pick.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { birdBox } from "./bird-box.ts";

/** Birds as a form sends them: ticked, and one more that was typed; whom to choose from where that is open. */
type ChosenBirds = {
  birds: Picked[];
  /** Those that are there to be ticked, ticked or not. */
  listed: Picked[];
  question?: PickQuestion;
  /** Why nobody was found, in words. */
  fault?: string;
};

const pickedIn = (values: FormDataEntryValue[]): Picked[] => values.flatMap((value) => pickIn(value) ?? []);

/** Who is ticked in a form, with the bird of the box, one of those that `who` says, which the form then no longer holds. */
export async function chosenBirds(
  form: FormData,
  context: LoadContext,
  who: "living" | "flock" = "living",
): Promise<ChosenBirds> {
  // One line for each: five hundred boxes are as many as a form may bring, but not twice.
  const listed = pickedIn(String(form.get("listed") ?? "").split(/\r?\n/));
  const birds = pickedIn(form.getAll("bird"));
  const text = String(form.get(birdBox) ?? "").trim();
  const typed = sentPick(form, birdBox, text) ?? (text === "" ? undefined : await meantBird(context, text, { who }));
  if (!typed) return { birds, listed };
  if (typed.id === undefined) return { birds, listed, question: typed.question, fault: typed.message };
  for (const name of [birdBox, `${birdBox}-of`, `${birdBox}-pick`]) form.delete(name);
  const isNew = (all: readonly Picked[]) => !all.some(({ id }) => id === typed.id);
  const one = { id: typed.id, text: typed.text };
  return { birds: isNew(birds) ? [...birds, one] : birds, listed: isNew(listed) ? [...listed, one] : listed };
}
