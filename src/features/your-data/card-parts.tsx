import { chakra } from '@chakra-ui/react/styled-system';

/** What stands in a card, one below the other. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
export const Text = chakra('p', { base: { color: 'fg.muted' } });

/** Points, one in a line. */
export const Points = chakra('ul', { base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' } });
export const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
/** Movies, each with what can be chosen for it. */
export const Movies = chakra('ul', { base: { display: 'grid', gap: '4', width: 'full' } });
/** What a step of an import is about. */
export const StepTitle = chakra('h3', { base: { fontSize: 'xl' } });
/** A movie as its file names it. */
export const MovieName = chakra('h4', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold' } });
