import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Link } from 'react-router';

/** The logo is an inline SVG, so that it appears before the icon sprite is loaded. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onClick}
      className="flex min-h-touch min-w-0 items-center gap-2.5 rounded-md font-display text-2xl font-extrabold tracking-tight text-ink"
    >
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <circle cx="16" cy="16" r="16" className="fill-brand" />
        <circle cx="16" cy="16" r="11" className="fill-paper" />
        <circle cx="16" cy="16" r="8" className="fill-none stroke-line" strokeWidth="1" />
        <path
          d="M15.6 21.5c-.3-1.200-.2-2.300.2-3.300-3.400-.4-5.200-2.300-5.100-5.600 3.300-.1 5.300 1.200 6 3.900 1-2.200 2.700-3.200 5.100-3 .1 3.300-1.500 5-4.700 5.100-.3.900-.3 1.800-.1 2.900z"
          className="fill-leaf"
        />
      </svg>
      <span className="truncate">{productName}</span>
    </Link>
  );
}
