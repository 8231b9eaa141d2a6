import { chakra } from '@chakra-ui/react/styled-system';

/** Stacks the content of a card. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
export const Text = chakra('p', { base: { color: 'fg.muted' } });

/** A bulleted list. */
export const Points = chakra('ul', { base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' } });
export const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
/** Movies, each with its options. */
export const Movies = chakra('ul', { base: { display: 'grid', gap: '4', width: 'full' } });
/** The heading of an import step. */
export const StepTitle = chakra('h3', { base: { fontSize: 'xl' } });
/** A movie's name from the imported file. */
export const MovieName = chakra('h4', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold' } });
