import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SharedSheet } from "#app/health/shares/shared-sheet.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageLook } from "#app/shell/site/own-frame.tsx";
import { speakerOf } from "#app/web/titles.ts";
import type { SharedSheets } from "#worker/health/shares/shared-sheets.ts";
import { dayInWords } from "#worker/locales/dates.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? "");
  const { data } = await context.api.get<{ data: SharedSheets }>(`/api/shared/health/${token}`);
  const { has_logo, ...look } = data.look ?? { has_logo: false };
  const logo = has_logo ? `/shared-health/${token}/logo` : null;
  return { ...data, look: data.look && ({ ...look, logo } as PageLook) };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  { title: `${speakerOf(args)("sheet.title")} · ${args.data?.look?.name ?? "Voliera"}` },
  { name: "robots", content: "noindex" },
];

/** Health sheets as a vet sees them: nothing to press, and made to be printed. */
export default function SharedHealth() {
  const { organization, sheets, expires_at, look } = useLoaderData<typeof loader>();
  const { t, language } = useWords();
  return (
    <article className="site-width mt-8">
      <header className="mb-6">
        <h1 tabIndex={-1}>{t("sheet.title")}</h1>
        <p className="text-muted">
          {t("sheet.of", { name: organization })}
          {expires_at && ` · ${t("sheet.until", { day: dayInWords(expires_at.slice(0, 10), language) })}`}
        </p>
      </header>
      <div className="grid gap-8">
        {sheets.map((sheet) => (
          <SharedSheet key={sheet.bird.ring} sheet={sheet} />
        ))}
      </div>
      <footer className="mt-8 text-sm text-muted">
        <p>{t("sheet.note")}</p>
        {!look && (
          <p>
            <a className="link" href="/">
              {t("sheet.made")}
            </a>
          </p>
        )}
      </footer>
    </article>
  );
}
