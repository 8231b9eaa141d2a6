/** Who signs members in beside e-mail and password; `id` as the auth backend names it. */
export const IDENTITY_PROVIDER = { id: 'google', name: 'Google' } as const;
