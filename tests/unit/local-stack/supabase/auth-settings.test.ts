import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAuthSettings } from '../../../../local-stack/supabase/auth-settings';

const CONFIG = join(import.meta.dirname, '../../../../supabase/config.toml');

describe('settings of the auth service', () => {
  it('equal those of supabase/config.toml, at the address of this server', () => {
    const auth = readAuthSettings(CONFIG, 'http://localhost:5000', {});
    expect(auth).toMatchObject({
      site_url: 'http://localhost:5000',
      jwt_expiry: 3600,
      minimum_password_length: 6,
      enable_signup: true,
      email: { enable_confirmations: false },
    });
    expect(auth.additional_redirect_urls).toContain('http://localhost:5000/auth/reset-password');
    expect(auth.additional_redirect_urls.filter((url) => !url.startsWith('http://localhost:5000/'))).toEqual([]);
  });

  it('take the provider from the environment', () => {
    const variables = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readAuthSettings(CONFIG, 'http://localhost:5000', variables).external.google).toMatchObject({
      client_id: 'id',
      secret: 'secret',
    });
  });
});
