import { PROFILE } from '../../words/en/account/profile';
import { STORAGE } from '../../i18n/messages/shell';
import { useMemberState } from '../../hooks/member-provider';
import { useProfile } from '../../hooks/use-account';
import { useRefreshedProfile } from '../../data/hooks/account/use-refreshed-profile';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { NameEditor } from './name-editor';
import { UsernameEditor } from './username-editor';

/** What can be changed of the profile. Not before it is known: saving a name writes both of its parts. */
export function ProfileEditors() {
  const state = useMemberState();
  const profile = useProfile();
  const { renewal, again } = useRefreshedProfile();
  if (state.status === 'failed') return <ErrorPanel text={STORAGE[state.error.reason]} />;
  if (profile) {
    return (
      <>
        <UsernameEditor current={profile.username} />
        <NameEditor first={profile.firstName} last={profile.lastName} />
      </>
    );
  }
  if (profile === null && renewal === 'offline') return <p role="status">{PROFILE.notHere}</p>;
  if (profile === null && renewal === 'failed') {
    return (
      <ErrorPanel text={PROFILE.notLoaded}>
        <Button variant="secondary" onPress={again}>
          {PROFILE.retry}
        </Button>
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{PROFILE.loading}</VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
