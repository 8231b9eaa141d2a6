import { useMemo, useState } from 'react';
import { MARKS } from '../../marks/messages';
import { IMPORT } from '../../words/en/own-data/import';
import { FAVORITE_RATING, FAVORITE_RATINGS } from '../../config/import';
import type { ImportedList } from '../../domain/import/import-row';
import { kindsWith } from '../../domain/marks/mark-kinds';
import { previewOf, type KnownMarks } from '../../domain/import/planned-marks';
import { Button } from '../../components/button';
import { SelectField } from '../../components/form/select-field';
import { Text } from './card-parts';
import { Buttons, Points, StepTitle } from './import-parts';

const NEVER = 'never';
const OPTIONS = [
  { value: NEVER, label: IMPORT.never },
  ...FAVORITE_RATINGS.map((rating) => ({ value: String(rating), label: IMPORT.from(rating) })),
];

export interface ImportPreviewProps {
  readonly list: ImportedList;
  readonly known: KnownMarks;
  readonly onStart: (threshold: number | null) => void;
  readonly onLeave: () => void;
}

/** What an import will do, and from which rating on movies become favorites. */
export function ImportPreviewPart({ list, known, onStart, onLeave }: ImportPreviewProps) {
  const [chosen, setChosen] = useState(String(FAVORITE_RATING));
  const threshold = chosen === NEVER ? null : Number(chosen);
  const preview = useMemo(() => previewOf(list.movies, threshold, known), [list, threshold, known]);
  const { movies, marks, dated, there } = preview;
  const lines = [
    IMPORT.counts(movies),
    ...kindsWith()
      .filter((kind) => marks[kind] > 0)
      .map((kind) => {
        const line = MARKS[kind].movies(marks[kind]);
        return kind === 'watched' && dated > 0 ? IMPORT.dated(line, dated) : line;
      }),
    ...(there > 0 ? [IMPORT.there(there)] : []),
    ...(list.others > 0 ? [IMPORT.others(list.others)] : []),
    ...(list.unread > 0 ? [IMPORT.unread(list.unread)] : []),
  ];
  return (
    <>
      <StepTitle>{IMPORT.previewTitle}</StepTitle>
      {list.movies.some(({ rating }) => rating !== null) && (
        <SelectField label={IMPORT.threshold} value={chosen} options={OPTIONS} onChange={setChosen} />
      )}
      <div role="status">
        {movies === 0 ? (
          <p>{IMPORT.nothing}</p>
        ) : (
          <Points>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Points>
        )}
      </div>
      <Text>{IMPORT.keeps}</Text>
      <Buttons>
        <Button disabled={movies === 0} onPress={() => onStart(threshold)}>
          {IMPORT.start}
        </Button>
        <Button variant="secondary" onPress={onLeave}>
          {IMPORT.otherFiles}
        </Button>
      </Buttons>
    </>
  );
}
