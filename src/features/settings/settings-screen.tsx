import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SETTINGS } from '../../config/messages/settings';
import { useOnline } from '../../data/hooks/use-online';
import { hasProviderAccount } from '../../domain/identity-provider';
import type { Member } from '../../domain/session';
import { PageHeading } from '../../ui/page-heading';
import { ChangePasswordForm } from './change-password-form';
import { ForgotPasswordCard } from './forgot-password-card';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '34rem' } });
const Panel = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '4' } });
const Offline = chakra('p', { base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' } });
const Note = chakra('div', {
  base: { display: 'flex', gap: '4', '& > svg': { flexShrink: 0, color: 'accent.text' } },
});
const NoteText = chakra('p', { base: { color: 'fg.muted' } });

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Panel>
  );
}

/** Settings & Security: a member's password, unless the identity provider keeps it. */
export function SettingsScreen({ member }: { readonly member: Member }) {
  const online = useOnline();
  return (
    <>
      <PageHeading title={SETTINGS.title} lead={SETTINGS.lead} />
      {hasProviderAccount(member) ? (
        <Cards>
          <Card title={SETTINGS.providerTitle}>
            <Note>
              <ShieldCheck size={28} strokeWidth={1.5} aria-hidden="true" />
              <NoteText>{SETTINGS.providerNote}</NoteText>
            </Note>
          </Card>
        </Cards>
      ) : (
        <>
          <div role="status">{!online && <Offline>{SETTINGS.offline}</Offline>}</div>
          <Cards>
            <Card title={SETTINGS.changeTitle}>
              <ChangePasswordForm />
            </Card>
            <Card title={SETTINGS.forgotTitle}>
              <ForgotPasswordCard email={member.email} />
            </Card>
          </Cards>
        </>
      )}
    </>
  );
}
