import type { ReactNode } from "react";
import type { IconName } from "#app/marks/icon-names.ts";
import { Icon } from "./icon.tsx";

export type Tone = "green" | "amber" | "red" | "sky" | "stone";
type PillProps = { tone?: Tone; icon?: IconName; children: ReactNode };

// The seeded words of db/vocabulary.ts; a status of the breeder's own takes the tone of its kind.
const tones: Record<string, Tone> = {
  active: "green",
  breeding: "green",
  for_sale: "sky",
  reserved: "sky",
  quarantine: "amber",
  missing: "amber",
  sick: "red",
};

/** A few quiet words on a tint. The words carry the meaning; the tint only repeats it. */
export function Pill({ tone = "stone", icon, children }: PillProps) {
  return (
    <span className="pill" data-tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

type StatusProps = { status: { key?: string | null; kind: string }; children: ReactNode };

/** A bird's status. What asks for attention has a sign as well as a colour. */
export function StatusPill({ status, children }: StatusProps) {
  const tone = tones[status.key ?? ""] ?? (status.key ? "stone" : toneOfKind(status.kind));
  const alarms = tone === "red" || tone === "amber";
  return (
    <Pill tone={tone} icon={alarms ? "circle-alert" : undefined}>
      {children}
    </Pill>
  );
}

const toneOfKind = (kind: string): Tone => (kind === "present" ? "green" : kind === "away" ? "amber" : "stone");
