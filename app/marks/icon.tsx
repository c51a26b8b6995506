import { createContext, useContext } from "react";
import { drawingOf } from "./icon-drawings.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

const InPage = createContext(false);
/** Whether the drawings below stand in the page itself: visitors' pages have few, and wait for no second file. */
export const IconsInPage = InPage.Provider;

type IconProps = { of: IconName; className?: string };

/** A drawing beside words; it never carries a meaning alone, so screen readers do not meet it. */
export function Icon({ of, className = "" }: IconProps) {
  const isInPage = useContext(InPage);
  const name = className ? `icon ${className}` : "icon";
  // Such pages are not hydrated, so the browser does not need the drawings.
  if (import.meta.env.SSR && isInPage)
    return (
      <svg className={name} aria-hidden="true" viewBox="0 0 24 24">
        {drawingOf(of)}
      </svg>
    );
  return (
    <svg className={name} aria-hidden="true">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
