import "./styles.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from "@remix-run/react";
import type { ReactNode } from "react";
import enhanceUrl from "./enhance.js?url";
import { wordsFor, wordsOf } from "./locales/dictionary.ts";
import { WordsProvider } from "./locales/words.tsx";
import { IconsInPage } from "./marks/icon.tsx";
import { dictionariesAt, menuWords } from "./rooms.ts";
import { ErrorPage, kindOf } from "./shell/error-page.tsx";
import { paper } from "./styles/paper.ts";
import { useNonce } from "./web/nonce.tsx";
import { type RootData, useRoot } from "./web/root-data.ts";
import { titled } from "./web/titles.ts";

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { language, named_language, theme, viewer, collapsed, request_id, origin, env } = context;
  const { pathname } = new URL(request.url);
  const contact = { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS };
  const words = { ...wordsFor(language, dictionariesAt(pathname)), ...wordsOf(language, menuWords()) };
  const site = { site_origin: env.APP_ORIGIN, named_language };
  return {
    ...site,
    words,
    paper,
    language,
    theme,
    viewer,
    collapsed,
    request_id,
    origin,
    contact,
    flash: context.takeFlash(),
  };
}
/** What no page below has named: a page that failed is called by what happened. */
export const meta: MetaFunction = (args) => {
  if (!args.error) return [{ title: "Voliera" }];
  return titled(args, `ui.${kindOf(isRouteErrorResponse(args.error) ? args.error.status : 500)}.title`);
};
// The words of one room serve all its pages; only a new room or a deed that was done (a new language is one) asks again.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== "GET") return actionStatus < 400;
  return String(dictionariesAt(currentUrl.pathname)) !== String(dictionariesAt(nextUrl.pathname));
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const nonce = useNonce();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as { hydrates?: boolean; enhances?: boolean });
  const hydrates = handles.some((handle) => handle.hydrates);
  // A message that has come along can be closed only by a script.
  const enhances = !hydrates && (root?.flash !== undefined || handles.some((handle) => handle.enhances));
  const language = root?.language ?? "pt";
  return (
    <html lang={language === "pt" ? "pt-PT" : "en"} data-theme={root?.theme ?? "system"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColours theme={root?.theme ?? "system"} paper={root?.paper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <WordsProvider words={root?.words ?? {}} language={language} timezone={root?.viewer?.timezone}>
          <IconsInPage value={!hydrates}>{children}</IconsInPage>
        </WordsProvider>
        {hydrates && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
        {enhances && <script nonce={nonce} src={enhanceUrl} defer />}
      </body>
    </html>
  );
}

// What lies around the page takes the colour of its paper.
function ThemeColours({ theme, paper }: { theme: RootData["theme"]; paper: RootData["paper"] | undefined }) {
  if (!paper) return null;
  if (theme !== "system") return <meta name="theme-color" content={paper[theme]} />;
  return (["light", "dark"] as const).map((it) => (
    <meta key={it} name="theme-color" media={`(prefers-color-scheme: ${it})`} content={paper[it]} />
  ));
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
