import type { TimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { useState } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { findZones, offeredName, zoneLabel, zoneOptions } from './zones.ts';

type Props = {
  timeZone: TimeZone;
  /** Zones that are offered even if they are not on our list: those of the person. */
  own: readonly TimeZone[];
  onChoose: (timeZone: TimeZone) => void;
};

export function ZoneField({ timeZone, own, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  // Offsets are those of today, which a page that stays open need not follow.
  const [today] = useState(() => new Date());
  const options = zoneOptions(own, today);
  const found = findZones(options, typed);
  return (
    <Field label="Time zone" hint="Search by city, country or offset.">
      <Combobox
        floats
        value={offeredName(timeZone)}
        label={zoneLabel(timeZone)}
        options={found}
        hasMatch={typed.trim() !== '' && found.length > 0}
        onQuery={setTyped}
        onChoose={({ value }) => onChoose(value)}
        placeholder="Search time zones"
        status={found.length === 0 ? 'No time zone fits. Try the next large city.' : undefined}
      />
    </Field>
  );
}
