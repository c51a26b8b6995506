import type { Language } from "#db/vocabulary.ts";
import { dayInFull, dayInWords } from "#worker/locales/dates.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Line } from "../register/lines.ts";
import { blocksOf, titleOf } from "./about/blocks.ts";
import { type BirdColumn, birdColumns } from "./bird-columns.ts";
import type { Block, Layout, Leaf } from "./drawing/layout.ts";
import type { PaperBird, PaperFacts } from "./facts.ts";
import { planOf, type WrittenKind } from "./kinds-contract.ts";

/** What a template is given besides what stands on the paper. */
type Given = {
  kind: WrittenKind;
  number: string;
  language: Language;
  /** `YYYY-MM-DD` on which it is issued. */
  today: string;
  look: { name: string; accent: string | null } | null;
  /** Where this app is reached, for the squares of cards. */
  origin: string;
  /** Of a year of the register, which stay in the book. */
  lines?: readonly Line[];
};
type Say = (key: string, values?: Record<string, string | number>) => string;

/** A paper in words: data in, a layout out. Reads nothing. */
export function layoutOf(
  facts: PaperFacts,
  { kind, number, language, today, look, origin, lines = [] }: Given,
): Layout {
  const say: Say = (key, values = {}) => translate(language, `legal.paper.${key}`, values);
  const plan = planOf(kind);
  const blocks = plan.isCards
    ? facts.birds.map((bird) => cardOf(kind, bird, { facts, language, say, origin }))
    : plan.of
      ? aboutOf(kind, facts, { language, say, origin, lines })
      : formOf(kind, facts, { language, say });
  const leaves: Leaf[] =
    kind === "transfer"
      ? [
          { copy: say("copy.original"), blocks },
          { copy: say("copy.duplicate"), blocks },
        ]
      : [{ copy: null, blocks }];
  return {
    title: translate(language, `audit.paper.kind.${kind}`),
    warning: say(`warning.${plan.isCards || plan.of === "clutch" ? "card" : "form"}`),
    number,
    issuer: look?.name ?? facts.breeder.legal_name ?? facts.breeder.name,
    isOwn: look !== null,
    isAcross: plan.of === "register",
    accent: look?.accent ?? null,
    language,
    issued: dayInFull(today, language),
    leaves,
    notes: [say("no_advice")],
  };
}

type Words = { language: Language; say: Say };

/** What is not of birds: whose it is, where that is asked for, and what it is of. */
function aboutOf(
  kind: WrittenKind,
  facts: PaperFacts,
  given: Words & { origin: string; lines: readonly Line[] },
): Block[] {
  const { say } = given;
  const { about, typed } = facts;
  const title = about && about.of !== "clutch" ? titleOf(about, given.language) : null;
  return [
    ...(planOf(kind).breeder.length > 0 ? [ownOf(kind, facts, given)] : []),
    ...(title ? [{ is: "text" as const, text: say(`about.${kind}`, { title }) }] : []),
    ...(about ? blocksOf(about, given) : []),
    ...(typed.notes ? [{ is: "text" as const, text: typed.notes }] : []),
  ];
}

function formOf(kind: WrittenKind, facts: PaperFacts, { language, say }: Words): Block[] {
  const plan = planOf(kind);
  const { party, typed, birds, on } = facts;
  const columns = birdColumns[kind] ?? [];
  const other: Array<[string, string | null]> = [
    [say("field.name"), party?.name ?? null],
    [say("field.tax_id"), party?.tax_id ?? null],
    [say("field.address"), party?.address ?? null],
    [say("field.locality"), party && place(party)],
    ...(plan.party?.includes("phone") || party?.phone
      ? ([[say("field.phone"), party?.phone ?? null]] as Array<[string, string | null]>)
      : []),
    [say("field.registrations"), party?.registration ?? null],
  ];
  const listed = plan.typed.filter((it) => it !== "notes" || typed.notes);
  return [
    ownOf(kind, facts, { language, say }),
    ...(plan.party ? [{ is: "pairs" as const, title: say(`party.other.${kind}`), pairs: other }] : []),
    {
      is: "table",
      title: say("birds", { count: birds.length }),
      columns: columns.map(([name, share]) => ({ head: say(`column.${name}`), share })),
      rows: birds.map((bird, at) => columns.map(([name]) => cellOf(bird, name, { at, language, say }))),
    },
    {
      is: "pairs",
      title: say(`about.${kind}`),
      pairs: [
        [say(`on.${kind}`), dayInWords(on, language)] as [string, string | null],
        ...listed.map((it): [string, string | null] => [say(`typed.${it}`), typed[it] ?? null]),
        ...(kind === "transfer"
          ? [[say("field.parents_certificates"), goingAlong(birds)] as [string, string | null]]
          : []),
      ],
    },
    { is: "text", text: say(`declares.${kind}`) },
    { is: "signatures", names: plan.party ? [say(`signs.own`), say(`signs.other`)] : [say("signs.own")] },
  ];
}

/** The certificates of the parents of all birds, each once; null where none is known: they are written by hand then. */
const goingAlong = (birds: readonly PaperBird[]): string | null =>
  [...new Set(birds.flatMap(({ parents_certificates: all }) => all?.split(", ") ?? []))].join(", ") || null;

const place = (it: { postal_code: string | null; locality: string | null }) =>
  [it.postal_code, it.locality].filter(Boolean).join(" ") || null;

/** Who gives the paper out. */
function ownOf(kind: WrittenKind, { breeder, registrations }: PaperFacts, { language, say }: Words): Block {
  const plan = planOf(kind);
  const registered = registrations.map(
    ({ kind: of, number }) => `${translate(language, `audit.registration.kind.${of}`)}: ${number}`,
  );
  const wanted = plan.breeder as readonly string[];
  const own: Array<[string, string | null]> = [
    [say("field.legal_name"), breeder.legal_name],
    ...(wanted.includes("tax_id") ? ([[say("field.tax_id"), breeder.tax_id]] as Array<[string, string | null]>) : []),
    [say("field.address"), breeder.address],
    ...(wanted.includes("locality")
      ? ([[say("field.locality"), place(breeder)]] as Array<[string, string | null]>)
      : []),
    ...(["district", "premises", "phone", "email"] as const)
      .filter((it) => wanted.includes(it))
      .map((it): [string, string | null] => [say(`field.${it}`), breeder[it]]),
    [say("field.registrations"), registered.join(" · ") || null],
  ];
  return { is: "pairs", title: say(plan.party ? `party.own.${kind}` : "party.own"), pairs: own };
}

function cellOf(bird: PaperBird, name: BirdColumn, { at, language, say }: Words & { at: number }): string | null {
  if (name === "n") return String(at + 1);
  if (name === "ring") return bird.is_unringed ? null : bird.ring;
  if (name === "species")
    return bird.latin_name && bird.latin_name !== bird.species ? `${bird.species} (${bird.latin_name})` : bird.species;
  if (name === "sex") return bird.sex === "unknown" ? null : say(`sex.${bird.sex}`);
  if (name === "birth_date") return bird.birth_date && partDayInWords(bird.birth_date, bird.birth_precision, language);
  return bird[name];
}

type CardWords = Words & { facts: PaperFacts; origin: string };

function cardOf(kind: WrittenKind, bird: PaperBird, { facts, language, say, origin }: CardWords): Block {
  const cell = (name: BirdColumn) => cellOf(bird, name, { at: 0, language, say });
  const names = kind === "passport" ? passportLines : cageLines;
  const lines = names.flatMap((name) => {
    const value = cell(name);
    return value ? [`${say(`column.${name}`)}: ${value}`] : [];
  });
  const more = facts.typed.notes ? [facts.typed.notes] : [];
  return {
    is: "card",
    title: [bird.ring, bird.name].filter(Boolean).join(" · "),
    lines: [cell("species") ?? "", ...lines, ...more],
    address: `${origin}/scan/${bird.id}`,
  };
}

const passportLines = ["sex", "birth_date", "mutation", "parents", "certificate_number", "source_code"] as const;
const cageLines = ["sex", "birth_date", "mutation", "place"] as const;
