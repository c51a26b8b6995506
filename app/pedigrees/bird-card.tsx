import { Link } from "@remix-run/react";
import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { shareInWords } from "#worker/locales/shares.ts";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import type { Side } from "./family.ts";
import type { PedigreeLinks } from "./pedigree-links.ts";

type CardProps = Pick<PedigreeLinks, "hrefOf"> & {
  bird: LineageNode;
  /** The letter of one that stands in several places. */
  mark?: string | undefined;
};

/** A bird in a tree: its face, ring, name, year and status; nothing is cut short, the card grows. */
export function BirdCard({ bird, hrefOf, mark }: CardProps) {
  const { t, language } = useWords();
  const { display_name, notes, contribution, face } = bird;
  const facts = [notes.hatch_date?.slice(0, 4), notes.status, notes.is_reference && t("birds.theirs")];
  const ring = <Ring colour={face?.ring_colour}>{face?.ring ?? display_name}</Ring>;
  return (
    <div className="tree-kin" data-sex={notes.sex} data-common={contribution ? "" : undefined}>
      {face && <BirdFace photo={face.photo_id ? { id: face.photo_id } : null} drawing={face.drawing} />}
      <div>
        {hrefOf ? <Link to={hrefOf(bird)}>{ring}</Link> : ring}
        {mark && <b className="text-sm font-bold text-clay"> {mark}</b>}
        <span className="tree-kin-facts">
          {notes.sex !== "unknown" && <Sex sex={notes.sex} />} {face?.name && <b>{face.name}</b>}{" "}
          {facts.filter(Boolean).join(" · ")}
        </span>
        {contribution && (
          <span className="tree-kin-facts">
            {t("pedigree.why.part", { share: shareInWords(contribution, language) })}
          </span>
        )}
      </div>
    </div>
  );
}

type BlankProps = Pick<PedigreeLinks, "addHrefOf"> & { child: LineageNode | undefined; side: Side };

/** The place of an unknown parent, and where it can be filled in. */
export function BlankCard({ child, side, addHrefOf }: BlankProps) {
  const { t } = useWords();
  return (
    <div className="tree-kin" data-blank="">
      {child && addHrefOf ? (
        <Link
          to={addHrefOf(child, side)}
          aria-label={t(`pedigree.add.${side}_of`, { name: child.display_name })}
          className="link"
        >
          {t(`pedigree.add.${side}`)}
        </Link>
      ) : (
        t(side === "mother" ? "pedigree.blank.mother" : "pedigree.blank.father")
      )}
    </div>
  );
}
