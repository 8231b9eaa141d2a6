/** Where the ring of the letter turns from one colour to the next, in parts of a hundred of its length. */
const ARCS = [
  { colour: '#4285f4', from: 0, length: 12.5 },
  { colour: '#34a853', from: 12.5, length: 29 },
  { colour: '#fbbc05', from: 41.5, length: 17 },
  { colour: '#ea4335', from: 58.5, length: 28 },
] as const;

/** The provider's letter in its four colours; the words beside it name the provider. */
export function ProviderMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <g fill="none" strokeWidth="3.6">
        {ARCS.map(({ colour, from, length }) => (
          <circle
            key={colour}
            cx="10"
            cy="10"
            r="7.2"
            pathLength="100"
            stroke={colour}
            strokeDasharray={`${length} 100`}
            strokeDashoffset={-from}
          />
        ))}
        <path d="M10 10H19" stroke={ARCS[0].colour} strokeWidth="3.4" />
      </g>
    </svg>
  );
}
