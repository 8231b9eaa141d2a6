/**
 * Server clock minus device clock, from one answered request: the server's time is taken to be that of the middle.
 * @param sentAt device time when the request left, ms
 * @param answeredAt device time when the answer arrived, ms
 * @param serverTime server time in the answer, ms
 */
export function serverOffset(sentAt: number, answeredAt: number, serverTime: number): number {
  return Math.round(serverTime - (sentAt + answeredAt) / 2);
}
