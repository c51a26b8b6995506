import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { meantBird } from "#app/birds/picker/meant.ts";
import { type Picked, type PickQuestion, pickIn } from "#app/birds/picker/pick.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { idsIn } from "#app/housing/send-move.ts";
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

const pickedIn = (form: FormData, name: string): Picked[] => form.getAll(name).flatMap((value) => pickIn(value) ?? []);

/** Who is ticked in a form, with the bird of the box, which the form then no longer holds. */
export async function chosenBirds(form: FormData, context: LoadContext): Promise<ChosenBirds> {
  const listed = pickedIn(form, "listed");
  const birds = pickedIn(form, "bird");
  const text = String(form.get(birdBox) ?? "").trim();
  const typed =
    sentPick(form, birdBox, text) ?? (text === "" ? undefined : await meantBird(context, text, { who: "living" }));
  if (!typed) return { birds, listed };
  if (typed.id === undefined) return { birds, listed, question: typed.question, fault: typed.message };
  for (const name of [birdBox, `${birdBox}-of`, `${birdBox}-pick`]) form.delete(name);
  const isNew = (all: readonly Picked[]) => !all.some(({ id }) => id === typed.id);
  const one = { id: typed.id, text: typed.text };
  return { birds: isNew(birds) ? [...birds, one] : birds, listed: isNew(listed) ? [...listed, one] : listed };
}

const pageSize = 100;
const mostPages = 5;

/** The ids that an address names: one by one, or all that a list of birds means. */
export async function idsOfAddress(params: URLSearchParams, context: LoadContext): Promise<string[]> {
  if (!params.has("all")) return idsIn(params.getAll("ids")).slice(0, pageSize * mostPages);
  const ids: string[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const question = searchOf({ ...listQuery(params), page: String(page), columns: "", page_size: String(pageSize) });
    type List = { data: { items: Array<{ id: string }>; total_pages: number } };
    const { data } = await context.api.get<List>(`/api/birds/${question}`);
    ids.push(...data.items.map(({ id }) => id));
    if (page >= data.total_pages) break;
  }
  return ids;
}
