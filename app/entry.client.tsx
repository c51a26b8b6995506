import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { speakFrom } from "./locales/word-files.ts";
import { fetchedWords, loadWords } from "./locales/word-store.ts";

// Radix locks scrolling with a <style> of its own; without the page's nonce the policy would refuse it.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

speakFrom(fetchedWords);

// The page names the files of its words; without them what React says would differ from what the server said.
const files = [...document.querySelectorAll<HTMLLinkElement>(`link[data-words]`)];
void Promise.all(files.map(({ href }) => loadWords(new URL(href).pathname))).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
