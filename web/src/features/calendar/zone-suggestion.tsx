import type { TimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { zoneLabel } from './zones.ts';

type Props = { zone: TimeZone; onUse: () => void; onKeep: () => void };

/** Asked once: everybody starts in UTC, and most people do not live there. */
export function ZoneSuggestion({ zone, onUse, onKeep }: Props) {
  return (
    <Alert
      title="Is this your time zone?"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onUse}>
            Use It
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            Keep UTC
          </Button>
        </div>
      }
    >
      Your browser is in {zoneLabel(zone)}. Your meals are planned in UTC so far.
    </Alert>
  );
}
