import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "#app/controls/button.tsx";
import type { GlanceOf, OnNewRing, OnStock } from "#app/kit/parts.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { NextRing } from "#worker/ringing/next.ts";
import type { ringsOnDashboard } from "#worker/ringing/on-dashboard.ts";

export const onStock: OnStock = [{ to: "/stock/rings", label: "ringing.title", order: 30 }];

/** How many rings are left of each series of the year. */
export const onGlance: ReadonlyArray<GlanceOf<SlotAnswer<typeof ringsOnDashboard>>> = [
  {
    order: 60,
    figures: ({ rings_left }, t, language) =>
      rings_left.map(({ id, size_mm, left }) => ({
        key: id,
        label: t("dashboard.glance.rings", { size: formatNumber(size_mm, language) }),
        value: formatNumber(left, language),
        to: `/stock/rings/${id}`,
      })),
  },
];

export const onNewRing: OnNewRing = [{ order: 10, Show: OfferedRing }];

const at = "/stock/rings/next";

/** The next ring of the series that fits, asked for once the box has the focus; a link where no script runs. */
function OfferedRing({ field, species_id }: { field: string; species_id: string }) {
  const { t } = useWords();
  const { data, load } = useFetcher<NextRing>();
  useEffect(() => {
    const box = boxOf(field);
    const ask = () => {
      const typed = new FormData(box?.form ?? undefined);
      const [species, born] = ["species_id", "birth_date"].map((name) => String(typed.get(name) ?? ""));
      const year = /^\d{4}/.exec(born ?? "")?.[0] ?? "";
      load(`${at}?${new URLSearchParams({ species_id: species ?? "", year })}`);
    };
    box?.addEventListener("focus", ask);
    if (box && box === document.activeElement) ask();
    return () => box?.removeEventListener("focus", ask);
  }, [field, load]);
  const { next } = data ?? {};
  return (
    <>
      <noscript>
        <a className="link" href={`${at}?${new URLSearchParams({ species_id, go: "1" })}`}>
          {t("ringing.next.go")}
        </a>
      </noscript>
      {next && (
        <p className="flex flex-wrap items-center gap-2">
          {t("ringing.next")}{" "}
          <Button type="button" onClick={() => write(field, next)}>
            {next}
          </Button>
        </p>
      )}
    </>
  );
}

const boxOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

function write(id: string, ring: string): void {
  const box = boxOf(id);
  if (!box) return;
  box.value = ring;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
