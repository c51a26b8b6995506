/** Facts for machines inside a page. Data, not a program: the security policy of a page without scripts lets it be. */
export function DataBlock({ facts }: { facts: object }) {
  // No word of ours or of anybody can close the element from within.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities, which are not read in a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
