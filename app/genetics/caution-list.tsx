import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { CautionView } from "#worker/genetics/crosses.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { EvidenceMark } from "./evidence.tsx";
import { SourceMark } from "./footnotes.tsx";

const grave = ["lethal", "subvital"];

type Cautions = { cautions: readonly CautionView[]; sources: readonly string[] };

/** What has to be known before the numbers are read: young that are lost or weak. */
export function Warnings({ cautions, sources }: Cautions) {
  return cautions
    .filter(({ kind }) => grave.includes(kind))
    .map((it) => (
      <Banner key={`${it.kind} ${it.about}`} tone="warning" title={<CautionTitle of={it} />}>
        <CautionWords of={it} sources={sources} />
      </Banner>
    ));
}

/** What the numbers rest on, each with how sure it is. */
export function Doubts({ cautions, sources }: Cautions) {
  const { t } = useWords();
  const doubts = cautions.filter(({ kind }) => !grave.includes(kind));
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="doubts" className="grid gap-2">
      <h2 id="doubts" className="font-semibold">
        {t("genetics.doubts")}
      </h2>
      <ul className="gene-doubts">
        {doubts.map((it) => (
          <li key={`${it.kind} ${it.about} ${it.text}`}>
            <CautionWords of={it} sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CautionTitle({ of: { kind, about } }: { of: CautionView }) {
  const { t } = useWords();
  return t(kind === "lethal" ? "genetics.caution.lethal.title" : "genetics.caution.subvital.title", {
    names: about.join(", "),
  });
}

function CautionWords({ of: caution, sources }: { of: CautionView; sources: readonly string[] }) {
  const { t, language } = useWords();
  const { kind, about, evidence, share, text, source } = caution;
  const [one = "", other = ""] = about;
  const values = { names: about.join(", "), one, other, percent: share ? shareInWords(share.number, language) : "" };
  const hasMark = !["unknown", "phase"].includes(kind);
  return (
    <p>
      {kind === "note" ? text : t(`genetics.caution.${kind}`, values)}
      <SourceMark source={source} sources={sources} /> {hasMark && <EvidenceMark of={evidence} />}
    </p>
  );
}
