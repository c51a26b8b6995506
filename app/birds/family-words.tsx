import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Ring } from "#app/ui/ring.tsx";
import { Sex } from "#app/ui/sex.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { LineageNode } from "#worker/birds/lineage.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { Ancestor, Brood, Descendant, Family } from "./family.ts";
import type { Group } from "./family-groups.ts";

export type HrefOf = (bird: LineageNode) => string;

/** One bird in a line: its tree, sex, birth and status. */
export function BirdLine({ bird, hrefOf }: { bird: LineageNode; hrefOf: HrefOf }) {
  const { t, language } = useWords();
  const { sex, status, hatch_date, is_reference } = bird.notes;
  const theirs = is_reference && t("birds.theirs");
  const part = bird.contribution && t("pedigree.why.part", { share: shareInWords(bird.contribution, language) });
  const facts = [hatch_date && dayInWords(hatch_date, language), status, theirs, part].filter(Boolean).join(" · ");
  return (
    <span>
      <Link className="link" to={hrefOf(bird)}>
        <Ring>{bird.display_name}</Ring>
      </Link>{" "}
      <Sex sex={sex} /> <span className="text-sm text-muted">{facts}</span>
    </span>
  );
}

/** Every generation under its name. */
export function FamilyGroups({ groups, hrefOf }: { groups: Group<LineageNode>[]; hrefOf: HrefOf }) {
  const { t } = useWords();
  const nameOf = ({ part, generation }: Group<LineageNode>) =>
    t(`pedigree.group.${generation > 0 ? (`${part}.${generation}` as "ancestor.1") : (part as "sibling")}`);
  return (
    <div className="family-groups">
      {groups.map((group) => (
        <section key={`${group.part} ${group.generation}`}>
          <h3>{nameOf(group)}</h3>
          {group.birds.length === 0 ? (
            <p className="text-muted">{t("pedigree.group.empty")}</p>
          ) : (
            <ul>
              {group.birds.map((bird) => (
                <li key={bird.id}>
                  <BirdLine bird={bird} hrefOf={hrefOf} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** The whole tree as lists in lists: what the drawing shows, for readers, keyboards and paper. */
export function FamilyList({ family, hrefOf }: { family: Family<LineageNode>; hrefOf: HrefOf }) {
  const { t } = useWords();
  const { ancestry, broods, siblings } = family;
  return (
    <ul className="family-list">
      {ancestry.parents.length > 0 && (
        <li>
          {t("pedigree.list.ancestors")}
          <Parents places={ancestry.parents} hrefOf={hrefOf} />
        </li>
      )}
      {broods.map((brood) => (
        <BroodItem key={brood.partner?.id ?? ""} brood={brood} hrefOf={hrefOf} />
      ))}
      {siblings.length > 0 && (
        <li>
          {t("pedigree.group.sibling")}
          <ul>
            {siblings.map((bird) => (
              <li key={bird.id}>
                <BirdLine bird={bird} hrefOf={hrefOf} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

function Parents({ places, hrefOf }: { places: Ancestor<LineageNode>[]; hrefOf: HrefOf }): ReactNode {
  const { t } = useWords();
  return (
    <ul>
      {places.map(({ bird, side = "father", parents }) => (
        <li key={side}>
          {t(`pedigree.list.${side}`)}:{" "}
          {bird ? (
            <BirdLine bird={bird} hrefOf={hrefOf} />
          ) : (
            <span className="text-muted">
              {t(side === "mother" ? "pedigree.list.unknown_mother" : "pedigree.list.unknown")}
            </span>
          )}
          {parents.length > 0 && <Parents places={parents} hrefOf={hrefOf} />}
        </li>
      ))}
    </ul>
  );
}

function BroodItem({ brood: { partner, children }, hrefOf }: { brood: Brood<LineageNode>; hrefOf: HrefOf }) {
  const { t } = useWords();
  return (
    <li>
      {partner ? t("pedigree.list.with", { name: partner.display_name }) : t("pedigree.list.with_unknown")}
      <Young broods={children} hrefOf={hrefOf} />
    </li>
  );
}

function Young({ broods, hrefOf }: { broods: Descendant<LineageNode>[]; hrefOf: HrefOf }): ReactNode {
  if (broods.length === 0) return null;
  return (
    <ul>
      {broods.map(({ bird, children }) => (
        <li key={bird.id}>
          <BirdLine bird={bird} hrefOf={hrefOf} />
          <Young broods={children} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}
