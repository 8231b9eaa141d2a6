import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, NavLink } from '../../../src/components/link';

afterEach(cleanup);

function Here() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function shown(link: ReactNode, at = '/charts') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Here />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), here: () => screen.getByRole('status').textContent };
}

describe('a link to a place of the application', () => {
  it('has the address, and follows it in the page', () => {
    const { link, here } = shown(
      <Link to="/terms" state={{ from: 'here' }}>
        Terms
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/terms');
    fireEvent.click(link);
    expect(here()).toBe('/terms {"from":"here"}');
  });

  it.each([
    ['with a key that opens it elsewhere', { ctrlKey: true }],
    ['with another button of the mouse', { button: 1 }],
  ])('leaves a press %s to the browser', (_, press) => {
    const { link, here } = shown(<Link to="/terms">Terms</Link>);
    fireEvent.click(link, press);
    expect(here()).toBe('/charts null');
  });

  it('is told of the press, and stays where that holds it back', () => {
    const { link, here } = shown(
      <Link to="/terms" onClick={(event) => event.preventDefault()}>
        Terms
      </Link>,
    );
    fireEvent.click(link);
    expect(here()).toBe('/charts null');
  });
});

describe('a link that says where one is', () => {
  it.each([
    ['/charts', '/charts', undefined, 'page'],
    ['/charts', '/charts/top-50', undefined, 'page'],
    ['/charts', '/charts/top-50', true, null],
    ['/charts', '/chartsish', undefined, null],
    ['/', '/charts', undefined, null],
    ['/', '/', undefined, 'page'],
  ])('to %s, at %s, at this place alone: %s', (to, at, end, current) => {
    const { link } = shown(
      <NavLink to={to} {...(end === undefined ? {} : { end })}>
        There
      </NavLink>,
      at,
    );
    expect(link.getAttribute('aria-current')).toBe(current);
  });
});
