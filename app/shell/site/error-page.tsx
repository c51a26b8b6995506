import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { later } from "#app/controls/later.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Feather, Perch } from "#app/marks/feather-and-perch.tsx";
import { waitingIn } from "#app/web/work-queue.ts";
import type { Theme } from "../preferences.tsx";
import type { Viewer } from "../user-menu.tsx";
import { InLine } from "./in-line.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

// The frame of the error page is loaded only when there is an error.
const Header = later(
  import.meta.env.SSR ? SiteHeader : undefined,
  async () => (await import("./site-header.tsx")).SiteHeader,
);
const Footer = later(
  import.meta.env.SSR ? SiteFooter : undefined,
  async () => (await import("./site-footer.tsx")).SiteFooter,
);
const drawings = () => import("#app/marks/feather-and-perch.tsx");
const LatePerch = later(import.meta.env.SSR ? Perch : undefined, async () => (await drawings()).Perch);
const LateFeather = later(import.meta.env.SSR ? Feather : undefined, async () => (await drawings()).Feather);
const Line = later(import.meta.env.SSR ? InLine : undefined, async () => (await import("./in-line.tsx")).InLine);

type RootFacts = { viewer?: Viewer | undefined; theme?: Theme; request_id?: string; came_from?: string };
const useRootFacts = () => (useRouteLoaderData("root") ?? {}) as RootFacts;

/** The whole page for an error nobody nearer has caught: public bar, what happened, where to go. */
export function ErrorPage() {
  const { viewer, theme } = useRootFacts();
  return (
    <>
      <Header viewer={viewer} />
      <main id="main" tabIndex={-1}>
        <ErrorBody />
      </main>
      <Footer viewer={viewer} theme={theme} />
    </>
  );
}

/** The error of this route in the reader's words, for a page that already has its frame (the shell, or the public bar). */
export function ErrorBody() {
  const error = useRouteError();
  const { request_id, came_from } = useRootFacts();
  const waiting = waitingIn(error);
  if (waiting) return <Line {...waiting} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <Trouble status={status} requestId={request_id} cameFrom={came_from} detail={answerText(error)} />;
}

// How long to wait, and what was there, only the API knows.
function answerText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || (error.status !== 429 && error.status !== 410)) return undefined;
  const { detail } = Object(error.data) as { detail?: unknown };
  return typeof detail === "string" ? detail : undefined;
}

type Kind = "lost" | "denied" | "down" | "busy";
const kinds: Record<number, Kind> = { 404: "lost", 410: "lost", 403: "denied", 429: "busy", 503: "down" };

/** What a status means to a reader; opens the keys `ui.<kind>.title` and `ui.<kind>.detail`. */
export const kindOf = (status: number) => kinds[status] ?? "broken";

type TroubleProps = {
  status: number;
  requestId?: string | undefined;
  /** The page before, where the server was told of it. */
  cameFrom?: string | undefined;
  /** What happened, in better words than the status has. */
  detail?: string | undefined;
};

/** What happened, what was kept, what to do next. */
function Trouble({ status, requestId, cameFrom, detail }: TroubleProps) {
  const { t } = useWords();
  const kind = kindOf(status);
  const mayAskAgain = status >= 500 || status === 429;
  return (
    <div className="lost">
      {kind === "lost" ? <LatePerch /> : <LateFeather />}
      <p className="figures field-hint">{status}</p>
      <h1 tabIndex={-1}>{t(`ui.${kind}.title`)}</h1>
      <p>{detail ?? t(`ui.${kind}.detail`)}</p>
      {status >= 500 && requestId && <p className="field-hint">{t("ui.error.request", { id: requestId })}</p>}
      <div className="actions">
        {mayAskAgain && (
          <LinkButton kind="primary" to="" reloadDocument>
            {t("ui.error.retry")}
          </LinkButton>
        )}
        <LinkButton kind={mayAskAgain ? "quiet" : "primary"} to="/" reloadDocument>
          {t("ui.error.home")}
        </LinkButton>
        <BackLink to={cameFrom ?? "/"} />
        <LinkButton kind="ghost" to="/contact" reloadDocument>
          {t("ui.error.support")}
        </LinkButton>
      </div>
    </div>
  );
}

// Without a script: the page before if the browser named it, else the front page. enhance.js answers `data-back` too.
function BackLink({ to }: { to: string }) {
  const { t } = useWords();
  function goBack(event: MouseEvent) {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  }
  return (
    <LinkButton to={to} data-back onClick={goBack} reloadDocument>
      {t("ui.error.back")}
    </LinkButton>
  );
}
