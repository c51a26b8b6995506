import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";

/** How else the operator can be reached; what is not configured is not shown. */
export function ContactWays({ email, phone, address }: { email: string; phone: string; address: string }) {
  const { t } = useWords();
  if (!email && !phone && !address) return null;
  return (
    <dl className="contact-ways">
      {email && (
        <Way icon="mail" name={t("contact.way_email")}>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </Way>
      )}
      {phone && (
        <Way icon="phone" name={t("contact.way_phone")}>
          <a className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </Way>
      )}
      {address && (
        <Way icon="map-pin" name={t("contact.way_address")}>
          {address}
        </Way>
      )}
    </dl>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
