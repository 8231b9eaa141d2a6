/** Whether the hero's pictures move, and the press that stops or starts them. */
export interface HeroStageState {
  /** What the button says: it would stop when pressed. */
  readonly playing: boolean;
  /** False also while somebody reads, or the page is hidden. */
  readonly running: boolean;
  readonly onPlay: () => void;
}
