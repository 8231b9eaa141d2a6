import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/button';
import { PasswordField, TextField } from '../../../src/components/form/text-field';
import { renderUi } from '../features/marked-movies/render-ui';
import { AUTH } from '../../../src/i18n/messages/auth';

it('links the error and the hint to the field', () => {
  renderUi(<TextField label="Email" value="" onChange={vi.fn()} hint="We never share it" error="Not an address" />);
  const field = screen.getByLabelText(AUTH.email);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We never share it',
    'Not an address',
  ]);
});

it('has no description without either', () => {
  renderUi(<TextField label="Email" value="" onChange={vi.fn()} />);
  expect(screen.getByLabelText(AUTH.email).hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides a password', () => {
  renderUi(<PasswordField label="Password" value="secret" onChange={vi.fn()} autoComplete="current-password" />);
  expect(screen.getByLabelText(AUTH.password).getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: AUTH.showPassword }));
  expect(screen.getByLabelText(AUTH.password).getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: AUTH.hidePassword }));
  expect(screen.getByLabelText(AUTH.password).getAttribute('type')).toBe('password');
});

it('ignores presses and form submissions while loading, and keeps the focus', () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = renderUi(
    <form>
      <Button type="submit" loading loadingText="One moment…" onPress={onPress}>
        Sign In
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  const button = screen.getByRole('button', { name: AUTH.working });
  button.focus();
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});
