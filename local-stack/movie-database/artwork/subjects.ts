import type { Movie } from '../catalog/catalog';
import type { NonEmpty, SeededRandom } from '../movies/seeded-random';
import type { FaceName } from './lettering';
import type { MotifName } from './motifs/index';
import type { Mood } from './drawing/palettes';
import type { SceneName } from './scenes/index';

/** What a genre is drawn as: subjects, scenes, moods and letters that suit it. */
interface Genre {
  readonly motifs: readonly MotifName[];
  readonly scenes: NonEmpty<SceneName>;
  readonly moods: NonEmpty<Mood>;
  readonly faces: NonEmpty<FaceName>;
}

const DRAMA = 18;

// prettier-ignore
const GENRES: Readonly<Record<number, Genre>> & { readonly [DRAMA]: Genre } = {
  28: { motifs: ['target', 'fuse', 'motorcycle', 'helicopter', 'fist', 'missile', 'car', 'raceCar', 'sword', 'glove', 'scorpion', 'sunglasses'],
    scenes: ['stripes', 'rays', 'city', 'flames', 'disc'], moods: ['bold', 'night', 'dusk'], faces: ['tall', 'bold'] },
  12: { motifs: ['volcano', 'bottle', 'hotAirBalloon', 'telescope', 'idol', 'pyramid', 'temple', 'globe', 'book', 'lantern', 'kite', 'cactus', 'wanderer', 'key'],
    scenes: ['mountains', 'dunes', 'hills', 'sundown'], moods: ['dusk', 'day', 'bold'], faces: ['bold', 'serif', 'tall'] },
  16: { motifs: ['trolley', 'mushroom', 'whale', 'kite', 'hotAirBalloon', 'bird', 'butterfly', 'fox', 'bee', 'umbrella', 'balloon', 'carousel', 'windmill', 'cat', 'dog', 'oak'],
    scenes: ['hills', 'clouds', 'confetti', 'rays', 'disc'], moods: ['day', 'bold', 'dusk'], faces: ['round', 'bold'] },
  35: { motifs: ['sandwich', 'milkshake', 'scooter', 'pineapple', 'glass', 'bowling', 'lollipop', 'dinner', 'tophat', 'phone', 'fangs', 'van', 'glasses', 'bell', 'gnome', 'mask', 'heel'],
    scenes: ['confetti', 'stripes', 'rays', 'table', 'plain'], moods: ['bold', 'day'], faces: ['bold', 'round', 'grotesk'] },
  80: { motifs: ['knife', 'lipstick', 'fedora', 'vault', 'dice', 'chip', 'key', 'briefcase', 'phone', 'car', 'card', 'rat', 'tie'],
    scenes: ['city', 'rain', 'table', 'doorway'], moods: ['night', 'bold'], faces: ['tall', 'grotesk', 'type'] },
  99: { motifs: ['tree', 'bird', 'chair', 'podium', 'headMaze', 'scales', 'atom', 'telescope', 'spiral', 'clock', 'camera', 'projector', 'reel', 'globe', 'binoculars', 'record', 'book', 'hand', 'clapper', 'eye'],
    scenes: ['plain', 'beam', 'rings', 'disc'], moods: ['day', 'bold', 'night'], faces: ['grotesk', 'type', 'thin'] },
  [DRAMA]: { motifs: ['bridge', 'lantern', 'book', 'windmill', 'chair', 'tree', 'door', 'rowboat', 'umbrella', 'apple', 'bird', 'bed', 'clock', 'lamppost', 'envelope', 'teacup', 'bench', 'candle', 'oak'],
    scenes: ['room', 'hills', 'doorway', 'rain', 'field', 'plain'], moods: ['day', 'dusk', 'night'], faces: ['serif', 'italic', 'thin', 'grotesk'] },
  10751: { motifs: ['windmill', 'kite', 'dog', 'balloon', 'bicycle', 'carousel', 'lollipop', 'horse', 'blocks', 'rabbit', 'book', 'owl', 'hotAirBalloon'],
    scenes: ['hills', 'clouds', 'confetti', 'disc'], moods: ['day', 'bold'], faces: ['round', 'serif', 'bold'] },
  14: { motifs: ['wings', 'd20', 'castle', 'dragon', 'owl', 'key', 'candle', 'moon', 'crown', 'tower', 'sword', 'mask', 'butterfly', 'book', 'maze2'],
    scenes: ['forest', 'mountains', 'lights', 'hills'], moods: ['dusk', 'night', 'bold'], faces: ['engraved', 'serif'] },
  36: { motifs: ['temple', 'quill', 'galea', 'crown', 'galleon', 'knight', 'coin', 'scales', 'podium', 'pyramid'],
    scenes: ['sundown', 'plain', 'hills', 'disc'], moods: ['day', 'dusk', 'bold'], faces: ['engraved', 'serif'] },
  27: { motifs: ['knife', 'pumpkin', 'skull', 'moth', 'rockingChair', 'fangs', 'ghost', 'eye', 'clawHand', 'spider', 'bats', 'scissors', 'cabin', 'lantern'],
    scenes: ['doorway', 'forest', 'stairs', 'room', 'plain'], moods: ['night', 'bold'], faces: ['tall', 'engraved', 'thin'] },
  10402: { motifs: ['banjo', 'trumpet', 'record', 'headphones', 'guitar', 'microphone', 'drum', 'piano', 'violin', 'cassette'],
    scenes: ['beam', 'lights', 'stripes', 'rings'], moods: ['bold', 'night', 'dusk'], faces: ['bold', 'italic', 'serif'] },
  9648: { motifs: ['lantern', 'question', 'key', 'maze2', 'eye', 'spiral', 'binoculars', 'door', 'glasses', 'clock'],
    scenes: ['rings', 'rain', 'doorway'], moods: ['night', 'bold'], faces: ['thin', 'type', 'grotesk'] },
  10749: { motifs: ['eiffel', 'ferrisWheel', 'violin', 'heart', 'rose', 'pair', 'envelope', 'umbrella', 'lamppost', 'bicycle', 'butterfly', 'diamondRing', 'glass', 'soundHeart'],
    scenes: ['hills', 'lights', 'city', 'plain', 'rain'], moods: ['dusk', 'day', 'bold'], faces: ['italic', 'serif', 'thin'] },
  878: { motifs: ['dish', 'ducts', 'android', 'ufo', 'planet', 'satellite', 'rocket', 'atom', 'brain', 'monolith', 'pill', 'gears', 'astronaut', 'moonLander'],
    scenes: ['space', 'rings', 'lights', 'sundown', 'code'], moods: ['night', 'dusk', 'bold'], faces: ['wide', 'thin', 'bold'] },
  53: { motifs: ['target', 'spiral', 'fuse', 'eye', 'phone', 'clock', 'maze', 'hourglass', 'door', 'knight'],
    scenes: ['rain', 'doorway', 'stairs', 'city'], moods: ['night', 'bold'], faces: ['tall', 'grotesk', 'thin'] },
  10752: { motifs: ['helmet', 'dogtags', 'poppy', 'fence', 'biplane', 'helicopter', 'missile', 'tree', 'lantern', 'globe'],
    scenes: ['sundown', 'rain', 'field', 'plain'], moods: ['dusk', 'night', 'bold'], faces: ['tall', 'engraved', 'type'] },
  37: { motifs: ['cowboyHat', 'cactus', 'horse', 'star', 'pickup', 'windmill', 'cabin', 'coin'],
    scenes: ['sundown', 'dunes', 'road', 'disc'], moods: ['dusk', 'bold', 'day'], faces: ['engraved', 'serif', 'tall'] },
};
/** Subjects by words in a title or overview. */
// prettier-ignore
const WORDS: Partial<Record<MotifName, string>> = {
  locomotive: 'train railway railroad', submarine: 'submarine', galleon: 'ship voyage captain pirate pirates',
  sailboat: 'boat sail sailor fisherman yacht', biplane: 'pilot pilots airplane plane',
  astronaut: 'astronaut astronauts spaceship space', ufo: 'alien aliens invasion extraterrestrial',
  android: 'robot robots android cyborg', raceCar: 'racing racer driver race', taxi: 'taxi cab',
  glove: 'boxer boxing', football: 'football quarterback', piano: 'pianist piano',
  microphone: 'singer singers singing', guitar: 'band rock guitar', violin: 'violin composer orchestra',
  trumpet: 'jazz trumpet', slipper: 'dancer dancers ballet dancing', tragedy: 'theater broadway actress actor',
  projector: 'filmmaker hollywood', camera: 'photographer journalist reporter newspaper',
  podium: 'president senator election', scales: 'trial lawyer court judge jury', fence: 'prison prisoner prisoners',
  queen: 'chess', chip: 'casino gambler poker', vault: 'heist robbery robbers bank',
  fedora: 'detective gangster gangsters mob mafia', target: 'spy spies espionage assassin assassination sniper hitman',
  dinner: 'restaurant chef cook kitchen dinner', fangs: 'vampire vampires dracula', ghost: 'ghost ghosts haunted',
  witchHat: 'witch witches magic wizard', dinosaur: 'dinosaur dinosaurs', octopus: 'monster creature',
  kabuto: 'samurai shogun', torii: 'japan japanese tokyo', pyramid: 'egypt egyptian pharaoh',
  temple: 'roman rome greek', crown: 'king queen prince throne', castle: 'princess castle kingdom',
  knight: 'knight knights medieval', cowboyHat: 'gunfighter gunslinger outlaw outlaws sheriff cowboy',
  horse: 'ranch horse horses cavalry racehorse', idol: 'archaeologist relic treasure', motorcycle: 'motorcycle biker bikers',
  sunglasses: 'bodyguard', rabbit: 'rabbit rabbits', bear: 'bear bears', deer: 'deer', bird: 'bird birds', bee: 'bee bees insects',
  fox: 'fox', lion: 'lion safari', owl: 'owl', spider: 'spider', dragon: 'dragon dragons', tree: 'woods',
  sword: 'sword swords swordsman', missile: 'nuclear missile missiles', snowflake: 'snow winter ice',
  balloon: 'birthday balloon', umbrella: 'rain', teacup: 'tea', apple: 'apple apples', bicycle: 'bicycle cycling',
  phone: 'telephone phone', key: 'key keys', clock: 'clock clocks', envelope: 'letter letters mail', suitcase: 'luggage exile emigrant immigrant', helmet: 'soldier soldiers platoon battle army', fin: 'shark sharks',
  whale: 'whale whales dolphin', surfboard: 'surf surfing surfer beach', palm: 'island tropical paradise jungle',
  dog: 'dog dogs puppies', cat: 'cat cats', wolf: 'wolf wolves werewolf', rat: 'mouse mice rat rats',
  windmill: 'pig pigs farm', diamondRing: 'wedding bride', pineTree: 'christmas santa', pumpkin: 'halloween',
  carousel: 'circus carnival clown', chalkboard: 'school teacher students college',
  quill: 'writer novelist poet author', nodes: 'computer hacker internet', atom: 'scientist experiment physicist',
  fuse: 'bomb terrorists explosion', headMaze: 'dream dreams memory memories', car: 'road highway',
  heart: 'love lovers', volcano: 'volcano volcanoes lava', penguin: 'penguin penguins antarctica', eiffel: 'paris', bus: 'bus hitchhiking',
  hotAirBalloon: 'circumnavigation balloon', brain: 'psychology psychologist',
};
const BY_WORD = new Map(
  (Object.keys(WORDS) as MotifName[]).flatMap((motif) =>
    (WORDS[motif] ?? '').split(' ').map((word) => [word, motif] as const),
  ),
);

/** Scenes that a subject needs in any genre: ships are on water, planes in the air. */
// prettier-ignore
const SCENES_OF: readonly (readonly [scenes: NonEmpty<SceneName>, motifs: readonly MotifName[]])[] = [
  [['sea'], ['galleon', 'sailboat', 'outrigger', 'rowboat', 'fin', 'whale', 'lighthouse', 'swan', 'spines']],
  [['deep'], ['submarine', 'fishBag', 'octopus', 'shell']],
  [['clouds'], ['biplane', 'airship', 'hotAirBalloon', 'paperPlane', 'jet', 'kite', 'glider', 'bird', 'balloon']],
  [['space'], ['astronaut', 'rocket', 'planet', 'satellite', 'moonLander', 'ufo', 'blackHole']],
  [['road', 'sundown'], ['car', 'raceCar', 'pickup', 'motorcycle', 'van']],
  [['city', 'rain'], ['taxi', 'phonebox', 'footprint']],
  [['sundown', 'field'], ['helmet', 'horse', 'cowboyHat', 'fence', 'locomotive', 'windmill', 'cactus', 'palm', 'torii', 'pyramid', 'temple']],
  [['beam'], ['tragedy', 'slipper', 'podium']],
  [['snow'], ['pineTree', 'bear', 'cabin']],
];

/** The designs for a movie's genre at a rank; Drama if it has none there. */
export function genreOf({ genreIds }: Movie, rank: number): Genre {
  return GENRES[genreIds[rank] ?? DRAMA] ?? GENRES[DRAMA];
}

/** Subjects that suit a movie: those that words of its title, keywords and overview name, then those of its genres. */
export function subjectsOf(movie: Movie, random: SeededRandom): readonly (readonly MotifName[])[] {
  const words = [movie.title, ...movie.keywords, movie.overview]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  const named = words.flatMap((word) => BY_WORD.get(word) ?? []);
  const byGenre = movie.genreIds.flatMap((_, rank) => shuffled(genreOf(movie, rank).motifs, random));
  return [[...new Set(named)], [...new Set(byGenre)]];
}

/** Shuffles a list. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}

/** Scenes that a subject needs, if any. */
export function scenesFor(motif: MotifName): NonEmpty<SceneName> | undefined {
  return SCENES_OF.find(([, motifs]) => motifs.includes(motif))?.[0];
}
