/** Motion by name, used as `animationName`. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.55 } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
};
