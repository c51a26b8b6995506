import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { dueNests } from "#app/clutches/due-nests.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** The nests with chicks to ring by today, those whose time is over first; the only one opens by itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data } = await context.api.get<{ data: EggList }>("/api/eggs?due=ring&page_size=100");
  const eggs = data.items.map(({ number, clutch, pair, nest, steps }) => ({
    number,
    clutch,
    pair,
    nest,
    until: steps.find(({ step }) => step === "ring")?.until ?? data.today,
  }));
  const nests = dueNests(eggs).map(({ key, first, eggs: chicks }) => ({ key, ...first, chicks: chicks.length }));
  const [only, another] = nests;
  if (only && !another) throw redirect(`/clutches/${only.clutch.id}/rings`);
  return { nests };
}

export const meta: MetaFunction = (args) => titled(args, "clutches.ring.which");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.ring.which"), is_current: true },
  ],
};

export default function WhomToRing() {
  const { t, language } = useWords();
  const { nests } = useLoaderData<typeof loader>();
  const none = {
    drawing: <LegRing />,
    title: t("clutches.ring.none"),
    why: t("clutches.ring.none.why"),
    actions: <LinkButton to="/eggs">{t("clutches.list.title")}</LinkButton>,
  };
  return (
    <ListPage title={t("clutches.ring.which")} lead={t("clutches.ring.lead")} empty={nests.length === 0 && none}>
      <ul className="lines border-b border-line">
        {nests.map(({ key, clutch, pair, nest, chicks, until }) => (
          <li key={key}>
            <Link className="place-line" to={`/clutches/${clutch.id}/rings`} discover="none">
              <span className="place-name">{t("clutches.title", { number: `${pair.number}/${clutch.number}` })}</span>{" "}
              <span className="text-muted">
                {[
                  nest.place,
                  t("clutches.ring.chicks", { count: chicks }),
                  t("clutches.ring.until", { day: dayInWords(until, language) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
