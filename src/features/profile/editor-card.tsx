import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { PROFILE } from '../../words/en/account/profile';
import { Button } from '../../components/button';

const Panel = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', bg: 'bg.raised', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '3' } });
const View = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minWidth: 0 },
});
const Value = chakra('p', { base: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 'medium' } });
const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export interface EditorCardProps {
  readonly title: string;
  /** What is saved, in words. */
  readonly value: string;
  readonly editing: boolean;
  readonly saving: boolean;
  readonly canSave: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
  /** The fields, and what is to be said of them. */
  readonly children: ReactNode;
}

/** A value with Edit, or its fields with Save and Cancel. The focus goes into the fields and comes back to Edit. */
export function EditorCard(props: EditorCardProps) {
  const { title, editing, saving } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);

  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    if (editing) form.current?.querySelector('input')?.focus();
    else edit.current?.focus();
  }, [editing]);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (props.canSave && !saving) props.onSave();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !saving) props.onCancel();
  }

  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {editing ? (
        <Form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
          {props.children}
          <Buttons>
            <Button type="submit" disabled={!props.canSave} loading={saving} loadingText={PROFILE.saving}>
              {PROFILE.save}
            </Button>
            <Button variant="ghost" disabled={saving} onPress={props.onCancel}>
              {PROFILE.cancel}
            </Button>
          </Buttons>
        </Form>
      ) : (
        <View>
          <Value>{props.value}</Value>
          <Button ref={edit} variant="secondary" label={PROFILE.editOf(title)} onPress={props.onEdit}>
            {PROFILE.edit}
          </Button>
        </View>
      )}
    </Panel>
  );
}
