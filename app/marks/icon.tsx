import type { LucideIcon } from "lucide-react";

type IconProps = { of: LucideIcon; className?: string };

/** A drawing beside words; it never carries a meaning alone, so screen readers do not meet it. */
export function Icon({ of: Drawing, className = "" }: IconProps) {
  return <Drawing className={`icon ${className}`} aria-hidden="true" />;
}
