import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { takePlace } from "#app/birds/picker/meant.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { MovedOnField, MoveFaults, moveField, ReasonField } from "#app/housing/move-faults.tsx";
import { MovePlaceField } from "#app/housing/move-place-field.tsx";
import { idsIn, sendMove, sentPlace, typedMove, type Unmoved } from "#app/housing/send-move.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Cage } from "#app/marks/illustrations.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ownPath } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";

/** `ids` names the birds, repeated or with commas, or `from` the place whose birds they are; `return_to` where to go afterwards. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const from = (searchParams.get("from") ?? "").slice(0, 64);
  const whom = new URLSearchParams(from ? { from } : { ids: idsIn(searchParams.getAll("ids")).join(",") });
  const { data: page } = await context.api.get<{ data: MovePage }>(`/api/birds/move?${whom}`);
  const { birds, today, picks } = page;
  return {
    birds,
    today,
    isChosen: from === "",
    places: picks,
    back: ownPath(searchParams.get("return_to"), context.origin, "/birds"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const open = await takePlace(form, context);
  const place = { sent: sentPlace(form, "place_id"), ...(open && { question: open.question }) };
  const [to = "", back = ""] = ["place_id", "return_to"].map((name) => String(form.get(name) ?? ""));
  if (open) {
    const faults = [{ path: "place_id", message: open.message }];
    const unmoved: Unmoved = { faults, typed: typedMove(form, to), place };
    return data(unmoved, 422);
  }
  return sendMove(form, context, { to, back, place });
}

export const meta: MetaFunction = (args) => titled(args, "places.move.title");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { birds: [bird, ...others] }) => [
    { label: t("birds.list.title"), href: "/birds" },
    ...(bird && others.length === 0 ? [{ label: bird.identifier, href: `/birds/${bird.id}` }] : []),
    { label: t("places.move.title"), is_current: true },
  ],
};

export default function MoveBirds() {
  const { t } = useWords();
  const { birds, places, today, back, isChosen } = useLoaderData<typeof loader>();
  const unmoved = useActionData<typeof action>();
  const [bird, ...others] = birds;
  if (!bird) return <NobodyChosen back={back} />;
  return (
    <>
      {others.length > 0 ? (
        <PageHeader title={t("places.move.title")} lead={t("places.move.lead", { count: birds.length })} />
      ) : (
        <PageHeader title={t("places.move.title_of", { ring: bird.identifier })} lead={factsOf(bird)} />
      )}
      <Form>
        <MoveFaults unmoved={unmoved} />
        <input type="hidden" name="return_to" value={back} />
        {isChosen && <input type="hidden" name="ids" value={birds.map(({ id }) => id).join(",")} />}
        <MovePlaceField
          field={moveField("place_id", unmoved)}
          places={places}
          question={unmoved?.place?.question}
          sent={unmoved?.place?.sent}
        />
        <MovedOnField unmoved={unmoved} today={today} />
        <ReasonField unmoved={unmoved} />
        <div className="actions">
          <Button kind="primary">{t("places.move.confirm")}</Button>
          <LinkButton kind="ghost" to={back}>
            {t("places.form.cancel")}
          </LinkButton>
        </div>
        {isChosen ? others.length > 0 && <Chosen birds={birds} /> : <Residents birds={birds} unmoved={unmoved} />}
      </Form>
    </>
  );
}

type BirdsProps = { birds: MovePage["birds"] };

function Chosen({ birds }: BirdsProps) {
  return (
    <ul className="arrivals">
      {birds.map((it) => (
        <li key={it.id} className="p-1">
          <Ring>{it.identifier}</Ring> <span className="text-muted">{factsOf(it)}</span>
        </li>
      ))}
    </ul>
  );
}

/** All who live in a place, each ticked: who stays is tapped. */
function Residents({ birds, unmoved }: BirdsProps & { unmoved: Unmoved | undefined }) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("places.move.who")}</legend>
      <ul className="arrivals">
        {birds.map((it) => (
          <li key={it.id}>
            <label className="pick-label">
              <input
                className="pick"
                type="checkbox"
                name="ids"
                value={it.id}
                defaultChecked={unmoved ? unmoved.typed.ids.includes(it.id) : true}
              />
              <span>
                <Ring>{it.identifier}</Ring>{" "}
                <span className="text-muted">{[it.name, it.species_name].filter(Boolean).join(" · ")}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const factsOf = ({ name, species_name, place_name }: MovePage["birds"][number]) =>
  [name, species_name, place_name].filter(Boolean).join(" · ");

function NobodyChosen({ back }: { back: string }) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("places.move.title")} />
      <EmptyState
        drawing={<Cage />}
        title={t("places.move.none.title")}
        why={t("places.move.none.detail")}
        actions={<LinkButton to={back}>{t("places.move.none.list")}</LinkButton>}
      />
    </>
  );
}
