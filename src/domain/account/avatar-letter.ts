/** The avatar's letter: of the first name, else of the e-mail, else U (specification, section 2). */
export function avatarLetter(firstName: string | null, email: string): string {
  const [letter = 'U'] = firstName || email || 'U';
  return letter.toUpperCase();
}
