import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const icons = { info: "info", success: "circle-check", warning: "triangle-alert", error: "circle-x" } as const;
type BannerProps = { tone?: keyof typeof icons; title?: ReactNode; children?: ReactNode };

/** Something to know before going on. */
export function Banner({ tone = "info", title, children }: BannerProps) {
  return (
    <div className="banner" data-tone={tone}>
      <Icon of={icons[tone]} />
      <div>
        {title && <p className="banner-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
