/** An unfolded calendar property. */
type Property = { name: string; parameters: Map<string, string>; value: string };
type Component = { name: string; properties: Property[]; components: Component[] };

/** Properties that must occur exactly once, or at most once, in a component. Others must start with X-. */
type Rules = { once: string[]; atMostOnce: string[]; any?: string[] };

// RFC 5545, 3.6 to 3.8; NAME, REFRESH-INTERVAL and their like: RFC 7986.
const rulesOf: Record<string, Rules> = {
  VCALENDAR: {
    once: ['PRODID', 'VERSION'],
    atMostOnce: ['CALSCALE', 'METHOD', 'NAME', 'REFRESH-INTERVAL', 'X-WR-CALNAME', 'X-PUBLISHED-TTL'],
  },
  VEVENT: {
    once: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'],
    atMostOnce: [
      ...['DTEND', 'DURATION', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE', 'DESCRIPTION', 'LOCATION', 'URL'],
      ...['TRANSP', 'STATUS', 'CLASS', 'PRIORITY', 'X-MICROSOFT-CDO-BUSYSTATUS'],
    ],
    any: ['CATEGORIES'],
  },
  VTIMEZONE: { once: ['TZID'], atMostOnce: ['LAST-MODIFIED', 'X-LIC-LOCATION'] },
  STANDARD: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], atMostOnce: ['RRULE', 'TZNAME'] },
  DAYLIGHT: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], atMostOnce: ['RRULE', 'TZNAME'] },
};
const inside: Record<string, string[]> = {
  VCALENDAR: ['VEVENT', 'VTIMEZONE'],
  VTIMEZONE: ['STANDARD', 'DAYLIGHT'],
};

const utc = /^\d{8}T\d{6}Z$/;
const local = /^\d{8}T\d{6}$/;
const offset = /^[+-](?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/;
const text = /^(?:[^\\;,]|\\[\\;,nN])*$/;
const uri = /^https?:\/\/[\w.:[\]-]+\/[!-~]*$/;
const shapes: Record<string, RegExp> = {
  VERSION: /^2\.0$/,
  CALSCALE: /^GREGORIAN$/,
  METHOD: /^PUBLISH$/,
  'REFRESH-INTERVAL': /^PT?\d+[WDHMS]$/,
  UID: /^\S{1,255}$/,
  DTSTAMP: utc,
  CREATED: utc,
  'LAST-MODIFIED': utc,
  SEQUENCE: /^\d{1,10}$/,
  SUMMARY: text,
  DESCRIPTION: text,
  NAME: text,
  URL: uri,
  TRANSP: /^(?:OPAQUE|TRANSPARENT)$/,
  TZOFFSETFROM: offset,
  TZOFFSETTO: offset,
  RRULE: /^FREQ=YEARLY;BYMONTH=(?:[1-9]|1[0-2]);BYDAY=(?:-1|[1-5])(?:MO|TU|WE|TH|FR|SA|SU)$/,
};

/** All violations of RFC 5545 in `file`; empty for a valid calendar with events. */
export function problemsOf(file: string): string[] {
  const problems = problemsOfLines(file);
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)) {
    const property = readLine(line);
    const current = open.at(-1)!;
    if (!property) problems.push(`No property: ${line}`);
    else if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (open.length === 1 || property.value !== current.name) problems.push(`Ends nothing: ${line}`);
      else open.pop();
    } else {
      if (current.components.length > 0) problems.push(`Behind a component: ${line}`);
      current.properties.push(property);
    }
  }
  const [calendar, ...others] = root.components;
  if (open.length > 1) problems.push(`Never ends: ${open.at(-1)!.name}`);
  if (calendar?.name !== 'VCALENDAR' || others.length > 0 || root.properties.length > 0) {
    return [...problems, 'Not one VCALENDAR'];
  }
  return [...problems, ...problemsInside(calendar), ...problemsOfReferences(calendar)];
}

function problemsOfLines(file: string): string[] {
  const problems: string[] = [];
  if (!file.endsWith('\r\n')) problems.push('The last line has no end');
  if (/\r(?!\n)|(?<!\r)\n/.test(file)) problems.push('A line ends in something else than CRLF');
  if (/(?![\t\r\n])\p{Cc}/u.test(file)) problems.push('A control character');
  if (!file.isWellFormed() || file.includes('\ufffd')) problems.push('Not UTF-8');
  for (const line of file.split('\r\n').slice(0, -1)) {
    if (line === '') problems.push('An empty line');
    if (Buffer.byteLength(line) > 75) problems.push(`Longer than 75 octets: ${line}`);
    // Folded within a character.
    if (!line.isWellFormed()) problems.push(`Cut through a character: ${line}`);
  }
  return problems;
}

function readLine(line: string): Property | null {
  const parts = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]+))*):(.*)$/su.exec(line);
  if (!parts) return null;
  const [, name = '', parameters = '', value = ''] = parts;
  const pairs = [...parameters.matchAll(/;([A-Z0-9-]+)=(?:"([^"]*)"|([^";:,]+))/g)];
  return { name, value, parameters: new Map(pairs.map(([, key, quoted, bare]) => [key!, quoted ?? bare!])) };
}

function problemsInside({ name, properties, components }: Component): string[] {
  const rules = rulesOf[name];
  if (!rules) return [`Unknown component ${name}`];
  const problems: string[] = [];
  const count = (propertyName: string) =>
    properties.filter((property) => property.name === propertyName).length;
  for (const property of rules.once)
    if (count(property) !== 1) problems.push(`${name}: ${count(property)} × ${property}`);
  for (const property of rules.atMostOnce)
    if (count(property) > 1) problems.push(`${name}: more than one ${property}`);
  for (const { name: propertyName, value } of properties) {
    const isDeclared = [...rules.once, ...rules.atMostOnce, ...(rules.any ?? [])].includes(propertyName);
    if (!isDeclared && !propertyName.startsWith('X-'))
      problems.push(`${name}: unknown property ${propertyName}`);
    if (shapes[propertyName] && !shapes[propertyName].test(value))
      problems.push(`${name}: ${propertyName} cannot be ${value}`);
  }
  const allowed = inside[name] ?? [];
  if (allowed.length > 0 && components.length === 0) problems.push(`${name}: has no component`);
  for (const component of components) {
    if (!allowed.includes(component.name)) problems.push(`${component.name} inside ${name}`);
    problems.push(...problemsInside(component));
  }
  return problems;
}

/** Constraints between properties: time zones are defined, ends are after starts, and ids are unique. */
function problemsOfReferences({ components }: Component): string[] {
  const problems: string[] = [];
  const propertyOf = (component: Component, name: string) =>
    component.properties.find((property) => property.name === name);
  const zones = components
    .filter(({ name }) => name === 'VTIMEZONE')
    .map((zone) => propertyOf(zone, 'TZID')?.value);
  const events = components.filter(({ name }) => name === 'VEVENT');
  const uids = events.map((event) => propertyOf(event, 'UID')?.value);
  if (new Set(zones).size < zones.length) problems.push('A zone is there twice');
  if (new Set(uids).size < uids.length) problems.push('A UID is there twice');
  for (const zone of components.filter(({ name }) => name === 'VTIMEZONE')) {
    for (const part of zone.components) {
      const start = propertyOf(part, 'DTSTART');
      if (!start || !local.test(start.value)) problems.push(`${part.name}: DTSTART is no local time`);
    }
  }
  for (const event of events) {
    const [start, end] = [propertyOf(event, 'DTSTART'), propertyOf(event, 'DTEND')];
    if (end && propertyOf(event, 'DURATION')) problems.push('An event with DTEND and DURATION');
    for (const time of [start, end]) {
      const zone = time?.parameters.get('TZID');
      if (!time || !(zone ? local : utc).test(time.value))
        problems.push(`Neither UTC nor in a zone: ${time?.value}`);
      if (zone && !zones.includes(zone)) problems.push(`${zone} is not defined`);
    }
    if (start && end && start.value >= end.value) problems.push(`Ends before it begins: ${start.value}`);
  }
  return problems;
}
