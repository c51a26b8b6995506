import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BirdForm as Answer, Saved } from "#app/birds/answers.ts";
import { awayParents } from "#app/birds/away-parents.tsx";
import type { Side } from "#app/birds/family.ts";
import { ParentField } from "#app/birds/parent-field.tsx";
import { savedWords } from "#app/birds/save-bird.ts";
import { UnknownParents } from "#app/birds/unknown-parents.tsx";
import { ownPath } from "#app/paths.ts";
import { submit } from "#app/submit.ts";
import { titled } from "#app/titles.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary, faultsOf } from "#app/ui/error-summary.tsx";
import type { FieldFacts } from "#app/ui/field.tsx";
import { Form } from "#app/ui/form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.tsx";
import { parentForms } from "#worker/birds/contract.ts";
import type { PageHandle } from "./_app.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/form`;
  const { data: form } = await context.api.get<{ data: Answer }>(path);
  const { side, back } = asked(request, context.origin, form.bird.id);
  // Somebody named the parent meanwhile.
  if (form.bird[side]) throw redirect(back);
  return { form, side, back, constraint: getZodConstraint(parentForms[side]) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const birdId = params.birdId ?? "";
  const { side, back } = asked(request, context.origin, birdId);
  let unknown = false;
  const { refused, accepted } = await submit(
    await request.formData(),
    context,
    parentForms[side],
    async (json, headers) => {
      const path = `/api/birds/${encodeURIComponent(birdId)}`;
      const outcome = await context.api.send<Saved>("PUT", path, { json, headers });
      unknown = !outcome.ok && (outcome.problem.errors ?? []).some(({ code }) => code === "birds.parent.unknown_ring");
      return outcome;
    },
  );
  if (refused) return data({ ...refused.data, unknown }, refused.init ?? undefined);
  context.flash(savedWords("changed", accepted));
  return redirect(back, 303);
}

/** Whose parent is named, and the tree it is named from. */
function asked(request: Request, origin: string, birdId: string): { side: Side; back: string } {
  const { searchParams } = new URL(request.url);
  const side = searchParams.get("side") === "mother" ? "mother" : "father";
  return { side, back: ownPath(searchParams.get("return_to"), origin, `/birds/${birdId}/pedigree`) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, `pedigree.add.${args.data?.side ?? "father"}_of`, { name: args.data?.form.bird.identifier ?? "" });
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { form, side }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: form.bird.identifier, href: `/birds/${form.bird.id}` },
    { label: t(`pedigree.add.${side}`), is_current: true },
  ],
};

export default function NameParent() {
  const { form: page, side, back, constraint } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { t } = useWords();
  const name = `${side}_ring` as const;
  const { reply, unknown = false } = unsaved ?? {};
  const [form, fields] = useForm<Record<string, string>>({ id: "parent", lastResult: reply, constraint });
  const field = fields[name] as FieldFacts;
  const { bird, species } = page;
  const whole = [bird.identifier, bird.name].filter(Boolean).join(" · ");
  return (
    <>
      <PageHeader title={t(`pedigree.add.${side}_of`, { name: whole })} />
      <Form id={form.id} onSubmit={form.onSubmit} guarded>
        <ErrorSummary faults={faultsOf([field], form.errors)} />
        <input type="hidden" name="version" value={bird.version} />
        <ParentField
          {...{ field, species }}
          parent={side}
          candidates={side === "father" ? page.fathers : page.mothers}
          isAway={awayParents(bird)[side]}
          hint={t("pedigree.add.hint")}
        />
        <div className="actions">
          <Button kind="primary">{t("pedigree.add.save")}</Button>
          <LinkButton kind="ghost" to={back}>
            {t("birds.form.cancel")}
          </LinkButton>
        </div>
        {unknown && <UnknownParents rings={[reply?.initialValue?.[name]]} />}
      </Form>
    </>
  );
}
