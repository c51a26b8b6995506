import { useRouteLoaderData } from "@remix-run/react";
import type { WordMarks } from "#app/locales/word-files.ts";
import type { paper } from "#app/styles/paper.ts";
import type { Permission } from "#db/permissions.ts";
import type { FlashText } from "./flash.ts";
import type { LoadContext } from "./load-context.ts";

type Surrounding =
  | "language"
  | "named_language"
  | "theme"
  | "viewer"
  | "collapsed"
  | "compact"
  | "request_id"
  | "origin";

/** What stands above every page: what is so, and the way out of it, to stay after all or to look no longer. */
export type Notice = { text: string; to?: string; label?: string };

/** Whose sheet it is, at the head of whatever page is printed; on the screen it is not there. */
type PrintHead = { name: string; logo?: string | undefined; style?: { color: string } | undefined };

/** What every page may know: words, viewer, theme and the message left by the page before. */
export type RootData = Pick<LoadContext, Surrounding> & {
  site_origin: LoadContext["env"]["APP_ORIGIN"];
  /** Which files hold the words of the page's language. */
  marks: WordMarks;
  /** The dictionaries of the page that was asked for: what a browser goes by until it has the rules. */
  dictionaries: readonly string[];
  paper: typeof paper;
  /** The groups of the menu that the reader opened. */
  opened: readonly string[];
  /** Which plan is in force and how long its trial lasts; the demo has none. */
  plan: string | undefined;
  /** What leads an owner to a plan that is paid, while none is; in finished words. */
  upgrade?: string;
  contact: Record<"email" | "phone" | "address", string>;
  notices: readonly Notice[];
  print: PrintHead | undefined;
  /** What whoever is signed in may do, with blanks between. */
  may: string;
  flash: FlashText | undefined;
  /** The page of ours before this one, where the browser says so. */
  came_from: string | undefined;
};

/** What the root's loader answered; undefined on a page that failed before it. */
export const useRoot = () => useRouteLoaderData("root") as RootData | undefined;

/** Who is signed in with an account; whoever looks at the demo has none yet. */
export function useMember() {
  const viewer = useRoot()?.viewer;
  return viewer?.is_demo || viewer?.grant ? undefined : viewer;
}

/**
 * Asks what whoever is signed in may do, so that nobody is offered what would be refused. The API decides by its own
 * reading of the role, never by this one.
 */
export function useMay(): (permission: Permission) => boolean {
  const may = useRoot()?.may.split(" ");
  return (permission) => may?.includes(permission) ?? false;
}
