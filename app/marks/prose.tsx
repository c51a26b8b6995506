import type { ReactNode } from "react";

/**
 * Text of the dictionaries as paragraphs; lines that open with a dash are a list, what precedes their colon is strong.
 * `[words](/path)` is a link, `[[words]]` a blank that somebody still has to fill in.
 */
export function Prose({ text }: { text: string }) {
  return text.split("\n\n").map((block) => {
    if (!block.startsWith("- ")) return <p key={block}>{inline(block)}</p>;
    return (
      <ul key={block}>
        {block.split("\n").map((line) => (
          <Item key={line} line={line.slice(2)} />
        ))}
      </ul>
    );
  });
}

function Item({ line }: { line: string }) {
  const at = line.indexOf(": ");
  if (at < 0) return <li>{inline(line)}</li>;
  return (
    <li>
      <strong>
        {line.slice(0, at)}
        <span>:</span>
      </strong>{" "}
      <span>{inline(line.slice(at + 2))}</span>
    </li>
  );
}

function inline(text: string): ReactNode[] {
  return text.split(/(\[\[[^\]]+\]\]|\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, blank] = /^\[\[([^\]]+)\]\]$/.exec(part) ?? [];
    if (blank) return <mark key={part}>[{blank}]</mark>;
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!address) return part;
    return (
      <a key={part} href={address}>
        {words}
      </a>
    );
  });
}
