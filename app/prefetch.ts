import { matchRoutes } from "@remix-run/react";
import { wordsNeededAt } from "./locales/page-words.ts";
import { expectWords } from "./locales/word-files.ts";
import { allRoutes, treeOf } from "./route-list.ts";

// A page's data may be asked for only when it is opened (no page is stored), but its scripts and words never change under
// one address: they are sent for while a finger or a pointer is still on its way.

type Connection = { saveData?: boolean; effectiveType?: string };

/** Milliseconds a pointer must rest on a link: passing over it means nothing. */
const rest = 65;

/** Whether what may not be needed after all is worth its bytes; a browser that does not say is taken for quick. */
function isQuick(): boolean {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}

/** Fetches what the page behind a link is made of, whenever one is pointed at, touched or focused. */
export function prefetchOnIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = ({ target }: Event) => {
    clearTimeout(waiting);
    const path = isQuick() && pathBehind(target);
    if (path) waiting = setTimeout(() => void prefetch(path), rest);
  };
  document.addEventListener("mouseover", soon, { passive: true });
  document.addEventListener("focusin", soon, { passive: true });
  // A touch, unlike hovering, is already a choice.
  const now = ({ target }: Event) => {
    const path = isQuick() && pathBehind(target);
    if (path) void prefetch(path);
  };
  document.addEventListener("touchstart", now, { passive: true });
}

/** The path of a page of ours that a link around an element leads to; a file is none. */
function pathBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}

async function prefetch(path: string): Promise<void> {
  const routes = await allRoutes();
  expectWords(wordsNeededAt(path) ?? []);
  for (const { route } of (routes && matchRoutes(treeOf(routes), path)) ?? []) {
    const { module, imports = [] } = routes?.[route.id ?? ""] ?? {};
    for (const file of [module, ...imports]) if (file) preload(file);
  }
}

const prefetched = new Set<string>();

function preload(file: string): void {
  if (prefetched.has(file)) return;
  prefetched.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.appendChild(link);
}
