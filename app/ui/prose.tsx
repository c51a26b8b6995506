/** Text of the dictionaries as paragraphs; lines that open with a dash are a list, what precedes their colon is strong. */
export function Prose({ text }: { text: string }) {
  return text.split("\n\n").map((block) => {
    if (!block.startsWith("- ")) return <p key={block}>{block}</p>;
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
  if (at < 0) return <li>{line}</li>;
  return (
    <li>
      <strong>{line.slice(0, at)}:</strong>
      {line.slice(at + 1)}
    </li>
  );
}
