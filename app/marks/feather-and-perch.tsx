import type { ReactNode } from "react";

// The two drawings for pages with nothing on them and for what went wrong: every page of lists has them.

// Decorations: the words beside them say everything, so they are hidden from screen readers. The width is for pages whose
// styles did not arrive.
/** What all our drawings are drawn with. */
export function Drawing({ viewBox = "0 0 96 96", children }: { viewBox?: string; children: ReactNode }) {
  return (
    <svg
      className="drawing"
      width="96"
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** For a list nobody has written in yet. */
export function Feather() {
  return (
    <Drawing>
      <path
        fill="var(--fill)"
        d="M84 8C66 9 50 17 42 29l1 7-6-1c-7 9-11 20-11 33l3 0c10-1 19-4 26-9l-2-6 7 2c8-6 13-13 16-21l-5-3 7-2c4-7 6-14 6-21z"
      />
      <path d="M12 88C22 72 30 64 38 55 50 41 62 28 76 16" />
      <path
        d="M31 63c0-4 0-8 1-11M38 55c-1-5 0-9 1-13M46 46c-1-5 0-10 2-14M55 36c0-5 1-9 4-14M64 27c0-3 1-6 4-10"
        strokeWidth="1.25"
      />
      <path
        d="M32 62c4 1 7 1 11 0M40 53c4 2 8 2 12 1M47 44c5 2 10 2 15 0M57 34c5 2 9 1 13 0M66 25c4 1 7 1 10-1"
        strokeWidth="1.25"
      />
    </Drawing>
  );
}

/** For a place where something was expected to sit. */
export function Perch() {
  return (
    <Drawing>
      <path d="M6 70c22-5 56-6 84-3M62 68l12 14M28 69l-8-9" />
      <path
        fill="var(--fill)"
        d="M30 76c2-14 4-22 8-30 3-13 11-22 21-22 7 0 12 4 14 9l7 4-8 2c0 13-8 25-21 27-7 1-11 3-21 10z"
      />
      <path d="M40 48c4 8 11 11 20 9-2-8-6-13-13-15M52 66l1 4M58 64l1 4" strokeWidth="1.5" />
      <path d="M64 33h.1" strokeWidth="4" />
    </Drawing>
  );
}
