import { CalendarPlus, Copy } from 'lucide-react';
import { useLocation } from 'react-router';
import { productName } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { copyFeedUrl } from './copy-feed-url.ts';
import { feedAddressId, isAtHome, webcalUrl } from './feed-address.ts';

/** The address, and the two ways to use it. */
export function FeedAddressField({ url }: { url: string }) {
  const { hash } = useLocation();
  return (
    <div id={feedAddressId} className="grid scroll-mt-28 grid-cols-1 gap-3">
      <Field label="Calendar URL" hint="Whoever has it can see your planned meals. Keep it to yourself.">
        <Input
          readOnly
          autoFocus={hash === `#${feedAddressId}`}
          value={url}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          className="truncate text-sm"
        />
      </Field>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyFeedUrl(url)}>
          Copy Calendar URL
        </Button>
        <Button variant="secondary" asChild>
          <a href={webcalUrl(url)}>
            <CalendarPlus aria-hidden="true" />
            Open in Calendar App
          </a>
        </Button>
      </div>
      {isAtHome(url) && (
        <p className="text-soft text-sm">
          {productName} runs on your own network here. Calendar apps on this network can subscribe; Google and
          Outlook on the web cannot reach it.
        </p>
      )}
    </div>
  );
}
