import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Smile from 'lucide-react/icons/face-slightly-smiling';
import Tags from 'lucide-react/icons/tags';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { fetchSampleMovies, type SampleMovie } from '../../api/supabase/sample-movies';
import { detailsQuery } from '../../api/tmdb/movie';
import { Chip } from '../../components/chip';
import { Band } from '../../components/layout/headings';
import { MovieCard } from '../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../components/skeleton';
import { DEMO_STEP_MS, SAMPLES_SHOWN } from '../../config/landing';
import { GENRES_BY_MOOD, MOODS } from '../../config/questionnaire';
import { watchPreferencesStore } from '../../db/watch-preferences-store';
import { type Movie, movieOfSummary } from '../../domain/movies/movie';
import type { RequestFailure } from '../../domain/requests/request-error';
import { sampled, seededRandom } from '../../domain/values/random';
import { useServices } from '../../hooks/services-context';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { CHOICES, FOUND } from '../../i18n/messages/questionnaire';
import { newSeed } from '../../lib/random';
import { Note, SectionLead } from './benefits';
import { LANDING_SECTIONS } from './section-messages';
import { PlayButton, usePlayState, useRotation } from './slideshow';

const Demo = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 1fr)' },
    gap: { base: '6', lg: '10' },
    alignItems: 'center',
  },
});
const Steps = chakra('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start', '& > ol': { width: 'full' } },
});
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    padding: { base: '4', md: '8' },
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    boxShadow: 'raised',
  },
});

export interface EngineDemoProps {
  /** The questionnaire to try. */
  readonly children: ReactNode;
}

/** 'See Our Movie Engine in Action': a demo from mood to three movies, then the real questionnaire. */
export function EngineDemo({ children }: EngineDemoProps) {
  const { demo: messages } = LANDING_SECTIONS;
  const heading = useId();
  const { playing, toggle, running, pauseHandlers } = usePlayState();
  const { index, goTo } = useRotation({ count: DEMO_STEPS, everyMs: DEMO_STEP_MS, running });
  return (
    <Band aria-labelledby={heading}>
      <SectionLead id={heading} title={messages.title} lead={messages.lead} />
      <Demo {...pauseHandlers}>
        <Stage>
          <DemoAnswers step={index} />
          <SampleMovies />
        </Stage>
        <Steps>
          <DemoSteps index={index} onGoTo={goTo} />
          <PlayButton playing={playing} onPress={toggle} stop={messages.pause} start={messages.play} />
        </Steps>
      </Demo>
      {children}
    </Band>
  );
}

const List = chakra('ol', { base: { display: 'grid', gap: '2' } });
const Step = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    width: 'full',
    padding: '4',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    transition: 'background-color 200ms, border-color 200ms',
    _hover: { bg: 'bg.hover' },
    '& > svg': { marginTop: '0.5', color: 'fg.muted' },
    '&[aria-current=step]': { bg: 'accent.subtle', borderColor: 'accent.text' },
    '&[aria-current=step] > svg': { color: 'accent.text' },
  },
});
const StepText = chakra('span', { base: { display: 'grid', gap: '0.5' } });
const Title = chakra('span', { base: { fontWeight: 'semibold' } });
const Text = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

const { steps: messages } = LANDING_SECTIONS.demo;
const STEPS = [
  { ...messages.mood, icon: Smile },
  { ...messages.genre, icon: Tags },
  { ...messages.results, icon: Clapperboard },
] as const;

/** Number of demo steps. */
export const DEMO_STEPS = STEPS.length;

export interface DemoStepsProps {
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** The demo's three steps; a press jumps to one. */
export function DemoSteps({ index, onGoTo }: DemoStepsProps) {
  return (
    <List>
      {STEPS.map(({ title, text, icon: Icon }, at) => (
        <li key={title}>
          <Step type="button" aria-current={at === index ? 'step' : undefined} onClick={() => onGoTo(at)}>
            <Icon size={22} aria-hidden="true" />
            <StepText>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </StepText>
          </Step>
        </li>
      ))}
    </List>
  );
}

// All three overlap in one grid cell, so that the height stays the same.
const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } },
});
const Layer = chakra('div', {
  base: {
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity 300ms',
    '&[data-shown=true]': { visibility: 'visible', opacity: 1 },
  },
});
const Question = chakra('p', { base: { marginBottom: '2', fontWeight: 'semibold' } });
const Answers = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

const AnswerChip = chakra(Chip, {
  base: { paddingBlock: '1.5', paddingInline: '3.5' },
  variants: { chosen: { true: { bg: 'accent', color: 'accent.fg', borderColor: 'accent' } } },
});

const HAPPY = 'happy';
const CHOSEN_GENRES: readonly string[] = ['comedy', 'adventure'];

function Choices({ choices }: { readonly choices: readonly { readonly label: string; readonly chosen: boolean }[] }) {
  return (
    <Answers>
      {choices.map(({ label, chosen }) => (
        <AnswerChip key={label} chosen={chosen}>
          {label}
        </AnswerChip>
      ))}
    </Answers>
  );
}

/** The questions and answers of a demo step (0 to 2): an inert copy of the questionnaire. */
export function DemoAnswers({ step }: { readonly step: number }) {
  const moods = MOODS.map((mood) => ({ label: CHOICES.mood[mood], chosen: mood === HAPPY }));
  const genres = GENRES_BY_MOOD[HAPPY].map((genre) => ({
    label: CHOICES.genre[genre],
    chosen: CHOSEN_GENRES.includes(genre),
  }));
  return (
    <Stack aria-hidden="true">
      <Layer data-shown={step === 0}>
        <Question>{CHOICES.question.mood}</Question>
        <Choices choices={moods} />
      </Layer>
      <Layer data-shown={step === 1}>
        <Question>{CHOICES.question.genre}</Question>
        <Choices choices={genres} />
      </Layer>
      <Layer data-shown={step === 2}>
        <Question>{FOUND.title}</Question>
        <p>{FOUND.announcement}</p>
      </Layer>
    </Stack>
  );
}

const Row = chakra('ul', {
  base: {
    display: 'flex',
    // Side by side at normal font sizes.
    flexWrap: 'wrap',
    '& > li': { flex: '1 1 4.5rem', minWidth: 0, maxWidth: '11rem' },
    gap: { base: '3', md: '6' },
    maxWidth: '36rem',
  },
});
const POSITIONS = Array.from({ length: SAMPLES_SHOWN }, (_, position) => position);

/** Three example movies. */
function SampleMovies() {
  const openMovie = useOpenMovie();
  const { movies: found, failure } = useSampleMovies();
  // Deferred, so that the page stays responsive while the cards render.
  const movies = useDeferredValue(found);
  const { demo: messages } = LANDING_SECTIONS;
  if (failure === 'none') return <Note>{messages.noSamples}</Note>;
  if (failure !== null) return <Note>{failure === 'offline' ? messages.samplesOffline : messages.samplesFailed}</Note>;
  return (
    <Row aria-label={messages.samples}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <MovieCard movie={movie} onOpen={openMovie} headingLevel="h3" />
        </li>
      ))}
      {movies.length === 0 &&
        POSITIONS.map((position) => (
          <li key={position}>
            <MovieCardSkeleton />
          </li>
        ))}
    </Row>
  );
}

/** Three movies of the movies table, or why there are none: 'none' if none are verified. */
interface SampleMoviesState {
  /** Also empty while loading. */
  readonly movies: readonly Movie[];
  readonly failure: RequestFailure['reason'] | 'none' | null;
}

const NONE: readonly SampleMovie[] = [];

/**
 * Three highly rated movies, different on each visit, with estimates until their metadata is known. Missing posters
 * come from TMDB.
 */
function useSampleMovies(): SampleMoviesState {
  const load = useServices();
  const { data } = useQuery({
    queryKey: ['sample-movies'],
    queryFn: async () => {
      const { auth } = await load();
      const response = await fetchSampleMovies(auth);
      const movies = response.ok ? sampled(response.value, SAMPLES_SHOWN, seededRandom(newSeed())) : NONE;
      return { movies, failure: response.ok ? null : response.error.reason };
    },
    // Refetched only after a failure.
    staleTime: ({ state }) => (state.data?.failure === null ? Infinity : 0),
  });
  const movies = data?.movies ?? NONE;
  const withoutPoster = movies.filter(({ posterPath }) => posterPath === null).map(({ id }) => id);
  const { data: posters } = useQuery({
    queryKey: ['sample-posters', withoutPoster],
    queryFn: async ({ client }) => {
      const read = async (id: number) =>
        [id, (await client.query(detailsQuery(load, id, watchPreferencesStore.current()))).posterPath] as const;
      const details = await Promise.allSettled(withoutPoster.map(read));
      return new Map(details.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    enabled: withoutPoster.length > 0,
    staleTime: Infinity,
  });
  return {
    movies: useMemo(
      () =>
        movies.map((movie) =>
          movieOfSummary({ ...movie, posterPath: movie.posterPath ?? posters?.get(movie.id) ?? null }),
        ),
      [movies, posters],
    ),
    failure: data?.failure ?? (data?.movies.length === 0 ? 'none' : null),
  };
}
