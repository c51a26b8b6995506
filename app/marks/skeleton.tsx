const rows = Array.from({ length: 8 }, (_, at) => at);

/** The outline of a page that is on its way; `words` say so to who cannot see it. */
export function Skeleton({ words }: { words: string }) {
  return (
    <div className="skeleton">
      <p className="unseen" role="status">
        {words}
      </p>
      <div className="skeleton-title" />
      <div className="skeleton-bar" />
      <div className="skeleton-rows">
        {rows.map((at) => (
          <div key={at} />
        ))}
      </div>
    </div>
  );
}
