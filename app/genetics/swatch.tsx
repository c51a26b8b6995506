import { useId } from "react";
import type { Swatch as Colours } from "#worker/genetics/plumage/swatch.ts";

/** A look in three colours: the head above, the body below, two bars for what marks it. An outline says: not all of it. */
export function Swatch({ of }: { of: Colours | null }) {
  const id = useId();
  return (
    <svg className="swatch" viewBox="0 0 28 28" aria-hidden="true" data-part={of?.is_whole ? undefined : ""}>
      {of && (
        <>
          <clipPath id={id}>
            <circle cx="14" cy="14" r="12" />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <rect width="28" height="28" fill={of.body} />
            <path d="M0 0H28V8Q14 15 0 8Z" fill={of.head} />
            <path d="M12 27L25 14M17 29L27 19" stroke={of.marks} strokeWidth="2.5" />
          </g>
        </>
      )}
      <circle cx="14" cy="14" r="12" fill="none" />
    </svg>
  );
}
