/** The parts of an address, as window.location has them. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
