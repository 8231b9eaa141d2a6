/**
 * A moment as the history shows it: 'Jan 5, 2025 14:30'.
 * @param ms milliseconds since 1970
 * @param timeZone the device's when absent
 */
export function momentText(ms: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...zone }).format(ms);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone }).format(ms);
  return `${day} ${time}`;
}
