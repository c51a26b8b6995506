import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { Kept } from "../actions/chosen.ts";
import { EggPicks } from "../nest/egg-picks.tsx";
import type { Shown } from "./load-tray.ts";

type Props = {
  page: Shown<"adding">;
  faults: readonly string[] | undefined;
  kept: Kept | undefined;
};

/** The eggs that lie in nests, nest by nest and all ticked: one press puts those of a nest into the tray. */
export function EggsToPut({ page, faults, kept }: Props) {
  const { t } = useWords();
  const { tray, nests, total_pages, form_key } = page;
  const meant = new Set(kept?.egg_ids);
  const none = {
    drawing: <Nest />,
    title: t("trays.add.none"),
    why: t("trays.add.none.why"),
    actions: <LinkButton to="/eggs">{t("clutches.list.title")}</LinkButton>,
  };
  return (
    <ListPage
      title={t("trays.add.title", { tray: `${tray.incubator} · ${tray.name}` })}
      lead={t("trays.add.lead")}
      empty={nests.length === 0 && none}
    >
      {faults && <ErrorSummary faults={faults.map((message) => ({ message }))} />}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {nests.map(({ key, first: { clutch, pair, nest }, eggs }) => {
          const title = t("clutches.title", { number: `${pair.number}/${clutch.number}` });
          const isMeant = eggs.some(({ id }) => meant.has(id));
          const ticked = isMeant ? eggs.filter(({ id }) => meant.has(id)) : eggs;
          return (
            <li key={key} className="card grid content-start gap-3">
              <div>
                <h2>
                  <Link className="link" to={`/clutches/${clutch.id}`}>
                    {title}
                  </Link>
                </h2>
                {nest.place && <p className="field-hint">{nest.place}</p>}
              </div>
              <Form className="grid gap-3" idempotencyKey={`${form_key}.${key}`} aria-label={title}>
                <EggPicks eggs={eggs} chosen={ticked.map(({ id }) => id)} mayWrite named={clutch.id} />
                {isMeant && kept?.typed.reason !== undefined && (
                  <TextField
                    field={fieldFacts("reason", { initialValue: kept.typed.reason, maxLength: 200 })}
                    label={t("clutches.tray.reason")}
                    autoComplete="off"
                  />
                )}
                {(nests.length > 1 || total_pages > 1) && <input type="hidden" name="others" value="on" />}
                <Button name="do" value="tray">
                  {t("trays.add.go")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
      {total_pages > 1 && <PageLinks page={page.page} total_pages={total_pages} />}
    </ListPage>
  );
}
