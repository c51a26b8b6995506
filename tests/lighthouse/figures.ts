import type { Finding } from "./instrument.ts";

/** What is held against the bounds, of one page in one language. */
export type Figures = {
  scores: Record<string, number>;
  lcp_ms: number;
  cls: number;
  tbt_ms: number;
  requests: number;
  /** Over the wire, headers included, without the lazy pictures below the first screen. */
  bytes: number;
  /** Pictures marked lazy and below the first screen that Chromium fetched all the same. */
  lazy_bytes: number;
  script_bytes: number;
  /** The audits that cost points. */
  costly: string[];
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** The least a page may score, and the most of everything else. */
export type Bounds = {
  scores: Partial<Record<Category, number>>;
  cls: number;
  lcp_ms?: number;
  bytes?: number;
  script_bytes?: number;
};

/** The pages that enhance.js makes more comfortable; no other page for visitors carries a script. */
const withScript = ["/login", "/signup"];
/** Of a page for visitors. */
export const siteBounds = (path: string): Bounds => ({
  scores: { performance: 95, accessibility: 95, "best-practices": 95, seo: 95 },
  lcp_ms: 1800,
  cls: 0.02,
  bytes: 60_000,
  script_bytes: withScript.includes(path) ? 5_000 : 0,
});
/** Of a signed-in page, which search engines are kept from. What its scripts may weigh, the build's tests say. */
export const insideBounds: Bounds = {
  scores: { performance: 95, accessibility: 100, "best-practices": 95 },
  cls: 0.02,
};

type Sent = { url: string; resourceType: string; transferSize: number };

export function figuresOf({ lhr, artifacts }: Finding): Figures {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const sent = (lhr.audits["network-requests"]?.details?.items ?? []) as Sent[];
  const later = new Set(lazyPictures(artifacts));
  const weigh = (chosen: (one: Sent) => boolean) =>
    sent.filter(chosen).reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    scores: Object.fromEntries(categories.map((it) => [it, Math.round((lhr.categories[it]?.score ?? 0) * 100)])),
    lcp_ms: number("largest-contentful-paint"),
    cls: number("cumulative-layout-shift"),
    tbt_ms: number("total-blocking-time"),
    requests: sent.length,
    bytes: weigh(({ url }) => !later.has(url)),
    lazy_bytes: weigh(({ url }) => later.has(url)),
    script_bytes: weigh(({ resourceType }) => resourceType === "Script"),
    costly: costly(lhr),
  };
}

function lazyPictures({ ImageElements = [], ViewportDimensions }: Finding["artifacts"]): string[] {
  const fold = ViewportDimensions?.innerHeight ?? 0;
  return ImageElements.filter(({ loading, clientRect }) => loading === "lazy" && clientRect.top >= fold).map(
    ({ src }) => src,
  );
}

function costly({ categories: found, audits }: Finding["lhr"]): string[] {
  const weighty = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighty.flatMap(({ id }) => {
    const { score = null, title = "" } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [`${id}: ${title}`] : [];
  });
}

/** What of a page is beyond its bounds, in words. */
export function excesses(figures: Figures, bounds: Bounds): string[] {
  const least = Object.entries(bounds.scores);
  const low = least.filter(([name, least]) => !((figures.scores[name] ?? 0) >= least));
  const most = (["lcp_ms", "cls", "bytes", "script_bytes"] as const).flatMap((name) => {
    const bound = bounds[name];
    return bound === undefined || figures[name] <= bound ? [] : [`${name} ${figures[name]} > ${bound}`];
  });
  return [...low.map(([name, least]) => `${name} ${figures.scores[name]} < ${least}`), ...most];
}

const columns = [
  "Page",
  "Perf.",
  "Access.",
  "Best pr.",
  "SEO",
  "LCP",
  "CLS",
  "TBT",
  "kB",
  "kB lazy",
  "Requests",
  "kB script",
];
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

/** The head of the report, in Markdown. */
export const head = () =>
  `| ${columns.join(" | ")} |\n|${columns.map((_, at) => (at === 0 ? " --- " : " ---: ")).join("|")}|`;

/** One line of it. */
export function line(page: string, figures: Figures): string {
  const { scores, lcp_ms, cls, tbt_ms, bytes, lazy_bytes, requests, script_bytes } = figures;
  const cells = [
    page,
    ...categories.map((it) => scores[it]),
    `${(lcp_ms / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${Math.round(tbt_ms)} ms`,
    ...[bytes, lazy_bytes].map(kilo),
    requests,
    kilo(script_bytes),
  ];
  return `| ${cells.join(" | ")} |`;
}
