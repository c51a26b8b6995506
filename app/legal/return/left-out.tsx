import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { ReturnPage } from "#worker/legal/return/page.ts";

type Out = ReturnPage["left_out"][number];

/** Who is not in the return and why, with a link that mends it; whole species at once where a rule leaves them out. */
export function LeftOut({ page: { left_out, left_out_total } }: { page: ReturnPage }) {
  const { t } = useWords();
  if (left_out_total === 0) return null;
  const more = left_out_total - left_out.length;
  return (
    <section className="mt-8" aria-labelledby="left-out">
      <h2 id="left-out">{t("annual.out.title")}</h2>
      <ul className="grid gap-3 mt-3">
        {grouped(left_out).map(([first, count]) => (
          <li key={`${first.why} ${first.species_id} ${first.bird_id} ${first.mark}`}>
            <Group first={first} count={count} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted mt-3">{t("annual.out.more", { count: more })}</p>}
    </section>
  );
}

const isOfSpecies = ({ why }: Out) => why === "rule" || why === "own_rule";

function grouped(all: readonly Out[]): Array<readonly [Out, number]> {
  const groups = new Map<string, Out[]>();
  for (const [at, it] of all.entries()) {
    const key = isOfSpecies(it) ? `${it.why} ${it.species_id} ${it.species}` : `${at}`;
    groups.set(key, [...(groups.get(key) ?? []), it]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group.length] as const] : []));
}

function Group({ first, count }: { first: Out; count: number }) {
  const { t } = useWords();
  const { why, source, species, common_name, mark } = first;
  const mend = mendOf(first);
  return (
    <>
      <b>{isOfSpecies(first) ? (common_name ?? species) : <bdi>{mark ?? common_name}</bdi>}</b>
      {isOfSpecies(first) && ` – ${t("annual.out.count", { count })}`}
      <span className="block">
        {t(`annual.out.why.${why}`, { source: source ?? "" })}{" "}
        {why === "rule" && source && <span className="text-muted">{t("annual.out.source", { source })} </span>}
        {mend && (
          <Link className="link" to={mend.to}>
            {t(mend.key)}
          </Link>
        )}
      </span>
    </>
  );
}

function mendOf({ why, bird_id, species_id }: Out) {
  if (why === "rule" || why === "own_rule")
    return species_id && ({ to: `/species/${species_id}`, key: "annual.out.mend.rule" } as const);
  if (!bird_id || why === "corrected") return null;
  if (why === "waiting") return { to: `/birds/${bird_id}/edit`, key: "annual.out.mend.waiting" } as const;
  return { to: `/birds/${bird_id}`, key: "annual.out.mend.bird" } as const;
}
