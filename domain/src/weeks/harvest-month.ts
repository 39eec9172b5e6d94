import { dayIn } from './plain-date.ts';

/** Zones of the tz database on the southern hemisphere, by region or city. */
const southern =
  /^(?:Australia|Antarctica)\/|^Pacific\/(?:Auckland|Chatham|Fiji|Tongatapu|Noumea)$|^Africa\/(?:Johannesburg|Harare|Lusaka|Maputo|Windhoek|Gaborone|Maseru|Mbabane)$|^Indian\/(?:Mauritius|Reunion|Antananarivo)$|^America\/(?:Argentina\/|Buenos_Aires|Sao_Paulo|Santiago|Punta_Arenas|Montevideo|Asuncion|La_Paz|Lima|Campo_Grande|Cuiaba)/;

/**
 * The month, 1 to 12, for lookups in the food table's northern seasons: shifted by six months in the southern
 * hemisphere. `timeZone` is a name of the tz database.
 * @throws RangeError for a time zone that does not exist.
 */
export function harvestMonth(now: Date, timeZone: string): number {
  const month = Number(dayIn(timeZone, now).slice(5, 7));
  return southern.test(timeZone) ? ((month + 5) % 12) + 1 : month;
}
