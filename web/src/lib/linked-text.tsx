import { Link } from 'react-router';
import { AnchorLink } from './anchor-link.tsx';
import { toBeNamed } from './operator.ts';

/** Long texts are data in a subset of Markdown: `[words](address)` is a link and `` `sid` `` is code. */
const marks = new RegExp(`\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\`([^\`]+)\`|(${toBeNamed})`, 'g');

/** Renders such a text. Details that the operator has not filled in are highlighted. */
export function LinkedText({ children }: { children: string }) {
  let from = 0;
  const parts = [];
  for (const match of children.matchAll(marks)) {
    const [matched, words, address, code] = match;
    parts.push(children.slice(from, match.index));
    if (words && address) parts.push(<TextLink key={match.index} address={address} words={words} />);
    else if (code) parts.push(<Code key={match.index} text={code} />);
    else parts.push(<Blank key={match.index} text={matched} />);
    from = match.index + matched.length;
  }
  return [...parts, children.slice(from)];
}

/** The text without its markup, for structured data. */
export function withoutMarks(text: string): string {
  return text.replace(marks, (matched, words, _address, code) => words ?? code ?? matched);
}

function TextLink({ address, words }: { address: string; words: string }) {
  if (address.startsWith('#')) {
    return (
      <AnchorLink anchor={address.slice(1)} className="link">
        {words}
      </AnchorLink>
    );
  }
  if (address.startsWith('/')) {
    return (
      <Link to={address} className="link">
        {words}
      </Link>
    );
  }
  return (
    <a href={address} className="link">
      {words}
    </a>
  );
}

function Code({ text }: { text: string }) {
  return <code className="wrap-anywhere rounded-sm bg-fill px-1.5 py-0.5 text-[0.9em]">{text}</code>;
}

function Blank({ text }: { text: string }) {
  return (
    <span className="box-decoration-clone rounded-sm bg-saffron-bg px-1.5 py-0.5 text-saffron-ink">
      {text}
    </span>
  );
}
