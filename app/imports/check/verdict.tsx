import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { WayOut } from "#app/billing/way-out.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { choicesOf, commitForm } from "../choices.ts";
import type { CheckedPage } from "../import-page.ts";
import { useLacks } from "../missing-things.ts";

/** What comes of the file in one sentence, what is missing for it, and the one button that does it all. */
export function Verdict({ page: { check, figures } }: { page: CheckedPage }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const lacks = useLacks(figures);
  const count = figures.created + figures.updated;
  const cancel = <LinkButton to="/birds">{t("imports.commit.cancel")}</LinkButton>;
  if (figures.over_limit > 0) return <OverLimit count={figures.over_limit}>{cancel}</OverLimit>;
  if (count === 0) return <Nothing>{cancel}</Nothing>;
  const birds = [
    figures.created > 0 && t("imports.verdict.created", { count: figures.created }),
    figures.updated > 0 && t("imports.verdict.updated", { count: figures.updated }),
  ].filter(Boolean);
  const isMissing = lacks.length > 0;
  const [only, ...others] = lacks.map(({ text }) => text);
  const missing = isMissing && t("imports.verdict.lacks", { count: lacks.length });
  return (
    <Form className="card grid gap-3" id={commitForm} action={pathname}>
      <input type="hidden" name="intent" value="commit" />
      <input type="hidden" name="count" value={count} />
      {Object.entries(choicesOf(check)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="import-sentence">
        {birds.join(", ")}
        {missing ? `; ${missing}` : "."}
        {missing && others.length === 0 && ` ${only}.`}
      </p>
      {others.length > 0 && (
        <ul className="import-lacks">
          {lacks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {figures.rejected > 0 ? (
        <p>
          <a className="link" href="#remarks">
            {t("imports.verdict.rejected", { count: figures.rejected })}
          </a>{" "}
          <span className="text-muted">{t("imports.commit.without")}</span>
        </p>
      ) : (
        <p className="text-muted">{t("imports.remarks.none")}</p>
      )}
      <div className="actions">
        <Button kind="primary" size="large" busy={t("imports.commit.busy")}>
          {isMissing ? t("imports.commit.create", { count: countOf(lacks) }) : t("imports.commit.submit", { count })}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}

const countOf = (lacks: ReturnType<typeof useLacks>) => lacks.reduce((sum, { count }) => sum + count, 0);

function Nothing({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <Banner title={t("imports.commit.nothing.title")}>
        <p>{t("imports.commit.nothing")}</p>
      </Banner>
      <div className="actions">{children}</div>
    </div>
  );
}

function OverLimit({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <Banner tone="error" title={t("imports.limit.title")}>
        <p>{t("imports.limit.detail", { count })}</p>
        <p>
          {t("imports.limit.way_out")} <WayOut label={t("imports.limit.plans")} ask={t("imports.limit.ask")} />
        </p>
      </Banner>
      <div className="actions">{children}</div>
    </div>
  );
}
