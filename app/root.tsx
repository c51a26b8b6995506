import "./styles.css";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { offeredTo } from "./accounts/offered-to.ts";
import enhanceUrl from "./enhance.js?url";
import { wordsNeededAt } from "./locales/page-words.ts";
import { expectWords, loadedWords, wordFiles, wordsOfFiles } from "./locales/word-files.ts";
import { translator, WordsProvider } from "./locales/words.tsx";
import { wordMarks } from "./made-words.ts";
import { IconsInPage } from "./marks/icon.tsx";
import { logoPath } from "./organization/logo-path.ts";
import { groupsIn } from "./shell/menu/groups.ts";
import { noticesFor } from "./shell/notices.ts";
import { planLine, upgradeLine } from "./shell/plan-line.ts";
import { ErrorPage, kindOf } from "./shell/site/error-page.tsx";
import { displayFace } from "./styles/display-face.ts";
import { paper } from "./styles/paper.ts";
import { flashText } from "./web/flash.ts";
import { useNonce } from "./web/nonce.tsx";
import { cameFrom } from "./web/paths.ts";
import { type RootData, useRoot } from "./web/root-data.ts";
import { titled } from "./web/titles.ts";

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { language, named_language, theme, viewer, collapsed, compact, request_id, origin, env } = context;
  const contact = { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS };
  const site = { site_origin: env.APP_ORIGIN, named_language };
  const t = translator(loadedWords(language), language);
  return {
    ...site,
    notices: noticesFor(viewer, t, language),
    plan: viewer && planLine(viewer, t),
    ...upgradeLine(viewer, t),
    print: viewer && !viewer.is_demo ? printHead(viewer) : undefined,
    marks: wordMarks(language),
    dictionaries: wordsNeededAt(new URL(request.url).pathname) ?? [],
    paper,
    language,
    theme,
    viewer,
    may: viewer ? offeredTo(viewer).join(" ") : "",
    collapsed,
    opened: groupsIn(context.cookies.get("menu_open") ?? ""),
    compact,
    request_id,
    origin,
    contact,
    flash: flashText(context.takeFlash(), t),
    came_from: cameFrom(request, origin),
  };
}

const printHead = ({ organization, look, logo }: UserCard) => ({
  name: look?.name ?? organization,
  style: look?.accent ? { color: look.accent } : undefined,
  logo: logo && logoPath(logo),
});

export const links: LinksFunction = () => [displayFace];
/** What no page below has named: a page that failed is called by what happened. */
export const meta: MetaFunction = (args) => {
  if (!args.error) return [{ title: "Voliera" }];
  return titled(args, `ui.${kindOf(isRouteErrorResponse(args.error) ? args.error.status : 500)}.title`);
};
// Only an action that was done asks again (a new language is one). The words of the next page are sent for meanwhile.
export function shouldRevalidate({ nextUrl, formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  expectWords(wordsNeededAt(nextUrl.pathname) ?? []);
  return formMethod !== undefined && formMethod !== "GET" && actionStatus < 400;
}

/** What a script does on a page: wakes it, wakes it for whoever is signed in, or adds a little (`enhance.js`). */
type Liveliness = { hydrates?: boolean; hydratesMembers?: boolean; enhances?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const nonce = useNonce();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Liveliness);
  const isMember = root?.viewer !== undefined;
  const hydrates = handles.some((it) => it.hydrates || (it.hydratesMembers && isMember));
  // A message that has come along can be closed only by a script.
  const enhances = !hydrates && (root?.flash !== undefined || handles.some((handle) => handle.enhances));
  const language = root?.language ?? "pt";
  const { pathname } = useLocation();
  const wanted = { language, names: wordsNeededAt(pathname) ?? root?.dictionaries ?? [], marks: root?.marks ?? "" };
  // Later ones are fetched by the page itself.
  const [first] = useState(() => wordFiles(wanted));
  return (
    <html
      lang={language === "pt" ? "pt-PT" : "en"}
      data-theme={root?.theme ?? "system"}
      data-density={root?.compact ? "compact" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColours theme={root?.theme ?? "system"} paper={root?.paper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        {hydrates && first.map((file) => <WordFile key={file} href={file} />)}
        <Meta />
        <Links />
      </head>
      <body>
        <WordsProvider words={wordsOfFiles(wanted)} language={language} timezone={root?.viewer?.timezone}>
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

// Fetched beside the scripts, which wait for it before they wake the page.
const WordFile = ({ href }: { href: string }) => (
  <link rel="preload" as="fetch" crossOrigin="anonymous" data-words href={href} />
);

// The browser's own bars take the background colour of the page.
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
