import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LISTS } from '../../../src/i18n/messages/movies';
import { useQuietCards } from '../../../src/marks/movie-shelf';
import { renderUi } from '../features/marked-movies/render-ui';

function List() {
  const { quiet, toggle } = useQuietCards();
  return (
    <>
      {toggle}
      <ul data-quiet={quiet} />
    </>
  );
}

it('the tag button shows and hides genres, services and further buttons, and says which', () => {
  renderUi(<List />);
  // Only where nothing hovers.
  const button = () => screen.getByRole('button', { name: LISTS.extras, hidden: true });
  const isQuiet = () => screen.getByRole('list').hasAttribute('data-quiet');
  expect([button().getAttribute('aria-pressed'), isQuiet()]).toEqual(['false', true]);
  fireEvent.click(button());
  expect([button().getAttribute('aria-pressed'), isQuiet()]).toEqual(['true', false]);
  fireEvent.click(button());
  expect([button().getAttribute('aria-pressed'), isQuiet()]).toEqual(['false', true]);
});
