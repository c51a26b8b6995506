import { Drawing } from "./feather-and-perch.tsx";

/** For what is still to hatch. */
export function Egg() {
  return (
    <Drawing>
      <path fill="var(--fill)" d="M48 12c13 0 22 19 22 34 0 14-9 23-22 23s-22-9-22-23c0-15 9-34 22-34z" />
      <path d="M40 32h.1M54 26h.1M58 42h.1M45 46h.1M36 50h.1M54 56h.1" strokeWidth="4" />
      <path d="M12 66c8 14 20 20 36 20s28-6 36-20" />
      <path d="M16 74c9-5 21-7 32-7s23 2 32 7M22 80c8-4 16-6 26-6s18 2 26 6" strokeWidth="1.5" />
    </Drawing>
  );
}

/** For birds known by their rings. */
export function LegRing() {
  return (
    <Drawing>
      <path fill="var(--fill)" d="M18 34v28c0 8 13 15 30 15s30-7 30-15V34" />
      <ellipse cx="48" cy="34" rx="30" ry="14" fill="var(--card)" />
      <ellipse cx="48" cy="35" rx="22" ry="8.500" />
      <path d="M40 71V61h3.500a3 3 0 0 1 0 6H40M51 61h8M55 61v10M27 57v7M69 57v7" strokeWidth="1.75" />
    </Drawing>
  );
}

/** A bird with its ring; it stands on whatever lies below. */
export function Songbird() {
  return (
    <Drawing viewBox="8 8 116 92">
      <path
        fill="var(--fill)"
        d="M13 36l12-7c1-10 9-17 20-17 10 0 17 6 20 15 8 9 21 15 33 24l25 25-5 6-30-12c-5 11-15 18-28 18-18 0-33-13-35-32-1-5-1-9 0-14z"
      />
      <path fill="var(--card)" d="M56 42c13-1 28 5 39 14 5 4 9 8 12 13-8 2-17 2-26-1-13-4-22-13-25-26z" />
      <path d="M68 46c3 9 10 16 20 20M80 51c2 6 7 11 14 14M25 29c3 2 4 5 3 9M13 36l12 1" strokeWidth="1.5" />
      <path d="M39 27h.1" strokeWidth="5" />
      <path d="M54 87l-2 12M68 88l-1 11M46 99h12M61 99h12" />
      <path d="M50 91.500h6.500" stroke="var(--clay)" strokeWidth="5" strokeLinecap="butt" />
    </Drawing>
  );
}

/** For pairs and their eggs. */
export function Nest() {
  return (
    <Drawing>
      <path
        fill="var(--card)"
        d="M33 22c9 0 16 13 16 24 0 10-7 16-16 16s-16-6-16-16c0-11 7-24 16-24zM63 22c9 0 16 13 16 24 0 10-7 16-16 16s-16-6-16-16c0-11 7-24 16-24z"
      />
      <path fill="var(--fill)" d="M48 14c10 0 18 15 18 27 0 12-8 19-18 19s-18-7-18-19c0-12 8-27 18-27z" />
      <path d="M43 30h.1M54 27h.1M50 39h.1M40 42h.1M57 45h.1" strokeWidth="3.5" />
      <path fill="var(--card)" d="M8 55c12-4 26-5 40-5s28 1 40 5c-2 19-18 31-40 31S10 74 8 55z" />
      <path d="M13 67c10-5 22-7 35-7s25 2 35 7M21 76c8-4 17-5 27-5s19 1 27 5" strokeWidth="1.5" />
    </Drawing>
  );
}

/** For birds that are counted. */
export function Cage() {
  return (
    <Drawing>
      <path fill="var(--fill)" d="M12 22h72v58H12z" />
      <path d="M7 80h82M40 22c0-6 3-10 8-10s8 4 8 10M20 22v58M28 22v58M68 22v58M76 22v58" strokeWidth="1.5" />
      <path d="M12 62h72" />
      <path
        fill="var(--card)"
        d="M35 44l4-2c0-4 3-6 6-6 4 0 6 2 7 6 3 3 6 5 9 8l5 6-3 2-8-3c-2 4-5 6-9 6-6 0-10-5-10-11z"
        strokeWidth="1.75"
      />
      <path d="M44 42h.1" strokeWidth="3" />
      <path fill="var(--card)" d="M36 68h24v9H36z" strokeWidth="1.5" />
      <path d="M41 72.500h14" strokeWidth="1.5" />
    </Drawing>
  );
}
