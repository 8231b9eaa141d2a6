import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useMoreLike } from '../../data/hooks/taste/use-more-like';
import { useNearViewport } from '../../components/layout/use-intersection';
import { TASTE } from '../../i18n/messages/questionnaire';
import { MovieShelf, type ShelfActions } from '../../marks/movie-shelf';

// Something to come near to, while there is nothing to show.
const Place = chakra('div', { base: { minHeight: '1px', marginTop: { base: '9', md: '11' } } });

/** 'More like this': movies that go with one. Nothing where none are to be had. */
export function MoreLikeThis({ id, ...actions }: ShelfActions & { readonly id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const movies = useMoreLike(id, useNearViewport(place));
  return (
    <Place ref={place}>{movies.length > 0 && <MovieShelf title={TASTE.moreLike} movies={movies} {...actions} />}</Place>
  );
}
