import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { numberFormat } from "#worker/locales/formats.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { FamilyView, PairColours } from "#worker/results/colours/queries.ts";

/** What was to be expected of a pair and what hatched, colour by colour, for each cock and hen of it that had chicks. */
export function ColoursOfPair({ pair }: { pair: PairColours }) {
  const { t } = useWords();
  const { families, unsure, elsewhere, unread } = pair;
  return (
    <article className="grid gap-6">
      <PageHeader
        title={t("results.colours.of", { number: pair.number })}
        lead={t("results.colours.lead.pair")}
        actions={
          <>
            <LinkButton to="?colours=all">{t("results.colours.all")}</LinkButton>
            <LinkButton to={`/birds/pairs/${pair.id}`}>{t("results.colours.to_pair")}</LinkButton>
          </>
        }
        more={[{ label: t("ui.group.assistant"), icon: "sparkles", to: `/ai-assistant?pair=${pair.id}` }]}
      />
      {families.length === 0 && (
        <EmptyState drawing={<Nest />} title={t("results.colours.none")} why={t("results.colours.pair_none.why")} />
      )}
      {families.map((family) => (
        <Family key={`${family.cock.ring} ${family.hen.ring}`} family={family} />
      ))}
      <LeftOut counts={{ unsure, elsewhere, unread }} />
    </article>
  );
}

function Family({ family }: { family: FamilyView }) {
  const { t } = useWords();
  const { cock, hen, impossible, uneven, counted, unrecorded, unclear } = family;
  return (
    <section className="grid gap-4">
      <div>
        <h2>
          <Parent of={cock} /> × <Parent of={hen} />
        </h2>
        <p className="text-muted">
          {cock.colour} × {hen.colour}
        </p>
      </div>
      {impossible.length > 0 && <Impossible chicks={impossible} />}
      {uneven && <Banner tone="warning">{uneven}</Banner>}
      <Classes family={family} />
      {counted > 0 && counted < 5 && <p className="text-sm text-muted">{t("results.colours.few")}</p>}
      {family.is_of_today && <p className="text-sm text-muted">{t("results.colours.of_today")}</p>}
      <LeftOut counts={{ unrecorded, unclear }} />
    </section>
  );
}

function Parent({ of: { id, ring } }: { of: FamilyView["cock"] }) {
  if (id === null) return <Ring>{ring}</Ring>;
  return (
    <Link className="link" to={`/birds/${id}`}>
      <Ring>{ring}</Ring>
    </Link>
  );
}

function Impossible({ chicks }: { chicks: FamilyView["impossible"] }) {
  const { t } = useWords();
  return (
    <Banner tone="warning" title={t("results.colours.impossible", { count: chicks.length })}>
      <p>{t("results.colours.impossible.why")}</p>
      <ul className="grid gap-2">
        {chicks.map(({ id, called, says }) => (
          <li key={id}>
            <Link className="link" to={`/birds/${id}`}>
              {called}
            </Link>
            {says.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

// Below these stand only colours that hatched.
const mostShown = 12;

function Classes({ family: { classes, by_sex, counted } }: { family: FamilyView }) {
  const { t, language } = useWords();
  const shown = classes.filter(({ hatched }, at) => at < mostShown || hatched > 0);
  const rest = classes.filter((it) => !shown.includes(it));
  const number = (value: number) => numberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const label = (name: "look" | "sex" | "share" | "expected" | "hatched") => t(`results.colours.${name}`);
  const columns = [
    { name: "look", label: label("look") },
    ...(by_sex ? [{ name: "sex", label: label("sex") }] : []),
    ...(["share", "expected", "hatched"] as const)
      .filter((name) => name === "share" || counted > 0)
      .map((name) => ({ name, label: label(name), align: "end" as const })),
  ];
  const figures = (it: Pick<FamilyView["classes"][number], "chance" | "expected" | "hatched">) => (
    <>
      <Cell label={label("share")} align="end">
        {shareInWords(it.chance, language)}
      </Cell>
      {counted > 0 && (
        <>
          <Cell label={label("expected")} align="end">
            {number(it.expected)}
          </Cell>
          <Cell label={label("hatched")} align="end">
            {it.hatched}
          </Cell>
        </>
      )}
    </>
  );
  const sum = (of: "chance" | "expected") => rest.reduce((all, it) => all + it[of], 0);
  return (
    <Table caption={t("results.colours.caption")} columns={columns}>
      {shown.map((it) => (
        <Row key={`${it.sex} ${it.key}`}>
          <RowHead>{it.name}</RowHead>
          {by_sex && <Cell label={label("sex")}>{it.sex && t(`results.colours.sex.${it.sex}`)}</Cell>}
          {figures(it)}
        </Row>
      ))}
      {rest.length > 0 && (
        <Row>
          <RowHead>{t("results.colours.others", { count: rest.length })}</RowHead>
          {by_sex && <Cell>{null}</Cell>}
          {figures({ chance: sum("chance"), expected: sum("expected"), hatched: 0 })}
        </Row>
      )}
    </Table>
  );
}

type Reason = "unrecorded" | "unclear" | "unsure" | "elsewhere" | "unread";

/** The chicks that are not compared, by why. */
function LeftOut({ counts }: { counts: Partial<Record<Reason, number>> }) {
  const { t } = useWords();
  const all = Object.entries(counts).filter(([, count]) => count > 0) as Array<[Reason, number]>;
  if (all.length === 0) return null;
  const words = (reason: Reason): WordKey => `results.colours.left.${reason}`;
  return (
    <div className="text-sm text-muted">
      <p>{t("results.colours.left", { count: all.reduce((sum, [, count]) => sum + count, 0) })}</p>
      <ul>
        {all.map(([reason, count]) => (
          <li key={reason}>{t(words(reason), { count })}</li>
        ))}
      </ul>
    </div>
  );
}
