import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { AncestorTree } from "#app/pedigrees/family-tree.tsx";
import { FamilyList } from "#app/pedigrees/family-words.tsx";
import { InbreedingFacts } from "#app/pedigrees/inbreeding-facts.tsx";
import { MadeWith } from "#app/pedigrees/made-with.tsx";
import { sharedFamily } from "#app/pedigrees/shared-family.ts";
import { Ring } from "#app/rings/ring.tsx";
import type { PageLook } from "#app/shell/site/own-frame.tsx";
import { speakerOf } from "#app/web/titles.ts";
import type { SharedPedigree as Shared } from "#worker/pedigrees/shared-pedigree.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? "");
  const { data } = await context.api.get<{ data: Shared }>(`/api/shared/pedigrees/${token}`);
  const { has_logo, ...look } = data.look ?? { has_logo: false };
  return {
    ...data,
    photo: data.has_photo ? `/p/${token}/photo` : null,
    look: data.look && ({ ...look, logo: has_logo ? `/p/${token}/logo` : null } as PageLook),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const [bird] = args.data?.birds ?? [];
  const shareOwner = args.data?.look?.name ?? "Voliera";
  const name = [bird?.name, bird?.ring].filter(Boolean).join(" · ");
  const about = [bird?.species, bird?.mutation, bird?.hatch_year].filter(Boolean).join(" · ");
  return [
    { title: `${speakerOf(args)("pedigree.title_of", { name: bird?.ring ?? "" })} · ${shareOwner}` },
    { name: "robots", content: "noindex" },
    // What a message shows of the address somebody pastes into it.
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: shareOwner },
    { property: "og:title", content: name },
    { property: "og:description", content: about },
  ];
};

export default function SharedPedigree() {
  const { birds, generations, photo, breeder, contact, look, ...figures } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [bird] = birds;
  const family = sharedFamily(birds, generations);
  if (!bird || !family) return null;
  return (
    <article className="site-width pedigree-page">
      <header className="shared-head">
        {photo ? (
          <img className="shared-photo" src={photo} alt={t("pedigree.shared.photo", { ring: bird.ring })} />
        ) : (
          <BirdFace drawing={bird.drawing} size="page" />
        )}
        <div>
          <h1 tabIndex={-1}>
            {bird.name && <bdi>{bird.name}</bdi>}{" "}
            <Ring colour={bird.ring_colour} size="page">
              {bird.ring}
            </Ring>
          </h1>
          <dl className={factsClass}>
            <Fact label="birds.field.species_id">{bird.species}</Fact>
            <FactIfKnown label="birds.field.sex">
              {bird.sex === "unknown" ? null : <Sex sex={bird.sex} spoken />}
            </FactIfKnown>
            <FactIfKnown label="birds.field.mutation">{bird.mutation}</FactIfKnown>
            <FactIfKnown label="pedigree.shared.hatched">{bird.hatch_year}</FactIfKnown>
            <FactIfKnown label="pedigree.shared.breeder">{breeder}</FactIfKnown>
            <FactIfKnown label="pedigree.shared.contact">{contact}</FactIfKnown>
          </dl>
        </div>
      </header>
      <InbreedingFacts head={figures} />
      <p className="mt-3 max-w-prose text-sm text-muted">{t("pedigree.shared.f")}</p>
      <section aria-labelledby="tree">
        <h2 id="tree">{t("pedigree.tree")}</h2>
        <AncestorTree family={family} isChosen />
      </section>
      <section aria-labelledby="list">
        <details className="disclosure">
          <summary id="list">{t("pedigree.list")}</summary>
          <FamilyList family={family} />
        </details>
      </section>
      <footer className="shared-foot">
        <p>{t(look ? "pedigree.shared.word_own" : "pedigree.shared.word")}</p>
        {!look && <MadeWith />}
      </footer>
    </article>
  );
}
