import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { BirdForm as Answer } from "#app/birds/api-types.ts";
import { AwayParents, awayParents } from "#app/birds/away-parents.tsx";
import { MoreFields, QuickFields, RingField } from "#app/birds/bird-fields.tsx";
import { BirdForm } from "#app/birds/bird-form.tsx";
import { searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import { RecordFields } from "#app/birds/record-fields.tsx";
import { saveBird, savedWords } from "#app/birds/save-bird.ts";
import { StaleEdit } from "#app/birds/stale-edit.tsx";
import { statusWas } from "#app/birds/status/status-was.ts";
import { storedValues } from "#app/birds/stored-values.ts";
import { later } from "#app/controls/later.tsx";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { ownPath } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";
import { birdChangeForm } from "#worker/birds/contract.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/form`;
  const { data } = await context.api.get<{ data: Answer }>(path);
  const { fathers: _, mothers: __, ...form } = data;
  const back = wayBack(request, context.origin);
  return {
    form,
    recent: recentIn(data, context),
    back,
    constraint: getZodConstraint(birdChangeForm),
    idempotency_key: crypto.randomUUID(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}`;
  const { unsaved, saved } = await saveBird(form, context, birdChangeForm, { method: "PUT", path }, params.birdId);
  if (unsaved) return unsaved;
  context.flash(savedWords("changed", saved));
  return redirect(wayBack(request, context.origin), 303);
}

/** The page that says where it wants its reader back, else the list with its question kept. */
function wayBack(request: Request, origin: string): string {
  const { searchParams } = new URL(request.url);
  return ownPath(searchParams.get("return_to"), origin, `/birds${searchIn(searchParams)}`);
}

export const meta: MetaFunction = (args) => titled(args, "birds.form.edit");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { form }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: form.bird.identifier, href: `/birds/${form.bird.id}` },
    { label: t("birds.form.edit"), is_current: true },
  ],
};

const Stale = later(
  import.meta.env.SSR ? StaleEdit : undefined,
  async () => (await import("#app/birds/stale-edit.tsx")).StaleEdit,
);

export default function EditBird() {
  const { t } = useWords();
  const { form, back } = useLoaderData<typeof loader>();
  const { over } = useOverList();
  const navigate = useNavigate();
  const title = t("birds.form.edit_bird", { ring: form.bird.identifier });
  return (
    <RouteDialog over={over} title={title} onClose={() => navigate(back, { preventScrollReset: true })}>
      <EditFields />
    </RouteDialog>
  );
}

function EditFields() {
  const { t, language } = useWords();
  const { form, recent, back, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { bird, statuses, places } = form;
  const family = { recent, child: bird.id, away: awayParents(bird) };
  const { current, reply } = unsaved ?? {};
  const typed = reply?.initialValue ?? {};
  return (
    <BirdForm
      start={storedValues(bird, language)}
      unsaved={unsaved}
      constraint={constraint}
      back={back}
      idempotencyKey={idempotency_key}
      submitWords={t(current ? "birds.stale.save_over" : "birds.form.save")}
      failedWords={t("birds.form.failed")}
      cancelWords={t(current ? "birds.stale.keep" : "birds.form.cancel")}
      above={current && <Stale current={current} typed={typed} statuses={statuses} places={places} />}
    >
      {(fields) => (
        <>
          <input type="hidden" name="version" value={String(current?.version ?? typed.version ?? bird.version)} />
          <AwayParents bird={bird} />
          <RingField field={fields.identifier} />
          <FixedSpecies of={bird} />
          <QuickFields fields={fields} today={form.today} {...family} />
          <MoreFields fields={fields} {...form} was={statusWas(bird)} />
          <RecordFields fields={fields} {...family} />
        </>
      )}
    </BirdForm>
  );
}

function FixedSpecies({ of: { id, species } }: { of: Answer["bird"] }) {
  const { t } = useWords();
  const { search } = useOverList();
  return (
    <div className="field">
      <span className="field-label">{t("birds.field.species_id")}</span>
      <p>{species.common_name}</p>
      <p className="field-hint">
        {t("birds.form.species_fixed")}{" "}
        <Link className="link" to={`/birds/${id}/species${search}`} preventScrollReset>
          {t("birds.correct.title")}
        </Link>
      </p>
    </div>
  );
}
