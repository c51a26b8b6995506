import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Endless, Progress } from "#app/marks/progress.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titleOf, type WaitingPage } from "../import-page.ts";

const steps = ["waiting", "reading", "writing"] as const;

/** A file being read or birds being saved: looks again by itself, with a script or without, and may be left. */
export function ImportWaiting({ page }: { page: WaitingPage }) {
  const { t } = useWords();
  const { id, count, progress } = page;
  const path = `/birds/import/${encodeURIComponent(id)}`;
  useLookingAgain(progress ? undefined : path);
  return (
    <div className="import-page grid grid-cols-1 gap-8">
      {/* Without a script the browser asks again, and shows this page until there is an answer. */}
      <noscript>
        <meta httpEquiv="refresh" content={progress ? "2" : `0;url=${path}`} />
      </noscript>
      <PageHeader title={t(titleOf(page))} lead={t(progress ? "imports.saving.lead" : "imports.reading.lead")} />
      {progress ? <Steps state={progress.state} count={count} /> : <Endless label={t("imports.reading.label")} />}
      {progress?.state === "waiting" && <p>{t("imports.saving.place", { place: progress.place })}</p>}
      <p>
        <Link className="link" to={progress ? "/birds" : path}>
          {t(progress ? "imports.saving.leave" : "imports.reading.on")}
        </Link>
      </p>
    </div>
  );
}

type Step = { state: NonNullable<WaitingPage["progress"]>["state"]; count: number };

function Steps({ state, count }: Step) {
  const { t } = useWords();
  const at = steps.indexOf(state as (typeof steps)[number]);
  const label = t(`imports.saving.${steps[at] ?? "reading"}`, { count });
  return (
    <div role="status">
      <Progress label={label} done={at + 1} total={steps.length} />
    </div>
  );
}

const everyMs = 1000;

/** Goes to where the answer is, or asks this page again every second. */
function useLookingAgain(path: string | undefined) {
  const { state, revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    if (path) return void navigate(path, { replace: true });
    if (state !== "idle") return undefined;
    const again = setTimeout(revalidate, everyMs);
    return () => clearTimeout(again);
  }, [path, state, revalidate, navigate]);
}
