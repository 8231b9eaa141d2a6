import { chakra } from '@chakra-ui/react/styled-system';

export const Panel = chakra('section', {
  base: {
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    padding: { base: 'min(1.25rem, 5vw)', md: '8' },
  },
});
export const Form = chakra('form', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });
export const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' },
});
export const SentenceField = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    marginBottom: '6',
    fontWeight: 'medium',
    '& input': {
      minHeight: '3rem',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      bg: 'bg.raised',
      // Below 16 px iOS zooms in when the field is focused.
      fontSize: 'md',
      fontWeight: 'normal',
    },
  },
});
/** Height of the button that reopens the results, with its spacing. */
export const REOPEN_HEIGHT = '4.25rem';
export const ReopenArea = chakra('div', { base: { minHeight: REOPEN_HEIGHT, paddingBottom: '6' } });
// As tall as what loads later.
export const Last = chakra('div', { base: { minHeight: { base: '13rem', md: '9rem' } } });
// As tall as what loads later.
export const Options = chakra('div', { base: { minHeight: { base: '8.5rem', sm: '5.25rem' }, marginBottom: '6' } });
export const Ahead = chakra('div', { base: { marginTop: '6' } });
// Scrolled into view between the header and the phone's navigation.
export const Fields = chakra('div', {
  base: {
    minHeight: { md: '15rem' },
    scrollMargin: '5rem',
    '& legend': { scrollMarginTop: '5rem' },
  },
});
