import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator } from "#app/locales/words.tsx";
import { paper } from "#app/styles/paper.ts";

/** How Voliera presents itself on a home screen, in the language its address names. */
export function loader({ context: { language } }: LoaderFunctionArgs) {
  const t = translator(wordsFor(language, ["home", "ui"]), language);
  const manifest = {
    id: "/",
    name: "Voliera",
    short_name: "Voliera",
    description: t("home.description"),
    lang: language === "pt" ? "pt-PT" : "en",
    dir: "ltr",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      icon("/img/icon-192.png", 192, "any"),
      icon("/img/icon-512.png", 512, "any"),
      icon("/img/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" };
  return new Response(JSON.stringify(manifest), { headers });
}

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});
