import type { Translate } from "#app/locales/words.tsx";
import { type SitePath, sitePageAt } from "#app/web/site-pages.ts";
import type { Language } from "#db/vocabulary.ts";
import { type Plan, plans } from "#worker/billing/plans.ts";
import { siteAddress } from "./addresses.ts";

/** A thing in the words of schema.org. */
type Thing = { "@type": string; [property: string]: unknown };
type Contact = { email: string; phone: string; address: string };
/** What is told of a page: where, in which language and in whose words. */
type PageFacts = { origin: string; language: Language; contact: Contact; t: Translate };

/** Everything a page for visitors tells machines about Voliera and about its own place on the site. */
export function graphOf(path: SitePath, facts: PageFacts) {
  const isAboutUs = path === "/" || path === "/about" || path === "/contact";
  const isOffer = path === "/" || path === "/pricing";
  const things = [
    ...(isAboutUs || isOffer ? [organization(facts)] : []),
    ...(path === "/" ? [website(facts)] : [breadcrumbs(path, facts)]),
    ...(isOffer ? [application(facts)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

/** Finished words; the answer is `Prose`. */
export type Question = { question: string; answer: string };

/** The questions of a page with their answers, as plain text. */
export function faqPage(entries: readonly Question[]) {
  const plain = (answer: string) => answer.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("\n\n", "\n");
  const mainEntity = entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plain(answer) },
  }));
  return { "@context": "https://schema.org", "@type": "FAQPage", mainEntity };
}

function organization({ origin, contact: { email, phone, address } }: PageFacts): Thing {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: "Voliera",
    url: `${origin}/`,
    logo: `${origin}/img/icon-512.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
  };
}

function website({ origin, language }: PageFacts): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: "Voliera",
    url: `${origin}/`,
    inLanguage: language === "pt" ? "pt-PT" : "en",
    publisher: { "@id": `${origin}/#organization` },
  };
}

function breadcrumbs(path: SitePath, { origin, language, t }: PageFacts): Thing {
  const trail = [
    { name: t("ui.nav.home"), item: siteAddress(origin, "/", language) },
    { name: t(sitePageAt(path).title), item: siteAddress(origin, path, language) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
}

function application(facts: PageFacts): Thing {
  const { origin, language, t } = facts;
  return {
    "@type": "SoftwareApplication",
    "@id": `${origin}/#application`,
    name: "Voliera",
    description: t("ui.subtitle"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: ["pt-PT", "en"],
    url: siteAddress(origin, "/", language),
    publisher: { "@id": `${origin}/#organization` },
    offers: plans.flatMap((plan) => offersOf(plan, facts)),
  };
}

// A plan on request has no price, so it is no offer yet.
function offersOf(plan: Plan, { origin, language, t }: PageFacts): Thing[] {
  const periods = [
    { cents: plan.monthly_cents, unitCode: "MON" },
    { cents: plan.monthly_cents === 0 ? null : plan.yearly_cents, unitCode: "ANN" },
  ];
  return periods.flatMap(({ cents, unitCode }) => {
    if (cents === null) return [];
    const price = (cents / 100).toFixed(2);
    const cost = { price, priceCurrency: "EUR" };
    const unit = { "@type": "UnitPriceSpecification", ...cost, billingDuration: 1, unitCode };
    const name = t(`plans.${plan.key}.name`);
    const url = siteAddress(origin, "/pricing", language);
    return [{ "@type": "Offer", name, url, ...cost, ...(cents > 0 && { priceSpecification: unit }) }];
  });
}
