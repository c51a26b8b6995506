import { riskOf } from "#app/kinship/inbreeding.tsx";
import type { Translate } from "#app/locales/words.tsx";
import { birdCautions, graveCautions, type InbreedingRisk, type Language } from "#db/vocabulary.ts";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import type { PairAnswer } from "#worker/mating/pair.ts";
import { pointsInWords, turnOf } from "./diversity-change.tsx";

/** Which way a reason points: for the pair, neither way, to think of, against it. */
export type ReasonTone = "for" | "told" | "weigh" | "against";
type Reason = { tone: ReasonTone; words: string };

type Weighed = Pick<PairAnswer["cock"], "identifier" | "pedigree_depth">;
/** What reasons are given by: all there is to say of a pair, or what is said of one among several. */
export type Reasoned = Pick<
  PairAnswer,
  "cautions" | "expected_inbreeding" | "completeness" | "young" | "colour_risks" | "mean_kinship_change"
> & { cock: Weighed; hen: Weighed };

const toneOfRisk: Record<InbreedingRisk, ReasonTone> = { low: "weigh", elevated: "weigh", high: "against" };

/** Why a pair is judged as it is, in whole sentences: the young first, then each bird, then the flock and what is not known. */
export function reasonsOf(pair: Reasoned, t: Translate, language: Language): Reason[] {
  const has = (code: string) => pair.cautions.some((it) => it.code === code);
  const serialize = (words: string): Reason => ({ tone: "told", words });
  const ofBirds = pair.cautions.flatMap(({ code, bird }): Reason[] => {
    const known = birdCautions.find((it) => it === code);
    if (!known || !bird) return [];
    const words = t(`kinship.pair.caution.${known}`, { ring: pair[bird].identifier });
    return [{ tone: graveCautions.includes(code) ? "against" : "weigh", words }];
  });
  const founders = [pair.cock, pair.hen].filter(({ pedigree_depth }) => pedigree_depth === 0);
  const completeness = { share: wholeShare(pair.completeness, language) };
  return [
    relation(pair, t, language),
    ...(has("hybrid") ? [{ tone: "weigh" as const, words: t("kinship.pair.caution.hybrid") }] : []),
    ...colours(pair, t, language),
    ...ofBirds,
    ...(pair.mean_kinship_change === null ? [] : [diversity(pair.mean_kinship_change, t, language)]),
    ...founders.map(({ identifier }) => serialize(t("kinship.pair.no_parents", { ring: identifier }))),
    ...(has("lower_bound") ? [serialize(t("kinship.pair.caution.lower_bound", completeness))] : []),
    ...(pair.young > 0 ? [serialize(t("kinship.pair.caution.have_young", { count: pair.young }))] : []),
  ];
}

function relation(
  { expected_inbreeding }: Pick<Reasoned, "expected_inbreeding">,
  t: Translate,
  language: Language,
): Reason {
  const risk = riskOf(expected_inbreeding);
  const share = shareInWords(expected_inbreeding, language);
  if (risk) return { tone: toneOfRisk[risk], words: t(`kinship.pair.f.${risk}`, { share }) };
  const words = expected_inbreeding > 0 ? t("kinship.pair.f.little", { share }) : t("kinship.pair.f.none");
  return { tone: "for", words };
}

/** What a colour does to eggs and young; of what is disputed the part about the colours tells. */
function colours({ colour_risks }: Pick<Reasoned, "colour_risks">, t: Translate, language: Language): Reason[] {
  return colour_risks.map(({ kind, about, share }) => {
    const values = { colour: about.join(", "), share: share ? shareInWords(share.number, language) : "" };
    const words = t(kind === "lethal" ? "kinship.pair.colour.lethal" : "kinship.pair.colour.frail", values);
    return { tone: "weigh", words };
  });
}

function diversity(change: number, t: Translate, language: Language): Reason {
  const turn = turnOf(change);
  const words = t(`kinship.pair.${turn}`, { change: pointsInWords(Math.abs(change), language).replace("+", "") });
  return { tone: turn === "brings" ? "for" : "told", words };
}
