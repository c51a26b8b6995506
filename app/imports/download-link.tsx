import type { ReactNode } from "react";
import { Icon } from "#app/marks/icon.tsx";

/** A link that brings a file, with the sign of one before its words. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link touch" href={href} download>
      <Icon of="download" />
      {children}
    </a>
  );
}
