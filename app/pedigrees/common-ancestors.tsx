import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { AncestorView } from "#worker/kinship/explanation.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { WhyInbred } from "#worker/pedigrees/page.ts";

type Named = WhyInbred["named"];

/** Why a bird is inbred, in words: whom its parents have in common, by which paths, and what each of them contributes. */
export function CommonAncestors({ why: { ancestors, others, rest, named } }: { why: WhyInbred }) {
  const { t, language } = useWords();
  if (ancestors.length === 0) return <p className="mt-3 max-w-prose">{t("pedigree.why.many")}</p>;
  const share = (value: number) => ({ share: shareInWords(value, language) });
  return (
    <>
      <p className="mt-4">{t("pedigree.why", { count: ancestors.length + others.count })}</p>
      <ol className="lines mt-2">
        {ancestors.map((it) => (
          <li key={it.id} className="py-2">
            <Common ancestor={it} named={named} />
          </li>
        ))}
        {others.count > 0 && (
          <li>{t("pedigree.why.others", { count: others.count, ...share(others.contribution) })}</li>
        )}
        {rest > 0 && <li>{t("pedigree.why.rest", share(rest))}</li>}
      </ol>
    </>
  );
}

function Common({ ancestor, named }: { ancestor: AncestorView; named: Named }) {
  const { t, language } = useWords();
  const { id, contribution, inbreeding, paths, shown } = ancestor;
  const share = { share: shareInWords(contribution, language) };
  const count = paths ?? Number.POSITIVE_INFINITY;
  return (
    <>
      <Name id={id} named={named} />,{" "}
      {paths === null ? t("pedigree.why.by_many", share) : t("pedigree.why.by", { count: paths, ...share })}
      {inbreeding > 0 && (
        <span className="text-sm text-muted">
          {" "}
          {t("pedigree.why.inbred", { share: shareInWords(inbreeding, language) })}
        </span>
      )}
      {shown.length > 0 && (
        <details className="disclosure">
          <summary>{t("pedigree.why.ways")}</summary>
          <ul className="why-ways">
            {shown.map((pair) => (
              <li key={`${pair.father} ${pair.mother}`}>
                <Way side="father" ids={pair.father} named={named} />{" "}
                <Way side="mother" ids={pair.mother} named={named} />{" "}
                {t("pedigree.why.worth", { share: shareInWords(pair.contribution, language) })}
              </li>
            ))}
            {count > shown.length && <li>{t("pedigree.why.shortest")}</li>}
          </ul>
        </details>
      )}
    </>
  );
}

/** One side of a path: the parent first, the ancestor last. */
function Way({ side, ids, named }: { side: "father" | "mother"; ids: string[]; named: Named }): ReactNode {
  const { t } = useWords();
  if (ids.length === 1) return t(`pedigree.why.is_${side}`);
  return t(`pedigree.why.${side}`, { way: ids.map((id) => labelOf(id, named)).join(" → ") });
}

const labelOf = (id: string, named: Named) => named[id]?.name || named[id]?.identifier || "";

/** An ancestor by ring and name; one in the trash has no page to go to. */
function Name({ id, named }: { id: string; named: Named }) {
  const { identifier = "", name, is_deleted } = named[id] ?? {};
  const ring = <Ring>{identifier}</Ring>;
  return (
    <>
      {is_deleted ? (
        ring
      ) : (
        <Link className="link" to={`/birds/${id}/pedigree`}>
          {ring}
        </Link>
      )}
      {name && ` ${name}`}
    </>
  );
}
