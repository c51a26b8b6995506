/** Voliera's mark: a leg ring with a feather that could be a leaf. */
export function Mark({ className = "brand-mark" }: { className?: string }) {
  return (
    <svg width="32" viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="3.5" />
      <path d="M9.8 22.4c-.5-7.4 3.6-12.3 12.4-12.8.5 7.6-3.2 12.6-9.6 11.4z" fill="currentColor" />
      <path d="M11 21.4c2-3 4.200-5.300 7.100-7.300" stroke="var(--paper)" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  );
}

type LogoProps = {
  /** A second, quiet line: the organisation, or what Voliera is. */
  under?: string;
};

/** The mark and the name. */
export function Logo({ under }: LogoProps) {
  return (
    <>
      <Mark />
      <span className="brand-words">
        <span className="brand-name">Voliera</span>
        {under && <span className="brand-under">{under}</span>}
      </span>
    </>
  );
}
