import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { YearTable } from "#app/marketplace/reports/year-table.tsx";
import { pageHead } from "#app/site/head.ts";
import { speakerOf } from "#app/web/titles.ts";
import type { YearOfReports } from "#worker/marketplace/reports/yearly.ts";

const parts = ["host", "law", "rules", "reports"] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: { years: YearOfReports[] } }>("/api/market/about");
  return { years: data.years, next_year: new Date().getUTCFullYear() + 1 };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = speakerOf(args);
  return pageHead(args, "/market/about", {
    title: t("marketabout.title"),
    description: t("marketabout.description"),
    card: "/market",
  });
};

/** Who the house is on the market, what it asks of listings, and what came of reports, by years. */
export default function AboutMarket() {
  const { t } = useWords();
  const { years, next_year } = useLoaderData<typeof loader>();
  return (
    <article className="site-width mt-8 grid gap-6">
      <header>
        <h1 tabIndex={-1}>{t("marketabout.title")}</h1>
        <p className="hero-lead">{t("marketabout.lead")}</p>
      </header>
      <div className="prose">
        {parts.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part}>{t(`marketabout.${part}.title`)}</h2>
            <p>{t(`marketabout.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="counts" className="grid gap-2">
        <h2 id="counts">{t("marketabout.counts.title")}</h2>
        {years.length > 0 ? (
          <YearTable years={years} />
        ) : (
          <p>{t("marketabout.counts.none", { year: String(next_year) })}</p>
        )}
      </section>
      <div className="actions">
        <LinkButton to="/market">{t("marketabout.to_market")}</LinkButton>
      </div>
    </article>
  );
}
