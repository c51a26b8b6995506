import "../pairs.css";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { takePlace } from "#app/birds/picker/meant.ts";
import { pickValue } from "#app/birds/picker/pick.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { judgeMeant } from "#app/pairs/meant-birds.ts";
import { MoveFields } from "#app/pairs/move-fields.tsx";
import { boxesFor } from "#app/pairs/pair-choices.ts";
import { summaryOf, withPlace, withPlaceFault } from "#app/pairs/pair-faults.ts";
import { PairFields } from "#app/pairs/pair-fields.tsx";
import { faultsOfRefusal, sentPair, type Typed, typedIn } from "#app/pairs/sent-pair.ts";
import { Stays, sentStays, typedStays } from "#app/pairs/stay-fields.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";
import type { Pair, PairBird } from "#worker/pairs/reading.ts";

const ringsOf = (birds: readonly PairBird[]) =>
  birds.filter(({ until_on, id }) => until_on === null && id !== null).map(({ identifier }) => identifier);

const boxesOf = ({ kind, place_id, place_name, started_on, notes, cocks, hens, state }: Pair): Partial<Typed> => ({
  kind,
  state,
  place_id: place_id ?? "",
  "place_id-of": place_name ?? "",
  "place_id-pick": place_id ? pickValue({ id: place_id, text: place_name ?? "" }) : "",
  started_on: started_on ?? "",
  notes: notes ?? "",
  cock: ringsOf(cocks),
  hen: ringsOf(hens),
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { searchParams } = new URL(request.url);
  const [{ data: pair }, boxes, place] = await Promise.all([
    context.api.get<PairAnswer>(recordPath("/api/pairs", params.pairId)),
    boxesFor(context),
    takePlace(searchParams, context),
  ]);
  const typed = typedIn(searchParams, { ...boxesOf(pair), on: boxes.today });
  return {
    pair,
    ...boxes,
    typed,
    questions: withPlace({}, place),
    version: Number(searchParams.get("version")) || pair.version,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const place = await takePlace(form, context);
  const typed = typedIn(form);
  const stays = typedStays(form);
  const path = recordPath("/api/pairs", params.pairId);
  const { data: pair } = await context.api.get<PairAnswer>(path);
  const same = (side: "cock" | "hen", birds: readonly PairBird[]) =>
    typed[side].filter(Boolean).join("\n") === ringsOf(birds).join("\n");
  const input = {
    ...typed,
    cock: same("cock", pair.cocks) ? [] : typed.cock,
    hen: same("hen", pair.hens) ? [] : typed.hen,
  };
  const { answer, faults, questions, typed: meant } = await judgeMeant(context, input, pair.id);
  const shown = {
    ...typed,
    ...(meant.cock.length > 0 && { cock: meant.cock }),
    ...(meant.hen.length > 0 && { hen: meant.hen }),
  };
  if (!answer || faults.length > 0 || place) {
    const open = { faults: withPlaceFault(faults, place), questions: withPlace(questions, place) };
    return data({ typed: shown, stays, ...open }, 422);
  }
  const { cock_ids, hen_ids, ...rest } = sentPair(input, answer);
  const json = {
    ...rest,
    on: typed.on,
    version: Number(form.get("version")) || undefined,
    // Of a side that stays as it is nothing is said: one of its birds may be in the trash.
    ...(cock_ids.length > 0 && { cock_ids }),
    ...(hen_ids.length > 0 && { hen_ids }),
    ...sentStays(pair, stays),
  };
  const outcome = await context.api.send<PairAnswer>("PUT", path, { json });
  if (!outcome.ok) {
    const current = outcome.problem.code === "stale" ? (outcome.problem.current as Pair) : undefined;
    return data(
      { typed: shown, stays, faults: faultsOfRefusal(outcome.problem), questions: {}, current },
      outcome.status,
    );
  }
  const { id, number } = outcome.answer.data;
  return redirectWithFlash(context, { key: "pairs.saved.changed", values: { number }, to: `/birds/pairs/${id}` });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "pairs.form.edit", { number: args.data?.pair.number ?? "" });
export const handle: PageHandle<{ pair: Pair }> = {
  crumbs: (t, { pair }) => [
    { label: t("pairs.list.title"), href: "/birds/pairs" },
    { label: pair.number, href: `/birds/pairs/${pair.id}` },
    { label: t("pairs.page.edit"), is_current: true },
  ],
};

export default function EditPair() {
  const { pair, recent, places, today, version, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  const { typed, faults, questions } = refused ?? { ...loaded, faults: [] };
  const current = refused && "current" in refused ? (refused.current as Pair | undefined) : undefined;
  const at = `/birds/pairs/${pair.id}`;
  const isPlanned = pair.state === "planned";
  const errors = faults.filter(({ path }) => path === "on").map(({ message }) => message);
  return (
    <>
      <PageHeader title={t("pairs.form.edit", { number: pair.number })} />
      <Form action={`${at}/edit`} data-long>
        <ErrorSummary faults={summaryOf(faults)} />
        {current && <Meanwhile current={current} />}
        <input type="hidden" name="version" value={String(current?.version ?? version)} />
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
          {t("pairs.form.save")}
        </button>
        <PairFields
          typed={typed}
          faults={faults}
          recent={recent}
          places={places}
          questions={questions}
          today={today}
          isPlanned={isPlanned}
          at={`${at}/edit`}
        />
        {!isPlanned && pair.state !== "ended" && (
          <>
            <DateField
              field={fieldFacts("on", { initialValue: typed.on, ...(errors.length > 0 && { errors }) })}
              label={t("pairs.field.changed_on")}
              hint={t("pairs.field.changed_on_hint")}
              min="1900-01-01"
              max={today}
            />
            <MoveFields typed={typed} faults={faults} label={t("pairs.field.move_now")} />
          </>
        )}
        {!isPlanned && (
          <Stays
            pair={pair}
            today={today}
            typed={refused?.stays}
            isWrong={faults.some(({ path }) => path.startsWith("birds"))}
          />
        )}
        <div className="actions">
          <Button kind="primary">{t(current ? "ui.stale.save_over" : "pairs.form.save")}</Button>
          <LinkButton to={at}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}

/** What somebody quicker made of the pair. */
function Meanwhile({ current }: { current: Pair }) {
  const { t } = useWords();
  const { number, kind, place_name, started_on, notes, cocks, hens, state } = current;
  const text = [
    t(`pairs.kind.${kind}`),
    t(`pairs.state.${state}`),
    `${ringsOf(cocks).join(", ")} × ${ringsOf(hens).join(", ")}`,
    ...[place_name, started_on, notes],
  ];
  return (
    <Banner tone="warning" title={t("pairs.form.stale", { number })}>
      <p>{text.filter(Boolean).join(" · ")}</p>
    </Banner>
  );
}
