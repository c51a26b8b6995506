import type { ReactNode } from "react";
import type { Picked } from "#app/birds/picker/pick.ts";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { HealthShare } from "#worker/health/shares/shares.ts";
import { NewShare, type ShareAgain } from "./new-share.tsx";
import { OpenShare } from "./open-share.tsx";

type SharesProps = {
  shares: readonly HealthShare[];
  /** Whose sheets a new one shows, as its form begins. */
  birds: readonly Picked[];
  /** Whether a password or a code was given just now. */
  isConfirmed: boolean;
  sent: ShareAgain | undefined;
  idempotencyKey: string;
  /** The way to the other lists. */
  tabs: ReactNode;
};

/** The open links for a vet, and the form of a new one. */
export function Shares({ shares, birds, isConfirmed, sent, idempotencyKey, tabs }: SharesProps) {
  const { t } = useWords();
  const ids = birds.map(({ id }) => id).join();
  const here = `/health?${new URLSearchParams({ shares: "", ...(ids && { ids }) })}`;
  return (
    <>
      <PageHeader title={t("shares.title")} lead={t("shares.lead")} />
      {tabs}
      {shares.length === 0 ? (
        <p className="text-muted">{t("shares.empty")}</p>
      ) : (
        <ul className="rows">
          {shares.map((share) => (
            <OpenShare key={share.id} share={share} />
          ))}
        </ul>
      )}
      <section aria-labelledby="new" className="mt-8">
        <h2 id="new" className="mb-3">
          {t("shares.new")}
        </h2>
        {isConfirmed ? (
          <NewShare birds={birds} sent={sent} idempotencyKey={idempotencyKey} />
        ) : (
          <ConfirmFirst to={here} />
        )}
      </section>
    </>
  );
}
