import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enterWordRules } from "./locales/page-words.ts";
import { speakFrom } from "./locales/word-files.ts";
import { fetchedWords, haveWords, loadWords } from "./locales/word-store.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { teachRouter } from "./route-list.ts";

// Radix locks scrolling with a <style> of its own; without the page's nonce the policy would refuse it.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

speakFrom(fetchedWords);
// The dev server has no list of routes.
if (import.meta.env.DEV) void import("./rooms.ts").then(({ wordRules }) => enterWordRules(wordRules()));

// The page names the files of its words; without them what React says would differ from what the server said. If they are
// gone the page stays as it came: everything on it works without a script.
const files = [...document.querySelectorAll<HTMLLinkElement>("link[data-words]")].map(
  ({ href }) => new URL(href).pathname,
);
void Promise.all(files.map(loadWords)).then(() => {
  if (!haveWords(files)) return;
  teachRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
  prefetchOnIntent();
});
