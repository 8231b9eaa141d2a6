/** Whether a text is an ISO date of the calendar: neither 2024-00-00 nor 2023-02-29. */
export function isIsoDate(text: string): boolean {
  // as JSON a date that is none is null, where its other forms throw
  return JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
