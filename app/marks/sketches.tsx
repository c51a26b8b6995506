import type { ReactNode } from "react";

// Small companions of the illustrations, drawn with the same pen: what a breeder has at hand without Voliera.
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      className="drawing"
      width="96"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A torn-off note. */
export function Note() {
  return (
    <Sketch>
      <path fill="var(--fill)" d="M20 14h42l14 14v50l-7-4-7 5-7-5-7 5-7-5-7 5-7-5-7 4z" />
      <path d="M62 14v14h14M30 36h22M30 47h34M30 58h14M51 58c4-4 6 3 9 0s4 1 5 0" />
    </Sketch>
  );
}

/** A register half filled in. */
export function Register() {
  return (
    <Sketch>
      <path fill="var(--fill)" d="M48 24c-8-6-20-8-36-7v56c16-1 28 1 36 7 8-6 20-8 36-7V17c-16-1-28 1-36 7z" />
      <path d="M48 24v56M21 32c7 0 12 1 18 4M21 44c7 0 12 1 18 4M21 56c7 0 12 1 18 4M75 32c-7 0-12 1-18 4" />
    </Sketch>
  );
}

/** Two lines that meet in one ancestor. */
export function SharedAncestor() {
  return (
    <Sketch>
      <path d="M48 65V54M26 46v8h44v-8M26 28v-8h44v8" />
      <rect x="17" y="28" width="18" height="18" rx="3" fill="var(--fill)" />
      <circle cx="70" cy="37" r="9.500" fill="var(--fill)" />
      <circle cx="48" cy="75" r="9.500" fill="var(--fill)" />
      <rect x="39" y="11" width="18" height="18" rx="3" fill="var(--card)" />
    </Sketch>
  );
}

/** An egg beside a calendar with nothing on it. */
export function UndatedEgg() {
  return (
    <Sketch>
      <path fill="var(--fill)" d="M38 14c14 0 24 21 24 37 0 15-10 25-24 25s-24-10-24-25c0-16 10-37 24-37z" />
      <path d="M31 34h.1M45 30h.1M48 46h.1M34 50h.1M27 61h.1" strokeWidth="4.5" />
      <path fill="var(--card)" d="M48 54h36v30H48z" />
      <path d="M48 63h36M57 49v8M75 49v8M58 74h4M70 74h4" />
    </Sketch>
  );
}
