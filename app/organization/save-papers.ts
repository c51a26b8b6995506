import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { papersForm } from "#worker/organization/contract.ts";
import type { OrganizationNow, Papers } from "#worker/organization/organization.ts";

/** What papers say, as one record for its form. */
export type PapersRecord = Papers & { version: number };

/** An organisation's papers as the form has them; whoever sees the form may read them. */
export const papersOf = ({ papers, version }: OrganizationNow): PapersRecord => ({ ...(papers as Papers), version });

/** Saves the form of the papers: the organisation holds them one below the other, and so are its faults named. */
export async function savePapers(form: FormData, context: LoadContext) {
  const version = Number(form.get("version"));
  let current: PapersRecord | undefined;
  const { refused } = await submit(form, context, papersForm, async (value, headers) => {
    const papers = emptied(value, Object.keys(papersForm.shape));
    const json = { papers, ...(version > 0 && { version }) };
    const outcome = await context.api.send<{ data: OrganizationNow }>("PUT", "/api/organizations/current", {
      json,
      headers,
    });
    if (outcome.ok) return outcome;
    const { problem } = outcome;
    if (problem.code === "stale") current = papersOf(problem.current as OrganizationNow);
    const errors = problem.errors?.map((it) => ({ ...it, path: it.path.replace(/^papers\./, "") }));
    return { ...outcome, problem: { ...problem, ...(errors && { errors }) } };
  });
  if (!refused) return redirectWithFlash(context, { key: "papers.saved", to: "/settings/papers" });
  return data({ ...refused.data, current }, refused.init ?? {});
}
