import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg as EggDrawing } from "#app/marks/illustrations.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Kept } from "../actions/chosen.ts";
import { EggPicks } from "../nest/egg-picks.tsx";
import type { ShownEgg } from "../nest/shown.ts";
import type { Shown } from "./load-tray.ts";
import { LockdownForm } from "./lockdown-form.tsx";
import { TrayForm } from "./tray-form.tsx";
import { groupsOf } from "./tray-groups.ts";

type Props = {
  page: Shown<"lying">;
  faults: readonly string[] | undefined;
  kept: Kept | undefined;
  mayWrite: boolean;
};

/** What lies in a tray, clutch by clutch, with what is due and what may be done. */
export function EggsInTray({ page, faults, kept, mayWrite }: Props) {
  const { t } = useWords();
  const { tray, eggs, total, isAll, form_key } = page;
  const add = (
    <LinkButton kind={total === 0 ? "primary" : undefined} to="?add">
      {t("trays.add")}
    </LinkButton>
  );
  const actions = (
    <>
      {mayWrite && add}
      <LinkButton to="?weigh">{t("trays.weigh")}</LinkButton>
    </>
  );
  return (
    <article className="nest-page grid grid-cols-1 gap-5">
      <PageHeader
        title={`${tray.incubator} · ${tray.name}`}
        lead={<Lead page={page} />}
        actions={total > 0 && actions}
      />
      {faults && <ErrorSummary faults={faults.map((message) => ({ message }))} />}
      {total > 0 && <LockdownForm page={page} mayWrite={mayWrite} />}
      {total === 0 && (
        <EmptyState
          drawing={<EggDrawing />}
          title={t("trays.none")}
          why={t("trays.none.why")}
          actions={mayWrite && add}
        />
      )}
      {total > 0 && mayWrite && (
        <TrayForm
          key={form_key}
          page={page}
          chosen={kept?.egg_ids ?? (isAll ? eggs.map(({ id }) => id) : [])}
          typed={kept?.typed}
          formKey={form_key}
        />
      )}
      {total > 0 &&
        !mayWrite &&
        groupsOf(eggs).map(({ key, name, eggs: lying }) => (
          <section key={key} className="grid gap-2">
            <h2>{t("clutches.title", { number: name })}</h2>
            <EggPicks eggs={lying as ShownEgg[]} chosen={[]} mayWrite={false} isAtTray />
          </section>
        ))}
      {page.total_pages > 1 && <PageLinks page={page.page} total_pages={page.total_pages} />}
    </article>
  );
}

function Lead({ page: { tray, total } }: Pick<Props, "page">) {
  const { t, language } = useWords();
  const count = formatNumber(total, language);
  return (
    <>
      <Link className="link" to={`/incubators/${tray.incubator_id}`}>
        {tray.incubator}
      </Link>
      {tray.place && ` · ${tray.place}`}
      {` · ${t(`trays.${tray.kind}`)} · `}
      {tray.slots === null ? t("trays.count", { count: total }) : t("trays.of", { count, slots: tray.slots })}
    </>
  );
}
