import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { BirdForm as Answer, Saved } from "#app/birds/api-types.ts";
import { BirdForm } from "#app/birds/bird-form.tsx";
import { sexOf } from "#app/birds/field-names.ts";
import { ParentField } from "#app/birds/parent-field.tsx";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import { savedWords, type Unsaved } from "#app/birds/save-bird.ts";
import { backWithQuestions, parentsCalledSo, takeRings } from "#app/birds/sought-parents.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Side } from "#app/pedigrees/family.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { parentForms } from "#worker/birds/contract.ts";
import type { Problem } from "#worker/problem.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/form`;
  const { data: form } = await context.api.get<{ data: Answer }>(path);
  const { bird } = form;
  const { side, back } = parentRequest(request, context.origin, bird.id);
  // Somebody named the parent meanwhile.
  if (bird[side]) throw redirect(back);
  const recent = recentIn(form, context)[sexOf[side]];
  return {
    bird,
    recent,
    side,
    back,
    constraint: getZodConstraint(parentForms[side]),
    idempotency_key: crypto.randomUUID(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const birdId = params.birdId ?? "";
  const { side, back } = parentRequest(request, context.origin, birdId);
  const form = await request.formData();
  const parentIn = (boxes: string[]) => parentsCalledSo(form, context, boxes, birdId);
  takeRings(form);
  const sought = form.get("find")?.toString();
  if (sought) return data(backWithQuestions(form, undefined, await parentIn([sought])), 200);
  let problem: Problem | undefined;
  const { refused, accepted } = await submit(form, context, parentForms[side], async (json, headers) => {
    const path = `/api/birds/${encodeURIComponent(birdId)}`;
    const outcome = await context.api.send<Saved>("PUT", path, { json, headers });
    if (!outcome.ok) problem = outcome.problem;
    return outcome;
  });
  if (refused) {
    const unsaved = unsavedFor(refused.data.reply, problem);
    return data({ ...unsaved, found: await parentIn(unsaved.unknown) }, refused.init ?? undefined);
  }
  context.flash(savedWords("changed", accepted));
  return redirect(back, 303);
}

function unsavedFor(reply: Unsaved["reply"], problem: Problem | undefined): Unsaved {
  const { code, errors = [] } = problem ?? {};
  const unknown = errors.flatMap((it) => (it.code === "birds.parent.unknown_ring" ? [it.path] : []));
  return { reply, code, unknown };
}

/** Whose parent is named, and the tree it is named from. */
function parentRequest(request: Request, origin: string, birdId: string): { side: Side; back: string } {
  const { searchParams } = new URL(request.url);
  const side = searchParams.get("side") === "mother" ? "mother" : "father";
  return { side, back: ownPath(searchParams.get("return_to"), origin, `/birds/${birdId}/pedigree`) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, `pedigree.add.${args.data?.side ?? "father"}_of`, { name: args.data?.bird.identifier ?? "" });
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { bird, side }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, href: `/birds/${bird.id}` },
    { label: t(`pedigree.add.${side}`), is_current: true },
  ],
};

export default function NameParent() {
  const { bird, recent, side, back, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { t } = useWords();
  const name = [bird.identifier, bird.name].filter(Boolean).join(" · ");
  return (
    <>
      <PageHeader title={t(`pedigree.add.${side}_of`, { name })} />
      <BirdForm
        start={{}}
        unsaved={unsaved}
        constraint={constraint}
        back={back}
        idempotencyKey={idempotency_key}
        submitWords={t("pedigree.add.save")}
      >
        {(fields) => (
          <>
            <input type="hidden" name="version" value={bird.version} />
            <ParentField
              field={fields[`${side}_ring`]}
              parent={side}
              recent={recent}
              child={bird.id}
              isAway={bird[`${side}_id`] !== null}
              hint={t("pedigree.add.hint")}
            />
          </>
        )}
      </BirdForm>
    </>
  );
}
