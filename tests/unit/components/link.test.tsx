import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, NavLink } from '../../../src/components/link';

afterEach(cleanup);

function CurrentLocation() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function renderLink(link: ReactNode, at = '/charts') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <CurrentLocation />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), location: () => screen.getByRole('status').textContent };
}

describe('a link within the application', () => {
  it('has its address, and navigates within the page', () => {
    const { link, location } = renderLink(
      <Link to="/terms" state={{ from: 'here' }}>
        Terms
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/terms');
    fireEvent.click(link);
    expect(location()).toBe('/terms {"from":"here"}');
  });

  it.each([
    ['with a modifier key', { ctrlKey: true }],
    ['with another mouse button', { button: 1 }],
  ])('leaves a press %s to the browser', (_, press) => {
    const { link, location } = renderLink(<Link to="/terms">Terms</Link>);
    fireEvent.click(link, press);
    expect(location()).toBe('/charts null');
  });

  it('calls its onClick, which can prevent the navigation', () => {
    const { link, location } = renderLink(
      <Link to="/terms" onClick={(event) => event.preventDefault()}>
        Terms
      </Link>,
    );
    fireEvent.click(link);
    expect(location()).toBe('/charts null');
  });
});

describe('a navigation link', () => {
  it.each([
    ['/charts', '/charts', undefined, 'page'],
    ['/charts', '/charts/top-50', undefined, 'page'],
    ['/charts', '/charts/top-50', true, null],
    ['/charts', '/chartsish', undefined, null],
    ['/', '/charts', undefined, null],
    ['/', '/', undefined, 'page'],
  ])('to %s, at %s, exact match: %s', (to, at, end, current) => {
    const { link } = renderLink(
      <NavLink to={to} {...(end === undefined ? {} : { end })}>
        There
      </NavLink>,
      at,
    );
    expect(link.getAttribute('aria-current')).toBe(current);
  });
});
