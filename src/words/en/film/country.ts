/** Countries that English names with an article. */
const WITH_ARTICLE = /^(AE|BS|CF|DO|GB|GM|MV|NL|PH|US)$/;

/** A country's name as it stands in a sentence. */
export const COUNTRY = {
  inSentence: (code: string, name: string) => (WITH_ARTICLE.test(code) ? `the ${name}` : name),
} as const;
