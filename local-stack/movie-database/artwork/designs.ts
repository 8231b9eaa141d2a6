import type { DesignRow } from './poster';

/** Hand-made designs of the best-known movies by id: one object that stands for the movie. */
export const DESIGNS: readonly DesignRow[] = [
  [157336, 'blackHole', 'space', 'abyss', 'foot', 'wide'], // Interstellar
  [299536, 'gems', 'rings', 'plum', 'middle', 'tall'], // Avengers: Infinity War
  [299534, 'hourglass', 'doorway', 'harbour', 'block', 'tall'], // Avengers: Endgame
  [496243, 'houseOverStairs', 'plain', 'pine', 'headLeft', 'grotesk'], // Parasite
  [27205, 'top', 'table', 'steel', 'head', 'wide'], // Inception
  [155, 'card', 'city', 'noir', 'block', 'tall', { size: 0.9 }], // The Dark Knight
  [354912, 'skull', 'flames', 'violet', 'middle', 'round'], // Coco
  [324857, 'web', 'city', 'magenta', 'headBlock', 'bold'], // Spider-Man: Into the Spider-Verse
  [68718, 'chain', 'sundown', 'sunset', 'block', 'engraved'], // Django Unchained
  [872585, 'match', 'plain', 'amber', 'middle', 'engraved', { size: 1.12 }], // Oppenheimer
  [424694, 'microphone', 'beam', 'neon', 'headLeft', 'serif'], // Bohemian Rhapsody
  [150540, 'headOrbs', 'confetti', 'lemon', 'middle', 'round'], // Inside Out
  [284054, 'panther', 'rays', 'midnight', 'middle', 'tall'], // Black Panther
  [438631, 'wanderer', 'dunes', 'savanna', 'head', 'thin', { size: 0.66 }], // Dune
  [361743, 'jet', 'clouds', 'dusk', 'headBlock', 'tall'], // Top Gun: Maverick
  [569094, 'hexWeb', 'lights', 'cobalt', 'block', 'bold', { size: 1.1 }], // Spider-Man: Across the Spider-Verse
  [11324, 'lighthouse', 'sea', 'fog', 'head', 'engraved'], // Shutter Island
  [76341, 'steering', 'flames', 'mars', 'block', 'tall'], // Mad Max: Fury Road
  [414906, 'question', 'rain', 'noir', 'side', 'tall'], // The Batman
  [244786, 'drum', 'plain', 'brick', 'side', 'grotesk', { size: 1.1 }], // Whiplash
  [313369, 'lamppost', 'hills', 'orchid', 'head', 'italic', { scaleFigure: true }], // La La Land
  [530915, 'tree', 'hills', 'olive', 'block', 'bold', { scaleFigure: true }], // 1917
  [508442, 'pianoStairs', 'lights', 'lagoon', 'head', 'thin'], // Soul
  [19995, 'floatingRock', 'clouds', 'aurora', 'middle', 'thin', { size: 1.12 }], // Avatar
  [546554, 'knives', 'rings', 'rust', 'headLeft', 'serif'], // Knives Out
  [693134, 'worm', 'dunes', 'sand', 'head', 'thin', { scaleFigure: true }], // Dune: Part Two
  [315162, 'fuse', 'rays', 'tangerine', 'block', 'round'], // Puss in Boots: The Last Wish
  [372058, 'comet', 'hills', 'dawn', 'head', 'grotesk'], // Your Name.
  [329865, 'lens', 'field', 'ice', 'headLeft', 'thin', { scaleFigure: true }], // Arrival
  [419430, 'teacup', 'table', 'cocoa', 'headLeft', 'bold'], // Get Out
  [16869, 'reel', 'flames', 'scarlet', 'middle', 'serif'], // Inglourious Basterds
  [324786, 'helmet', 'rain', 'steel', 'block', 'engraved'], // Hacksaw Ridge
  [374720, 'sailboat', 'sea', 'denim', 'head', 'tall', { size: 0.8 }], // Dunkirk
  [269149, 'badge', 'stripes', 'turquoise', 'middle', 'round'], // Zootopia
  [77338, 'wheelchair', 'clouds', 'peach', 'headLeft', 'italic'], // The Intouchables
  [122, 'crown', 'mountains', 'ember', 'head', 'engraved', { size: 0.8 }], // The Return of the King
  [339403, 'headphones', 'road', 'candy', 'headBlock', 'bold', { size: 0.85 }], // Baby Driver
  [281957, 'bear', 'snow', 'harbour', 'block', 'bold', { scaleFigure: true }], // The Revenant
  [515001, 'rabbit', 'stripes', 'leaf', 'middle', 'type'], // Jojo Rabbit
  [550, 'fist', 'disc', 'noir', 'headLeft', 'grotesk'], // Fight Club
  [120467, 'bell', 'table', 'blush', 'middle', 'engraved'], // The Grand Budapest Hotel
  [447332, 'nail', 'stairs', 'midnight', 'side', 'thin'], // A Quiet Place
  [335984, 'bee', 'sundown', 'savanna', 'head', 'wide', { scaleFigure: true }], // Blade Runner 2049
  [1184918, 'robot', 'forest', 'pine', 'middle', 'round'], // The Wild Robot
  [1726, 'heartGear', 'rings', 'wine', 'block', 'tall'], // Iron Man
  [120, 'ring', 'mountains', 'dusk', 'middle', 'engraved', { size: 0.8 }], // The Fellowship of the Ring
  [14160, 'balloonHouse', 'clouds', 'picnic', 'head', 'round', { size: 1.1 }], // Up
  [568124, 'candle', 'lights', 'magenta', 'middle', 'serif'], // Encanto
  [278, 'bookHammer', 'disc', 'denim', 'headLeft', 'serif'], // The Shawshank Redemption
  [177572, 'bridge', 'sundown', 'sunset', 'block', 'bold', { size: 1.15 }], // Big Hero 6
  [273248, 'coffeepot', 'snow', 'cocoa', 'headBlock', 'engraved'], // The Hateful Eight
  [10681, 'bootPlant', 'dunes', 'sand', 'head', 'bold', { size: 0.75 }], // WALL·E
  [680, 'briefcase', 'rays', 'sunflower', 'block', 'bold'], // Pulp Fiction
  [332562, 'star', 'beam', 'cobalt', 'middle', 'italic'], // A Star Is Born
  [346698, 'heel', 'stripes', 'candy', 'head', 'italic'], // Barbie
  [13, 'bench', 'clouds', 'mint', 'middle', 'serif'], // Forrest Gump
  [545611, 'bagel', 'rings', 'turquoise', 'headBlock', 'round'], // Everything Everywhere All at Once
  [277834, 'outrigger', 'sea', 'lagoon', 'head', 'bold'], // Moana
  [146233, 'maze', 'rain', 'steel', 'middle', 'grotesk'], // Prisoners
  [603, 'spoon', 'code', 'circuit', 'foot', 'type', { size: 1.1 }], // The Matrix
  [671, 'owl', 'lights', 'amber', 'head', 'engraved'], // Harry Potter and the Philosopher's Stone
  [152601, 'soundHeart', 'plain', 'peach', 'middle', 'thin'], // Her
  [1022789, 'headTangle', 'confetti', 'tangerine', 'headLeft', 'round'], // Inside Out 2
  [381284, 'glasses', 'rays', 'dawn', 'foot', 'serif'], // Hidden Figures
  [1124, 'birdcage', 'beam', 'wine', 'middle', 'engraved'], // The Prestige
  [272, 'bats', 'disc', 'rust', 'block', 'tall'], // Batman Begins
  [399055, 'bathtub', 'deep', 'aurora', 'middle', 'italic'], // The Shape of Water
  [109445, 'snowflake', 'mountains', 'ice', 'headLeft', 'thin', { size: 0.8 }], // Frozen
  [76203, 'violin', 'forest', 'olive', 'headLeft', 'serif'], // 12 Years a Slave
  [10193, 'claw', 'beam', 'picnic', 'block', 'round'], // Toy Story 3
  [2062, 'chefHat', 'table', 'brick', 'head', 'italic'], // Ratatouille
  [129, 'train', 'sea', 'orchid', 'head', 'serif'], // Spirited Away
  [1422, 'rat', 'city', 'steel', 'block', 'tall', { size: 0.9 }], // The Departed
  [597, 'iceberg', 'plain', 'midnight', 'middle', 'engraved', { size: 1.2 }], // Titanic
  [98, 'galea', 'field', 'sand', 'block', 'engraved'], // Gladiator
  [22, 'galleon', 'sea', 'plum', 'block', 'serif'], // The Curse of the Black Pearl
  [807, 'box', 'field', 'fog', 'side', 'type', { size: 0.8 }], // Se7en
  [49047, 'astronaut', 'space', 'noir', 'middle', 'thin', { size: 0.75 }], // Gravity
  [792307, 'brain', 'disc', 'lilac', 'middle', 'italic'], // Poor Things
  [331482, 'quill', 'table', 'paper', 'head', 'italic'], // Little Women
  [10191, 'dragon', 'disc', 'harbour', 'block', 'bold'], // How to Train Your Dragon
  [353081, 'helicopter', 'mountains', 'mars', 'headBlock', 'tall', { size: 0.85 }], // Mission: Impossible - Fallout
  [12, 'fishBag', 'deep', 'turquoise', 'middle', 'round'], // Finding Nemo
  [38, 'bed', 'snow', 'mint', 'headLeft', 'grotesk', { size: 0.9 }], // Eternal Sunshine of the Spotless Mind
  [138843, 'rockingChair', 'room', 'ember', 'middle', 'engraved'], // The Conjuring
  [314365, 'church', 'beam', 'abyss', 'head', 'grotesk'], // Spotlight
  [396535, 'bulletTrain', 'sundown', 'scarlet', 'block', 'tall'], // Train to Busan
  [64690, 'scorpion', 'city', 'neon', 'head', 'italic'], // Drive
  [9806, 'dominoMask', 'rays', 'tangerine', 'block', 'bold'], // The Incredibles
  [37165, 'skyDoor', 'clouds', 'picnic', 'headLeft', 'grotesk'], // The Truman Show
  [933260, 'egg', 'plain', 'lemon', 'headBlock', 'bold', { size: 1.1 }], // The Substance
  [493922, 'treehouse', 'hills', 'brick', 'middle', 'thin'], // Hereditary
  [585, 'door', 'crowd', 'cobalt', 'block', 'round'], // Monsters, Inc.
  [508947, 'redPanda', 'rays', 'blush', 'middle', 'round'], // Turning Red
  [8587, 'lion', 'field', 'sunflower', 'block', 'bold', { size: 1.1 }], // The Lion King
  [49046, 'poppy', 'field', 'fog', 'headLeft', 'type'], // All Quiet on the Western Front
  [640, 'paperPlane', 'stripes', 'denim', 'head', 'bold'], // Catch Me If You Can
  [424, 'child', 'crowd', 'noir', 'headLeft', 'serif'], // Schindler's List
  [77, 'polaroid', 'table', 'paper', 'middle', 'type'], // Memento
  [391713, 'suitcase', 'clouds', 'peach', 'head', 'italic'], // Lady Bird
  [857, 'dogtags', 'rain', 'olive', 'block', 'tall'], // Saving Private Ryan
  [6977, 'coin', 'road', 'mars', 'headLeft', 'bold', { size: 0.9 }], // No Country for Old Men
  [38757, 'tower', 'lights', 'violet', 'middle', 'serif', { size: 1.1 }], // Tangled
  [238, 'orange', 'table', 'cocoa', 'headLeft', 'serif'], // The Godfather
  [1061474, 'cape', 'clouds', 'picnic', 'headBlock', 'bold'], // Superman
  [82690, 'arcade', 'confetti', 'neon', 'block', 'round'], // Wreck-It Ralph
  [273481, 'fence', 'sundown', 'sunset', 'side', 'tall'], // Sicario
  [808, 'onion', 'hills', 'leaf', 'head', 'round'], // Shrek
  [862, 'blocks', 'clouds', 'picnic', 'block', 'round'], // Toy Story
  [508965, 'envelope', 'snow', 'dusk', 'middle', 'serif'], // Klaus
  [37799, 'nodes', 'plain', 'denim', 'headLeft', 'grotesk', { size: 1.15 }], // The Social Network
  [105, 'clocktower', 'rain', 'dusk', 'block', 'bold', { size: 1.1 }], // Back to the Future
  [4935, 'walkingHouse', 'hills', 'mint', 'head', 'italic'], // Howl's Moving Castle
  [557, 'spider', 'city', 'scarlet', 'middle', 'tall'], // Spider-Man
  [1233413, 'guitar', 'flames', 'wine', 'block', 'engraved'], // Sinners
  [274, 'lamb', 'doorway', 'steel', 'head', 'thin'], // The Silence of the Lambs
  [637, 'bicycle', 'hills', 'lemon', 'head', 'serif'], // Life Is Beautiful
  [376867, 'moon', 'sea', 'cobalt', 'side', 'thin'], // Moonlight
  [555604, 'noseBranch', 'forest', 'amber', 'middle', 'engraved'], // Guillermo del Toro's Pinocchio
  [823219, 'cat', 'sea', 'aurora', 'side', 'round'], // Flow
  [12405, 'lozenges', 'lights', 'violet', 'block', 'bold'], // Slumdog Millionaire
  [137106, 'hammer', 'confetti', 'sunflower', 'headBlock', 'bold'], // The Lego Movie
  [11, 'twinSuns', 'hills', 'sand', 'block', 'wide', { size: 0.9, scaleFigure: true }], // Star Wars
  [600354, 'headTree', 'plain', 'fog', 'middle', 'serif'], // The Father
  [329, 'amber', 'plain', 'pine', 'block', 'bold'], // Jurassic Park
  [1417, 'handEye', 'forest', 'harbour', 'middle', 'engraved'], // Pan's Labyrinth
  [9502, 'dumpling', 'rays', 'scarlet', 'block', 'round'], // Kung Fu Panda
  [1891, 'satellite', 'snow', 'midnight', 'block', 'wide', { size: 0.85, scaleFigure: true }], // The Empire Strikes Back
  [423, 'piano', 'rain', 'fog', 'headLeft', 'engraved'], // The Pianist
  [489, 'chalkboard', 'room', 'pine', 'foot', 'type'], // Good Will Hunting
  [466420, 'moonFlower', 'plain', 'rust', 'middle', 'serif', { size: 1.15 }], // Killers of the Flower Moon
  [787699, 'lollipop', 'confetti', 'plum', 'middle', 'serif'], // Wonka
  [14836, 'button', 'disc', 'midnight', 'headLeft', 'type'], // Coraline
  [769, 'razor', 'table', 'brick', 'block', 'bold'], // GoodFellas
  [296098, 'fedora', 'snow', 'steel', 'block', 'type'], // Bridge of Spies
  [1949, 'cipher', 'plain', 'paper', 'headLeft', 'type'], // Zodiac
  [911430, 'raceCar', 'stripes', 'scarlet', 'side', 'wide', { size: 1.1 }], // F1
  [36557, 'chip', 'plain', 'leaf', 'headBlock', 'bold'], // Casino Royale
  [501929, 'dog', 'rays', 'magenta', 'block', 'round'], // The Mitchells vs. the Machines
  [17654, 'ufo', 'city', 'sand', 'headBlock', 'bold'], // District 9
  [674324, 'donkey', 'hills', 'aurora', 'head', 'serif'], // The Banshees of Inisherin
  [762504, 'cloudKite', 'hills', 'denim', 'side', 'bold'], // Nope
  [803796, 'heart', 'lights', 'neon', 'block', 'round'], // KPop Demon Hunters
  [500, 'tie', 'crowd', 'brick', 'block', 'bold'], // Reservoir Dogs
  [290098, 'fan', 'halves', 'mint', 'head', 'italic'], // The Handmaiden
  [194, 'gnome', 'hills', 'leaf', 'head', 'italic'], // Amélie
  [670, 'octopus', 'rain', 'plum', 'side', 'tall'], // Oldboy
  [940721, 'spines', 'sea', 'steel', 'headBlock', 'tall', { size: 1.2 }], // Godzilla Minus One
  [4348, 'carriage', 'hills', 'peach', 'head', 'italic'], // Pride & Prejudice
  [13475, 'planet', 'space', 'cobalt', 'headBlock', 'wide'], // Star Trek
  [68734, 'clapper', 'rays', 'olive', 'middle', 'bold'], // Argo
  [745, 'balloon', 'stairs', 'abyss', 'head', 'thin'], // The Sixth Sense
  [974576, 'chimney', 'clouds', 'scarlet', 'side', 'engraved'], // Conclave
  [915935, 'chalet', 'snow', 'ice', 'headLeft', 'grotesk'], // Anatomy of a Fall
  [863, 'rocket', 'clouds', 'cobalt', 'block', 'round'], // Toy Story 2
  [531428, 'dress', 'flames', 'harbour', 'head', 'italic'], // Portrait of a Lady on Fire
  [7345, 'derrick', 'sundown', 'ember', 'block', 'engraved', { size: 1.1 }], // There Will Be Blood
  [426426, 'airliner', 'clouds', 'fog', 'side', 'thin'], // Roma
  [280, 'motorcycle', 'plain', 'steel', 'block', 'wide'], // Terminator 2: Judgment Day
  [929590, 'camera', 'city', 'rust', 'headBlock', 'tall', { size: 0.85 }], // Civil War
  [598, 'rooster', 'stripes', 'tangerine', 'head', 'bold'], // City of God
  [1064213, 'diamondRing', 'snow', 'magenta', 'middle', 'italic'], // Anora
  [840430, 'pineTree', 'snow', 'brick', 'head', 'serif'], // The Holdovers
  [348, 'tracker', 'plain', 'circuit', 'head', 'wide', { size: 1.2 }], // Alien
  [115, 'bowling', 'stripes', 'turquoise', 'block', 'serif'], // The Big Lebowski
  [83666, 'tent', 'field', 'lemon', 'head', 'italic'], // Moonrise Kingdom
  [666277, 'pair', 'city', 'dawn', 'head', 'thin', { size: 0.7 }], // Past Lives
  [776503, 'hand', 'disc', 'denim', 'middle', 'round'], // CODA
  [581734, 'caravan', 'road', 'dawn', 'head', 'thin', { size: 0.85 }], // Nomadland
  [161, 'vault', 'lights', 'pine', 'block', 'serif'], // Ocean's Eleven
  [4638, 'swan', 'field', 'mint', 'headBlock', 'bold'], // Hot Fuzz
  [103663, 'deer', 'forest', 'fog', 'middle', 'serif'], // The Hunt
  [502033, 'ear', 'rings', 'steel', 'headLeft', 'grotesk'], // Sound of Metal
  [580175, 'glass', 'confetti', 'sunflower', 'headLeft', 'italic'], // Another Round
  [10674, 'horse', 'mountains', 'scarlet', 'head', 'serif', { size: 0.85 }], // Mulan
  [128, 'wolf', 'forest', 'pine', 'head', 'serif'], // Princess Mononoke
  [627, 'locomotive', 'stripes', 'tangerine', 'block', 'grotesk'], // Trainspotting
  [338766, 'pickup', 'road', 'savanna', 'block', 'bold', { size: 0.85 }], // Hell or High Water
  [773, 'van', 'plain', 'sunflower', 'head', 'round'], // Little Miss Sunshine
  [402431, 'witchHat', 'disc', 'leaf', 'headLeft', 'engraved'], // Wicked
  [197, 'sword', 'hills', 'denim', 'block', 'engraved'], // Braveheart
  [747, 'record', 'stripes', 'brick', 'headBlock', 'bold'], // Shaun of the Dead
  [426063, 'clawHand', 'stairs', 'noir', 'side', 'engraved'], // Nosferatu
  [965150, 'parasol', 'sea', 'turquoise', 'head', 'thin'], // Aftersun
  [162, 'scissors', 'hills', 'lilac', 'head', 'thin'], // Edward Scissorhands
  [508883, 'heron', 'field', 'denim', 'headLeft', 'serif'], // The Boy and the Heron
  [313297, 'origami', 'sea', 'dusk', 'head', 'bold'], // Kubo and the Two Strings
  [10315, 'fox', 'rays', 'sunflower', 'block', 'bold'], // Fantastic Mr. Fox
  [607, 'sunglasses', 'plain', 'paper', 'block', 'bold'], // Men in Black
  [587792, 'palm', 'sundown', 'sunset', 'head', 'bold'], // Palm Springs
  [142, 'hanger', 'mountains', 'denim', 'head', 'serif', { size: 0.85 }], // Brokeback Mountain
  [18, 'taxi', 'clouds', 'tangerine', 'block', 'wide'], // The Fifth Element
  [1054867, 'phonebox', 'road', 'mars', 'block', 'bold'], // One Battle After Another
  [44826, 'gears', 'rings', 'amber', 'head', 'serif'], // Hugo
  [812, 'lamp', 'dunes', 'violet', 'middle', 'serif', { size: 0.85 }], // Aladdin
  [85, 'idol', 'beam', 'amber', 'block', 'tall'], // Raiders of the Lost Ark
  [562, 'footprint', 'city', 'brick', 'block', 'tall'], // Die Hard
  [9479, 'pumpkin', 'hills', 'plum', 'head', 'engraved'], // The Nightmare Before Christmas
  [62, 'monolith', 'disc', 'mars', 'head', 'thin'], // 2001: A Space Odyssey
  [275, 'car', 'snow', 'ice', 'head', 'type', { size: 0.7 }], // Fargo
  [346648, 'jar', 'table', 'tangerine', 'head', 'serif'], // Paddington 2
  [1018, 'key', 'halves', 'midnight', 'middle', 'italic'], // Mulholland Drive
  [10020, 'rose', 'beam', 'violet', 'head', 'italic'], // Beauty and the Beast
  [429, 'cowboyHat', 'sundown', 'savanna', 'block', 'engraved'], // The Good, the Bad and the Ugly
  [8392, 'oak', 'hills', 'leaf', 'head', 'round', { scaleFigure: true }], // My Neighbor Totoro
  [771, 'paintCan', 'stairs', 'scarlet', 'block', 'round'], // Home Alone
  [8844, 'dice', 'forest', 'leaf', 'block', 'serif'], // Jumanji
  [601, 'flowerPot', 'space', 'midnight', 'head', 'round', { size: 0.85 }], // E.T. the Extra-Terrestrial
  [578, 'fin', 'sea', 'turquoise', 'headBlock', 'tall', { size: 0.8 }], // Jaws
  [78, 'eye', 'rain', 'neon', 'block', 'wide'], // Blade Runner
  [240, 'rowboat', 'sea', 'cocoa', 'headLeft', 'serif', { size: 0.75 }], // The Godfather Part II
  [539, 'shower', 'plain', 'noir', 'side', 'grotesk'], // Psycho
  [694, 'maze2', 'plain', 'brick', 'block', 'bold', { size: 1.1 }], // The Shining
  [389, 'chair', 'crowd', 'rust', 'headLeft', 'bold'], // 12 Angry Men
  [289, 'knight', 'room', 'fog', 'middle', 'engraved'], // Casablanca
  [426, 'spiral', 'rings', 'leaf', 'head', 'bold'], // Vertigo
  [346, 'kabuto', 'disc', 'scarlet', 'middle', 'engraved'], // Seven Samurai
  [620, 'ghost', 'city', 'midnight', 'block', 'round'], // Ghostbusters
  [1366, 'glove', 'stairs', 'dawn', 'head', 'tall'], // Rocky
  [872, 'umbrella', 'rain', 'denim', 'head', 'italic'], // Singin' in the Rain
  [630, 'slipper', 'hills', 'lemon', 'block', 'serif'], // The Wizard of Oz
  [121, 'twoTowers', 'mountains', 'wine', 'middle', 'engraved'], // The Two Towers
  [935, 'missile', 'clouds', 'olive', 'middle', 'type'], // Dr. Strangelove
  [103, 'rearMirror', 'rain', 'amber', 'block', 'tall'], // Taxi Driver
  [475557, 'tragedy', 'stairs', 'rust', 'side', 'grotesk'], // Joker
  [15, 'snowglobe', 'table', 'noir', 'head', 'engraved'], // Citizen Kane
  [567, 'binoculars', 'city', 'dusk', 'headLeft', 'serif'], // Rear Window
  [213, 'biplane', 'field', 'savanna', 'headBlock', 'bold'], // North by Northwest
  [149, 'pill', 'plain', 'scarlet', 'block', 'wide', { size: 1.25 }], // Akira
  [12477, 'lantern', 'field', 'abyss', 'head', 'serif'], // Grave of the Fireflies
  [10515, 'airship', 'clouds', 'picnic', 'middle', 'serif'], // Castle in the Sky
  [10386, 'android', 'forest', 'aurora', 'block', 'bold'], // The Iron Giant
  [137, 'clock', 'snow', 'denim', 'head', 'serif'], // Groundhog Day
  [10144, 'shell', 'deep', 'lagoon', 'middle', 'italic'], // The Little Mermaid
  [433, 'kite', 'clouds', 'picnic', 'head', 'italic'], // Mary Poppins
  [252, 'ticket', 'rays', 'violet', 'middle', 'serif'], // Willy Wonka & the Chocolate Factory
  [4232, 'phone', 'doorway', 'wine', 'head', 'grotesk'], // Scream
  [408, 'apple', 'forest', 'mint', 'middle', 'serif'], // Snow White and the Seven Dwarfs
  [44214, 'mask', 'beam', 'noir', 'head', 'thin'], // Black Swan
  [118340, 'cassette', 'space', 'plum', 'headBlock', 'bold'], // Guardians of the Galaxy
];
