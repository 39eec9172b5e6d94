export function dayOf(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' });
}

export function timeOf(moment: Date, timeZone: string): string {
  return moment.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}
