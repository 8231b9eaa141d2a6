/** Years back that count as new. Chosen. */
export const NEW_YEARS = 5;

/**
 * What words of a sentence mean, as `slots / slots if negated: phrases`. Phrases are lowercase without apostrophes,
 * hyphens and plural endings; a slot is what `domain/questionnaire/sentence.ts` reads, its kind shortened, and counts only without an exact
 * one if it ends with '?'. Chosen; measured by `npm run bench -- sentence`.
 */
const MEANINGS = `
m:happy g:comedy: funny|hilarious|laugh|lol|funnier|humour|humorous|silly|goofy|giggle|crack me up|amusing
g:comedy: comedy|comedic
g:comedy?: slapstick|parody|spoof|satire|satirical|standup|mockumentary
g:comedy g:drama: dramedy
g:romance g:comedy / no:romance: rom com|romantic comedy|romedy
g:romance: about love|love film|love movie|in love|romance|romantic|love story|rom|falling in love|chick flick
m:tense g:horror / no:horror: scary|scared|creepy|terrifying|frightening|spooky|horrifying|scarier|nightmare|eerie|jump scare|chilling|scared silly|scare me silly|scare u silly
g:horror: horror
g:horror?: slasher|zombie|vampire|ghost|haunted|haunting|demon|monster
m:happy: happy|happier|cheerful|upbeat|uplifting|feel good|joyful|light hearted|fun|heart warming|cheer me up|good mood|wholesome|hopeful|party|light|lift my spirit|lift our spirit|lift me up|lift u up|pick me up|cheer u up|happy ending
m:relaxed: relaxed|relaxing|relax|chill|cozy|cosy|calm|calming|easy going|mellow|laid back|gentle|soothing|comforting|unwind|easy watch|peaceful|tired|lazy|wind down|low key|exhausted|knackered|worn out|drained|long day|long week|rough day|hard day|bad day|terrible day|tough day|awful day|stressful day|rough week|hard week|comfort|comfort movie|comfort film|switch off|zone out|veg out|brain off|fall asleep|stressed
m:tense / no:thriller no:horror: tense|suspenseful|thrilling|gripping|nail biting|nail biter|edge of my seat|edge of our seat|edge of your seat|edge of the seat|edge of seat|exciting|excited|intense|stressful|fast paced|disturbing|on edge|anxious
m:tense g:thriller: suspense
m:sad / light: sad|sadder|emotional|heart breaking|tear jerker|tearful|weepy|crying|cry|moving|touching|bittersweet|tragic|sentimental|tear|tragedy|heartbreak|weep|weeper|bawl|bawl my eye out|sob|sobbing|breakup|heartbroken|broke up with my boyfriend|broke up with my girlfriend|gut wrenching
light / : lighter|milder|tamer|gentler|less heavy|less dark|less grim
/ light: darker|depressing|violent|violence|gory|gore|bloody|dark|grim|brutal|heavy|bleak|gruesome|graphic|death|dying|die|dead|murder|killing|gun|sad ending|cruel|torture|upsetting|war crime|gritty|nasty|cancer
m:lonely: lonely|introspective|thoughtful|contemplative|reflective|melancholic|melancholy|quiet|philosophical|thought provoking|deep|existential|slow burn|make me think|make you think
m:neutral: curious|curiosity|neutral|learn|educational|informative|teach me|mind expanding|interesting|eye opening|learning|fascinating|surprise me|whatever
g:action: action|action packed
g:action?: martial art|kung fu|shootout|car chase|explosion|superhero|super hero|fighting|fight scene|ninja|samurai
g:adventure: adventure|adventurous
g:adventure?: quest|pirate
g:animation: animation|animated|cartoon|stop motion
g:animation lang:ja: anime|manga
g:biography: biography|biographical|biopic|true story|life story|true event|real event|real people
g:crime: crime|noir|criminal|true crime
g:crime?: gangster|mafia|mob|mobster|heist|robbery|bank robbery|hitman|prison|cop|police
g:documentary: documentary|docu|doc|non fiction
g:documentary g:nature: wildlife|planet earth|ocean documentary
g:nature: nature
g:documentary g:science: space documentary|documentary about space
g:drama: drama|dramatic|coming of age|courtroom
g:history g:drama: period drama|costume drama|period piece
g:family: family film|family movie
g:fantasy: fantasy
g:fantasy?: magical|magic|fairy tale|wizard|dragon|witch
g:history: history|historical|historic
g:history?: medieval|ancient rome
g:indie: indie|independent film|independent movie|art house|independent
g:musical: musical|singing|sing along
g:mystery: mystery|whodunnit|detective|mysterious|murder mystery|puzzle
g:scifi: sci fi|science fiction|sf
g:scifi?: space|alien|time travel|futuristic|dystopia|outer space|robot|space opera|post apocalyptic
g:thriller: thriller|psychological thriller
g:thriller?: spy|espionage|serial killer|conspiracy
g:war: war|wartime
g:war?: world war|second world war|ww2|wwii|military|vietnam|soldier
g:western: western|cowboy|wild west|spaghetti western
c:solo: just me|alone|by myself|on my own|solo|only me|me time
c:date: were a couple|we are a couple|date|girlfriend|boyfriend|wife|husband|partner|fiancee|gf|bf|spouse|significant other|hubby|two of u|other half|anniversary|valentine
c:friends: three adult|four adult|five adult|six adult|three of u|four of u|five of u|six of u|homie|friend|mate|buddy|the guys|the girls|the boys|the lads|roommate|pal|girls night|guys night|crew|bestie|boys night|sleepover
c:family: family movie night|family film night|family|kid|child|children|kiddo|little one|whole family|toddler|daughter|son|grandpa|grandparent|grandkid|grandchildren|niece|nephew|parent|mum|mom|dad|in law|granny|grandson|granddaughter
c:family / no:family no:animation: kid movie|kid film|children movie|children film|child movie|kid stuff|for kid|for children|for the kid|for the children|for child|kid friendly|family friendly|child friendly|for the little one|kid appropriate|for little kid
/ no:family no:animation: childish|kiddie
r:PG-13+R?: adult only|for adult|grown up movie|for grown up|grown up only|adults only
c:family r:G+PG+PG-13?: teenager|my teen|our teen|for teen|with teen|two teen
/ : subtitle are fine|english subtitle|english sub|subtitle ok|subtitle are ok|subtitle fine|kids are asleep|kid are asleep|kid are in bed|kid is asleep|kid is in bed|kid are away|kid in bed|without the kid|kid free|baby is asleep|no kid tonight
y:-1989? / y:1990-?: old|older|classic|vintage|retro|oldie|old school|old fashioned|golden age|dated|ancient
y:NEW-? / y:-LAST?: new|recent|latest|newer|newest|brand new|fresh|this year|recent release|recently
y:2010- / y:-2009: modern|contemporary
y:2000- / y:-1999: this century|21st century
y:-1999 / y:2000-: last century|20th century
max:90? / min:90?: shorter|short|quick|brief
min:120? / max:120?: long|lengthy|epic|longer|marathon
max:none: all night|all evening|time is not an issue|time doesnt matter|no time limit|length doesnt matter|any length|plenty of time|no rush|doesnt matter how long|whole night
/ lang:en: subtitled|sub|to read|reading|have to read
lang:en: english
nolang:en / lang:en: foreign|non english
lang:da lang:sv lang:no: scandinavian|scandi|nordic
on:mine: my streaming service|my service|our service|our streaming service|my subscription|our subscription|what i have|what we have|service i have|service we have|subscribe to|my app|our app
`;

/** Canonical names of services with TMDB's ids, for people who haven't chosen theirs, and the words for them. */
const SERVICES = `Netflix 8 netflix;Prime_Video 9,119 prime|amazon prime|prime video|amazon|amazon video
Disney+ 337 disney plu|disneyplu|d plu|on disney|have disney|got disney|disney plus;Hulu 15 hulu
Max 1899 hbo|hbo max|on max|have max|got max;Apple_TV+ 350 apple tv|apple tv plu|appletv|apple plu
Paramount+ 531 paramount plu|paramount|p plu;Peacock 386 peacock;MUBI 11 mubi
Criterion_Channel 258 criterion|criterion channel|the criterion channel;Shudder 99 shudder;Starz 43 starz`
  .split(/[;\n]/)
  .map((row) => /(\S+) (\S+) (.*)/.exec(row)?.slice(1) ?? []);
export const SERVICE_IDS_BY_NAME: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  SERVICES.map(([name = '', ids = '']) => [name.replaceAll('_', ' '), ids.split(',').map(Number)]),
);

/** Codes of languages with the words for them, and after them countries' names. */
const LANGUAGES = `fr french|from france;es mexican|argentinian|spanish|from spain
de austrian|german|from germany;it italian|from italy|italy;ja japanese|from japan|japan
ko korean|from korea|korea;zh taiwanese|chinese|mandarin|from china;cn hong kong|cantonese
hi indian|from india|hindi|bollywood;da danish|from denmark;sv swedish|from sweden;no norwegian|from norway
fi finnish;nl dutch;pl polish;ru russian|from russia;pt brazilian|portuguese|from portugal;tr turkish
ar arabic;fa persian|iranian|farsi;th thai;id indonesian;is icelandic|from iceland;he hebrew|israeli;el greek
cs czech;hu hungarian;ro romanian;uk ukrainian;vi vietnamese`;

/** Words that stand between others, or that say nothing about the movie. */
const FILLERS = `whichever is shorter|star war|get nightmare|new wave|new zealand|new york|new year|smth|sth|surprise me with|surprise u with|the|some|something|anything|any|thing|stuff|one|that|thats|this|which|who|are|was|were|been|being|will|would|could|can|may|might|should|shall|doe|did|have|has|had|got|get|let|lets|give|gimme|show|find|recommend|suggest|watch|watching|see|seeing|pick|choose|play|put on|stream|streaming|want|wanna|ive|ill|like|love|loved|need|feel|feeling|mood|looking|look|thinking|think|our|you|your|she|his|her|its|they|them|their|hes|shes|there|here|very|too|really|quite|pretty|super|bit|little|lot|kind|sort|kinda|sorta|type|way|rather|extra|more|most|much|many|also|plus|plu|again|okay|fine|good|great|nice|best|cool|amazing|perfect|well|please|pls|plz|thanks|thank|thx|hey|hello|movie|film|flick|cinema|story|style|genre|vibe|tonight|today|evening|night|weekend|sunday|now|later|right now|for|from|with|about|into|when|while|than|then|though|although|however|because|since|until|down|out|over|under|around|set|made|released|maybe|perhaps|preferably|ideally|prefer|instead|just|only|all|both|each|every|everyone|people|someone|anyone|whole|other|another|else|even|still|together|actually|must|gotta|how|what|whats|where|why|idea|option|choice|time|length|long as|minute|min|year|decade|era|old one|age|rated|rating|going|come|came|available|say|tell|know|make|makes|making|full|half|favorite|favourite|yes|yeah|yep|sure|home|asleep|language|original|speaking|speak|version|after|before|based|series|enjoy|fan|side|end|ending|start|sound|last|next|first|two|three|stick to|keep|leave|free|having|enough|service|app|using|use|appropriate|friendly|suitable|allowed|works|work|won|whatever works|mind|either|boy|girl`;

/** Words that turn what follows around. */
const NEGATORS = `no|not|non|never|without|nothing|none|avoid|avoiding|skip|skipping|except|excluding|exclude|minus|dont|doesnt|didnt|isnt|arent|wont|cant|cannot|wouldnt|shouldnt|hate|cant stand|cannot stand|cant handle|cant do|cant take|tired of|sick of|bored of|less|fewer|anything but|everything but|all but|other than|instead of|rather than|no more|leave out|sans|dislike|against|had enough of|had enough|seen enough|had too many|seen too many|enough of|fed up with|over with|allergic to|aside from|apart from|steer clear of|stay away from|nope|nah|nor|neither|zero|ban|hold the|spare me|spare u|omit|cut out|keep out|refuse|wasnt|not into|lose the|ditch|drop the|done with|had it with|through with|burned out on|scared of|afraid of|veto|ruling out|rule out|wary of|barring|anything except|easy on|go easy on|away from|unlike|no to|rather not|free of|devoid of|loathe|despise|detest|minimal|hardly|barely`;

/** Negations of what follows, and negators that they cancel, as in 'not afraid of'. */
export const NOT = /^(?:not|never|.*nt)$/;
export const AVERSE =
  /^(?:hate|avoid|skip|exclud|leave out|dislike|against|tired|sick|bored|fed up|scared|afraid|allergic|loathe|detest|despise)/;

/** Phrases with a negator that turn nothing around. */
const NOT_NEGATIONS = `nothing but|not only|not just|not sure|no idea|no clue|no matter|no problem|no worry|wouldnt say no to|never say no to|cant say no to|dont mind|doesnt mind|dont know|nothing else|not picky|not fussy|why not|nothing special|nothing specific|nothing in particular|cant wait|cant decide|cant sleep|cannot decide|not without|wouldnt mind|not bad|no kidding|if not|whether or not|never mind|nothing against|no doubt|dont forget|not that it matter|no objection to|never enough|cant get enough of|no question|why dont we|why dont you|wont mind|didnt mind|can never get enough of|no issue with|nothing wrong with|havent seen|hasnt seen|not seen|never seen|no one ha seen|nothing beat|not opposed to|never tire of|not averse to`;

/** Phrases that turn around what stands before them. */
const AFTERTHOUGHTS = `is out|are out|is off the table|are off the table|off limit|is a no|are a no|no go|no thank|no thanks|is banned|are banned`;

/** Phrases after which it doesn't matter what follows. */
const INDIFFERENT = `dont care|doesnt matter|not necessarily|no need|dont need|doesnt have to be|doesnt need to be|dont have to be|no preference|need not be|doesnt have to have|doesnt need`;

/** Words that start anew after something excluded. */
const RESTARTED = `something|want|wanna|prefer|preferably|instead|maybe|perhaps|just|only|give|show|lets|looking|more|would|love|but|though|however|although|need|please|rather|ideally|yet|still|some|make it|so|then|because|tonight|id|wed|im|were|ill|if|id like|mostly|mainly|how about|what about`;

/** Names that mean a person even in lowercase. */
const NAMES = `hanks|cruise|dicaprio|pitt|nolan|spielberg|tarantino|scorsese|streep|sandler|cage|gerwig|kubrick|hitchcock|fincher|villeneuve|coen|gosling|clooney|damon|depp|roberts|bullock|johansson|portman|stone|lawrence|washington|freeman|reeves|carrey|murray|ferrell|stiller|rogen|hart|reynolds|evans|downey|chalamet|zendaya|pugh|blanchett|winslet|kidman|theron|bale|hardy|pacino|deniro|nicholson|eastwood|ford|schwarzenegger|stallone|willis|statham|diesel|jackson|smith|eddie murphy|wes anderson|miyazaki|kurosawa|burton|cameron|lynch|allen|peele|eggers|shyamalan|waititi|coppola|hepburn|bogart|brando|newman|stewart|wayne|monroe|driver|mccarthy|fey|hathaway|adams|grant|craig|connery|oldman|hopkins|holland`;

const split = (list: string): readonly string[] => list.split('|');
export const PERSON_NAMES = split(NAMES);

/** What a word does in a sentence. */
export type Word =
  | 'term'
  | 'negator'
  | 'afterthought'
  | 'indifferent'
  | 'harmless'
  | 'filler'
  | 'unknown'
  | 'comma'
  | 'stop'
  | 'and'
  | 'or'
  | 'but';

/** Words whose plural means something else. */
const PLURALS = ['guys', 'girls', 'boys', 'lads'];
export const stem = (word: string): string => {
  if (word === 'us') return 'u';
  if (PLURALS.includes(word)) return word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};
const stemmed = (phrase: string): string => phrase.split(' ').map(stem).join(' ');

interface Entry {
  readonly is: Word;
  readonly slots: string;
  readonly negated: string | null;
}

export const LEXICON = new Map<string, Entry>();
const addAll = (phrases: readonly string[], is: Word) =>
  phrases.forEach((phrase) => LEXICON.set(stemmed(phrase), { is, slots: '', negated: null }));
addAll(split(FILLERS), 'filler');
addAll(['and'], 'and');
addAll(['or', 'nor'], 'or');
const KINDS: Readonly<Record<string, string>> = { g: 'genre', m: 'mood', c: 'company', r: 'rated', y: 'years' };
const services = SERVICES.map(([name = '', , words = '']) => `on:${name}: ${words}`);
const languages = LANGUAGES.split(/[;\n]/).map((row) => `lang:${row.replace(' ', ': ')}`);
for (const row of [
  ...MEANINGS.replaceAll(/\b[gmcry](?=:)/g, (kind) => KINDS[kind] ?? kind)
    .trim()
    .split('\n'),
  ...services,
  ...languages,
]) {
  const end = row.indexOf(': ');
  const [slots = '', negated] = row.slice(0, end).split('/');
  for (const phrase of split(row.slice(end + 2)))
    LEXICON.set(stemmed(phrase), { is: 'term', slots: slots.trim(), negated: negated?.trim() ?? null });
}
addAll(split(NEGATORS), 'negator');
addAll(split(NOT_NEGATIONS), 'harmless');
addAll(split(AFTERTHOUGHTS), 'afterthought');
for (const not of ['isnt', 'arent', 'not'])
  addAll(split(`${not} for me|${not} for u|${not} my thing|${not} our thing`), 'afterthought');
addAll(split(INDIFFERENT), 'indifferent');
addAll(['but', 'though', 'however', 'yet'], 'but');

/** The entry that a long word is one letter away from, or a short one a doubled letter. */
export function misspelled(word: string): Entry | undefined {
  if (word.length < 4) return undefined;
  for (const [known, entry] of LEXICON) {
    const isNear = word.length > 4 && known.length > 5 && isOneEditApart(word, known);
    if (entry.is === 'term' && known[0] === word[0] && (isNear || undoubled(word) === undoubled(known))) return entry;
  }
  return undefined;
}

const undoubled = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (isSwapped && rest(one, 2) === rest(other, 2))
  );
}

export const RESTARTS = new Set(split(RESTARTED).map(stem));
export const PREPOSITIONS = new Set(['for', 'with', 'from', 'on', 'in', 'at', 'under', 'by', 'before', 'after', 'set']);
/** Words of a negation whose nouns may be joined by 'and'. */
export const DETERMINERS =
  /^(?:no|without|nothing|avoid|skip|except|exclude|hate|minu|san|can't|cant|dislike|neither|dont|against)/;
/** Words of a negation that is a list even without 'or'. */
export const AVOIDED =
  /^(?:avoid|skip|hate|dislike|except|exclud|cant stand|tired|sick|without|neither|everything|anything|all but)/;
/** What people ask for rather than avoid. */
export const ATTRACTIVE =
  /mood:(?:happy|relaxed)|genre:(?:comedy|romance|family|adventure|animation|fantasy)|max:|company:|on:/;

// Patterns of numbers, lengths, years, ages, ratings and names, in folded text.
export const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = [...NUMBERS, ...TENS].reverse().join('|');
export const COUNT = `(?:\\d+(?:[.,]\\d+)?|(?:${TENS.join('|')})[ -](?:${NUMBERS.slice(1, 10).join('|')})|${WORD}|(?:a |one )?hundred(?: and)?(?: (?:\\d+|${WORD}))?)`;
export const SOME = `(?:${COUNT}|an?|(?:a )?couple(?: of)?|(?:a )?few)`;

/** A length, by its groups. */
export const HOURS = `(?:hours?|hrs?|h)(?![a-z'])`;
export const MINUTES = `(?:minutes?|mins?|m|')(?![a-z'])`;
export const LENGTH = [
  `(?<mixed>${SOME})(?: and a half|[ -]1/2)[ -]*${HOURS}`,
  `half (?:an )?(?<half>hour)\\b`,
  `(?<hours>${SOME})?[ -]*(?<unit>${HOURS})(?:[ ,]*(?:and )?(?:(?<part>a half|half|(?:a|three) quarters?)\\b|(?<more>${COUNT})(?:[ -]*${MINUTES}|(?![a-z0-9']))))?`,
  `(?<minutes>${COUNT})(?:ish)?[ -]*${MINUTES}`,
].join('|');

/** A number in digits or words. */
export function numberOf(text: string): number {
  const word = text.trim();
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  if (/hundred/.test(word)) return 100 + (numberOf(word.replace(/.*hundred(?: and)?/, '')) || 0);
  if (/^an?$/.test(word)) return 1;
  if (/couple/.test(word)) return 2;
  if (/few/.test(word)) return 5;
  const [tens = '', ones = ''] = word.split(/[ -]/);
  const ten = (TENS.indexOf(tens) + 2) * 10;
  return TENS.includes(tens) ? ten + Math.max(0, NUMBERS.indexOf(ones)) : Math.max(0, NUMBERS.indexOf(tens));
}

/** The minutes that the groups of LENGTH say. */
export function minutesOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { mixed, half, hours, part, more, minutes } = groups;
  if (mixed !== undefined) return numberOf(mixed) * 60 + 30;
  if (half !== undefined) return 30;
  if (minutes !== undefined) return numberOf(minutes);
  const extra =
    part === undefined ? numberOf(more ?? '') : part.startsWith('three') ? 45 : part.includes('quarter') ? 15 : 30;
  return Math.round(numberOf(hours ?? 'a') * 60) + extra;
}

export const ABOUT = `(?: (?:about|around|like|roughly|maybe|say|the))*[ -]*`;
export const UNDER = `(?:under|below|beneath|less than|fewer than|shorter than|quicker than|within|sub|<)`;
export const OVER = `(?:over|above|more than|longer than|past|exceed(?:ing|s)?|beyond|greater than|upwards of|>)`;
export const AT_MOST = `(?:at (?:the )?most|max(?:imum)?(?: of)?|up to|no more than|limit(?: of| is)?|tops)`;
export const AT_LEAST = `(?:at least|min(?:imum)?(?: of)?)`;

export const DECADE_WORDS = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');
export const YEARS = `(?:(?<part>early|mid|late|beginning of the|end of the)[ -]*(?:the )?)?(?:(?<decade>'?(?:19|20)?\\d0)'?s\\b|(?<named>${DECADE_WORDS.join('|')}|noughties|aughts|two thousands|naughties)\\b|(?<year>(?:19|20)\\d\\d)\\b(?!['-]?s\\b| ?(?:min|votes)))`;
export const AGES = `(?<ages>${COUNT}(?:(?:,| and| &| or| to|-|/)+ ?${COUNT})*)`;
export const CHILD =
  "kids?|child|children|sons?|daughters?|boys?|girls?|nephews?|nieces?|grandkids?|grandsons?|granddaughters?|toddlers?|twins|ones|brother|sister|siblings?|they|he|she|they're|he's|she's";
const RATED = `(?:pg[ -]?13|pg|g|r)`;
export const LIST = `(?<list>${RATED}(?:(?:,| or| and| to|/)+ ?${RATED})*)(?![a-z0-9'])`;
export const LIKE =
  /\b(?:similar to|in the (?:style|vein|spirit) of|along the lines of|reminiscent of|reminds? (?:me|us) of|same vibes? as|vibes? of|if (?:i|we|you) (?:liked|loved)|(?:i|we) (?:liked|loved)|as good as|a la|(?<!\b(?:i|we|would|wed|i'd|we'd|you|they|kids|he|she|who|also|really|don't|dont|not|feel|feels|feeling|to|do|didn't) )like)\s+/g;
export const WHO =
  /\b(?:starring|stars|featuring|directed by|written by|made by|director|actor|actress|by|with|no|without|nothing with|anything with|from)\s+(?:director |actor |actress )?/g;
export const NAME_END =
  /^(?:but|with|without|on|under|from|no|not|nothing|for|that|which|who|only|please|tonight|and|or|in|before|after|shorter|longer|less|more|except|max|movies?|films?|flicks?|tonight|preferably|maybe|though|vibes?|is|are|where|because|set|by|like|starring|comedy|comedies|thriller|thrillers|drama|dramas)$/;

/** Milliseconds after typing before a sentence is read. Chosen. */
export const SENTENCE_PAUSE_MS = 300;
