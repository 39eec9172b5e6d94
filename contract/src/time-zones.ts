/** The time zones of the account page (docs/product.md, Validation). No zod here: the browser loads this. */

export type OfferedTimeZone = {
  timeZone: string;
  /** Cities and countries to search for. */
  label: string;
};

export const timeZoneRegions: readonly { region: string; zones: readonly OfferedTimeZone[] }[] = [
  {
    region: 'Universal',
    zones: [
      { timeZone: 'UTC', label: 'UTC (Coordinated Universal Time)' },
      { timeZone: 'GMT', label: 'GMT (Greenwich Mean Time)' },
    ],
  },
  {
    region: 'Americas',
    zones: [
      { timeZone: 'America/Anchorage', label: 'Alaska (Anchorage)' },
      { timeZone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles, San Francisco, Seattle)' },
      { timeZone: 'America/Vancouver', label: 'British Columbia (Vancouver)' },
      { timeZone: 'America/Phoenix', label: 'Arizona (Phoenix)' },
      { timeZone: 'America/Denver', label: 'Mountain Time (Denver, Salt Lake City)' },
      { timeZone: 'America/Edmonton', label: 'Alberta (Edmonton, Calgary)' },
      { timeZone: 'America/Chicago', label: 'Central Time (Chicago, Dallas, Houston)' },
      { timeZone: 'America/Mexico_City', label: 'Mexico City' },
      { timeZone: 'America/New_York', label: 'Eastern Time (New York, Boston, Miami)' },
      { timeZone: 'America/Toronto', label: 'Ontario and Quebec (Toronto, Montreal)' },
      { timeZone: 'America/Bogota', label: 'Colombia (Bogotá)' },
      { timeZone: 'America/Lima', label: 'Peru (Lima)' },
      { timeZone: 'America/Halifax', label: 'Atlantic Time (Halifax)' },
      { timeZone: 'America/Santiago', label: 'Chile (Santiago)' },
      { timeZone: 'America/St_Johns', label: 'Newfoundland (St. John’s)' },
      { timeZone: 'America/Sao_Paulo', label: 'Brazil (São Paulo, Rio de Janeiro)' },
      { timeZone: 'America/Argentina/Buenos_Aires', label: 'Argentina (Buenos Aires)' },
    ],
  },
  {
    region: 'Europe',
    zones: [
      { timeZone: 'Atlantic/Reykjavik', label: 'Iceland (Reykjavik)' },
      { timeZone: 'Europe/London', label: 'United Kingdom (London)' },
      { timeZone: 'Europe/Dublin', label: 'Ireland (Dublin)' },
      { timeZone: 'Europe/Lisbon', label: 'Portugal (Lisbon)' },
      { timeZone: 'Europe/Madrid', label: 'Spain (Madrid, Barcelona)' },
      { timeZone: 'Europe/Paris', label: 'France (Paris)' },
      { timeZone: 'Europe/Brussels', label: 'Belgium (Brussels)' },
      { timeZone: 'Europe/Amsterdam', label: 'Netherlands (Amsterdam)' },
      { timeZone: 'Europe/Berlin', label: 'Germany (Berlin, Hamburg, Munich)' },
      { timeZone: 'Europe/Zurich', label: 'Switzerland (Zurich)' },
      { timeZone: 'Europe/Vienna', label: 'Austria (Vienna)' },
      { timeZone: 'Europe/Rome', label: 'Italy (Rome, Milan)' },
      { timeZone: 'Europe/Copenhagen', label: 'Denmark (Copenhagen)' },
      { timeZone: 'Europe/Oslo', label: 'Norway (Oslo)' },
      { timeZone: 'Europe/Stockholm', label: 'Sweden (Stockholm)' },
      { timeZone: 'Europe/Warsaw', label: 'Poland (Warsaw)' },
      { timeZone: 'Europe/Prague', label: 'Czechia (Prague)' },
      { timeZone: 'Europe/Athens', label: 'Greece (Athens)' },
      { timeZone: 'Europe/Helsinki', label: 'Finland (Helsinki)' },
      { timeZone: 'Europe/Kyiv', label: 'Ukraine (Kyiv)' },
      { timeZone: 'Europe/Istanbul', label: 'Turkey (Istanbul)' },
      { timeZone: 'Europe/Moscow', label: 'Russia (Moscow, Saint Petersburg)' },
    ],
  },
  {
    region: 'Asia',
    zones: [
      { timeZone: 'Asia/Jerusalem', label: 'Israel (Jerusalem, Tel Aviv)' },
      { timeZone: 'Asia/Riyadh', label: 'Saudi Arabia (Riyadh)' },
      { timeZone: 'Asia/Tehran', label: 'Iran (Tehran)' },
      { timeZone: 'Asia/Dubai', label: 'United Arab Emirates (Dubai, Abu Dhabi)' },
      { timeZone: 'Asia/Karachi', label: 'Pakistan (Karachi)' },
      { timeZone: 'Asia/Kolkata', label: 'India (Mumbai, Delhi, Kolkata)' },
      { timeZone: 'Asia/Kathmandu', label: 'Nepal (Kathmandu)' },
      { timeZone: 'Asia/Dhaka', label: 'Bangladesh (Dhaka)' },
      { timeZone: 'Asia/Bangkok', label: 'Thailand (Bangkok)' },
      { timeZone: 'Asia/Ho_Chi_Minh', label: 'Vietnam (Ho Chi Minh City)' },
      { timeZone: 'Asia/Jakarta', label: 'Indonesia (Jakarta)' },
      { timeZone: 'Asia/Shanghai', label: 'China (Shanghai, Beijing)' },
      { timeZone: 'Asia/Hong_Kong', label: 'Hong Kong' },
      { timeZone: 'Asia/Taipei', label: 'Taiwan (Taipei)' },
      { timeZone: 'Asia/Singapore', label: 'Singapore' },
      { timeZone: 'Asia/Manila', label: 'Philippines (Manila)' },
      { timeZone: 'Asia/Seoul', label: 'South Korea (Seoul)' },
      { timeZone: 'Asia/Tokyo', label: 'Japan (Tokyo, Osaka)' },
    ],
  },
  {
    region: 'Australia',
    zones: [
      { timeZone: 'Australia/Perth', label: 'Western Australia (Perth)' },
      { timeZone: 'Australia/Darwin', label: 'Northern Territory (Darwin)' },
      { timeZone: 'Australia/Adelaide', label: 'South Australia (Adelaide)' },
      { timeZone: 'Australia/Brisbane', label: 'Queensland (Brisbane)' },
      { timeZone: 'Australia/Sydney', label: 'New South Wales (Sydney, Canberra)' },
      { timeZone: 'Australia/Melbourne', label: 'Victoria (Melbourne)' },
      { timeZone: 'Australia/Hobart', label: 'Tasmania (Hobart)' },
    ],
  },
  {
    region: 'Pacific',
    zones: [
      { timeZone: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
      { timeZone: 'Pacific/Fiji', label: 'Fiji (Suva)' },
      { timeZone: 'Pacific/Auckland', label: 'New Zealand (Auckland, Wellington)' },
    ],
  },
  {
    region: 'Africa',
    zones: [
      { timeZone: 'Africa/Casablanca', label: 'Morocco (Casablanca)' },
      { timeZone: 'Africa/Lagos', label: 'Nigeria (Lagos)' },
      { timeZone: 'Africa/Cairo', label: 'Egypt (Cairo)' },
      { timeZone: 'Africa/Johannesburg', label: 'South Africa (Johannesburg, Cape Town)' },
      { timeZone: 'Africa/Nairobi', label: 'Kenya (Nairobi)' },
    ],
  },
];
