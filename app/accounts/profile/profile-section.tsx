import { type ReactNode, useId } from "react";

type ProfileSectionProps = { title: string; lead?: string; children: ReactNode };

/** One matter of the profile: its name at the side, what can be done about it beside it. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}
