import { data, redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import { type LabelSheet, labelSheets, sheetNames } from "#worker/labels/contract.ts";
import type { Label } from "#worker/labels/labels.ts";

/** What may be asked of labels: the list's own filters, the chosen, the place, the paper. */
const input = [
  ...["ids", "q", "species_id", "status_id", "sex", "place_id", "age", "parents", "missing", "born_from", "born_to"],
  ...["mutation", "weight", "kind", "import_id", "parent"],
  ...["sheet", "skip"],
] as const;
export type LabelQuestion = Partial<Record<(typeof input)[number], string>>;

/** The question in an address or a form; what is repeated is joined by commas. Who ticked "all" means the filter. */
export function labelQuestion(given: URLSearchParams | FormData): LabelQuestion {
  const entries = input.flatMap((name) => {
    if (name === "ids" && given.has("all")) return [];
    const values = given.getAll(name).filter((value) => typeof value === "string" && value !== "");
    return values.length > 0 ? [[name, values.join(",")]] : [];
  });
  return Object.fromEntries(entries) as LabelQuestion;
}

const bodyOf = ({ skip, ...question }: LabelQuestion) => ({
  ...question,
  skip: /^\d{1,2}$/.test(skip ?? "") ? Number(skip) : 0,
});

/** The paper as a page draws it; the contract itself stays out of the browser. */
export type Paper = { sheet: LabelSheet; sheets: LabelSheet[]; skip: number; layout: (typeof labelSheets)[LabelSheet] };

function paperOf(question: LabelQuestion): Paper {
  const sheet = sheetNames.find((name) => name === question.sheet) ?? "a4_24";
  return { sheet, sheets: sheetNames, skip: bodyOf(question).skip, layout: labelSheets[sheet] };
}

/** The labels for a page, or the words for why there are none. */
export async function askLabels(context: LoadContext, of: "birds" | "places", question: LabelQuestion) {
  const json = bodyOf(question);
  const outcome = await context.api.send<{ data: Label[] }>("POST", `/api/${of}/labels`, { json });
  const paper = paperOf(question);
  if (outcome.ok) return data({ question, paper, labels: outcome.answer.data, fault: null });
  const { detail, errors } = outcome.problem;
  if (outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  return data({ question, paper, labels: [] as Label[], fault: errors?.[0]?.message ?? detail }, 422);
}

/** The labels as a file; what goes wrong is said on their page. */
export async function labelFile(context: LoadContext, of: "birds" | "places", form: FormData): Promise<Response> {
  const question = labelQuestion(form);
  const answer = await context.api.fetch(`/api/${of}/labels/pdf`, {}, bodyOf(question));
  if (!answer.ok) {
    await answer.body?.cancel();
    if (answer.status === 429) context.flash({ key: "ui.busy.detail", tone: "error" });
    return redirect(
      `/${of}/labels?${new URLSearchParams({ ...question, ids: question.ids?.slice(0, 4000) ?? "" })}`,
      303,
    );
  }
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Disposition"]) headers.set(name, answer.headers.get(name) ?? "");
  return new Response(answer.body, { headers });
}
