import { Link } from "@remix-run/react";
import { Banner } from "#app/marks/banner.tsx";

/** The notice that a second factor will be asked for, and the way to it; nothing where there is none. */
export function FactorNotice({ notice }: { notice: string | undefined }) {
  if (!notice) return null;
  return (
    <Banner tone="warning">
      <Link className="link" to="/profile/second-factor">
        {notice}
      </Link>
    </Banner>
  );
}
