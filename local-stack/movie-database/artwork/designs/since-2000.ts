import type { DesignRow } from '../poster';

/** Designs of movies from 2000 on, by id: one object that stands for the movie. */
export const SINCE_2000: readonly DesignRow[] = [
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
  [515001, 'butterfly', 'stripes', 'leaf', 'middle', 'type'], // Jojo Rabbit
  [120467, 'bell', 'table', 'blush', 'middle', 'engraved'], // The Grand Budapest Hotel
  [447332, 'nail', 'stairs', 'midnight', 'side', 'thin'], // A Quiet Place
  [335984, 'bee', 'sundown', 'savanna', 'head', 'wide', { scaleFigure: true }], // Blade Runner 2049
  [1184918, 'robot', 'forest', 'pine', 'middle', 'round'], // The Wild Robot
  [1726, 'heartGear', 'rings', 'wine', 'block', 'tall'], // Iron Man
  [120, 'ring', 'mountains', 'dusk', 'middle', 'engraved', { size: 0.8 }], // The Fellowship of the Ring
  [14160, 'balloonHouse', 'clouds', 'picnic', 'head', 'round', { size: 1.1 }], // Up
  [568124, 'candle', 'lights', 'magenta', 'middle', 'serif'], // Encanto
  [177572, 'bridge', 'sundown', 'sunset', 'block', 'bold', { size: 1.15 }], // Big Hero 6
  [10681, 'bootPlant', 'dunes', 'sand', 'head', 'bold', { size: 0.75 }], // WALL·E
  [332562, 'star', 'beam', 'cobalt', 'middle', 'italic'], // A Star Is Born
  [346698, 'heel', 'stripes', 'candy', 'head', 'italic'], // Barbie
  [545611, 'bagel', 'rings', 'turquoise', 'headBlock', 'round'], // Everything Everywhere All at Once
  [277834, 'outrigger', 'sea', 'lagoon', 'head', 'bold'], // Moana
  [146233, 'maze', 'rain', 'steel', 'middle', 'grotesk'], // Prisoners
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
  [98, 'galea', 'field', 'sand', 'block', 'engraved'], // Gladiator
  [22, 'galleon', 'sea', 'plum', 'block', 'serif'], // The Curse of the Black Pearl
  [792307, 'brain', 'disc', 'lilac', 'middle', 'italic'], // Poor Things
  [331482, 'quill', 'table', 'paper', 'head', 'italic'], // Little Women
  [10191, 'dragon', 'disc', 'harbour', 'block', 'bold'], // How to Train Your Dragon
  [353081, 'helicopter', 'mountains', 'mars', 'headBlock', 'tall', { size: 0.85 }], // Mission: Impossible - Fallout
  [12, 'fishBag', 'deep', 'turquoise', 'middle', 'round'], // Finding Nemo
  [38, 'bed', 'snow', 'mint', 'headLeft', 'grotesk', { size: 0.9 }], // Eternal Sunshine of the Spotless Mind
  [138843, 'rockingChair', 'room', 'ember', 'middle', 'engraved'], // The Conjuring
  [396535, 'bulletTrain', 'sundown', 'scarlet', 'block', 'tall'], // Train to Busan
  [64690, 'scorpion', 'city', 'neon', 'head', 'italic'], // Drive
  [9806, 'dominoMask', 'rays', 'tangerine', 'block', 'bold'], // The Incredibles
  [933260, 'egg', 'plain', 'lemon', 'headBlock', 'bold', { size: 1.1 }], // The Substance
  [493922, 'crown', 'room', 'brick', 'middle', 'thin'], // Hereditary
  [585, 'door', 'crowd', 'cobalt', 'block', 'round'], // Monsters, Inc.
  [508947, 'redPanda', 'rays', 'blush', 'middle', 'round'], // Turning Red
  [49046, 'poppy', 'field', 'fog', 'headLeft', 'type'], // All Quiet on the Western Front
  [640, 'paperPlane', 'stripes', 'denim', 'head', 'bold'], // Catch Me If You Can
  [77, 'polaroid', 'table', 'paper', 'middle', 'type'], // Memento
  [391713, 'suitcase', 'clouds', 'peach', 'head', 'italic'], // Lady Bird
  [6977, 'coin', 'road', 'mars', 'headLeft', 'bold', { size: 0.9 }], // No Country for Old Men
  [38757, 'tower', 'lights', 'violet', 'middle', 'serif', { size: 1.1 }], // Tangled
  [1061474, 'cape', 'clouds', 'picnic', 'headBlock', 'bold'], // Superman
  [82690, 'arcade', 'confetti', 'neon', 'block', 'round'], // Wreck-It Ralph
  [273481, 'fence', 'sundown', 'sunset', 'side', 'tall'], // Sicario
  [808, 'onion', 'hills', 'leaf', 'head', 'round'], // Shrek
  [508965, 'envelope', 'snow', 'dusk', 'middle', 'serif'], // Klaus
  [37799, 'nodes', 'plain', 'denim', 'headLeft', 'grotesk', { size: 1.15 }], // The Social Network
  [4935, 'walkingHouse', 'hills', 'mint', 'head', 'italic'], // Howl's Moving Castle
  [557, 'spider', 'city', 'scarlet', 'middle', 'tall'], // Spider-Man
  [1233413, 'guitar', 'flames', 'wine', 'block', 'engraved'], // Sinners
  [376867, 'moon', 'sea', 'cobalt', 'side', 'thin'], // Moonlight
  [555604, 'noseBranch', 'forest', 'amber', 'middle', 'engraved'], // Guillermo del Toro's Pinocchio
  [823219, 'cat', 'sea', 'aurora', 'side', 'round'], // Flow
  [12405, 'question', 'rays', 'violet', 'block', 'bold'], // Slumdog Millionaire
  [137106, 'hammer', 'confetti', 'sunflower', 'headBlock', 'bold'], // The Lego Movie
  [600354, 'clock', 'room', 'fog', 'middle', 'serif'], // The Father
  [9502, 'dumpling', 'rays', 'scarlet', 'block', 'round'], // Kung Fu Panda
  [423, 'piano', 'rain', 'fog', 'headLeft', 'engraved'], // The Pianist
  [466420, 'cowboyHat', 'sundown', 'rust', 'middle', 'serif', { size: 1.1 }], // Killers of the Flower Moon
  [787699, 'lollipop', 'confetti', 'plum', 'middle', 'serif'], // Wonka
  [14836, 'button', 'disc', 'midnight', 'headLeft', 'type'], // Coraline
  [1949, 'target', 'plain', 'paper', 'headLeft', 'type'], // Zodiac
  [911430, 'raceCar', 'stripes', 'scarlet', 'side', 'wide', { size: 1.1 }], // F1
  [36557, 'chip', 'plain', 'leaf', 'headBlock', 'bold'], // Casino Royale
  [501929, 'dog', 'rays', 'magenta', 'block', 'round'], // The Mitchells vs. the Machines
  [674324, 'donkey', 'hills', 'aurora', 'head', 'serif'], // The Banshees of Inisherin
  [762504, 'ufo', 'hills', 'denim', 'side', 'bold'], // Nope
  [803796, 'heart', 'lights', 'neon', 'block', 'round'], // KPop Demon Hunters
  [194, 'gnome', 'hills', 'leaf', 'head', 'italic'], // Amélie
  [670, 'octopus', 'rain', 'plum', 'side', 'tall'], // Oldboy
  [940721, 'spines', 'sea', 'steel', 'headBlock', 'tall', { size: 1.2 }], // Godzilla Minus One
  [4348, 'carriage', 'hills', 'peach', 'head', 'italic'], // Pride & Prejudice
  [13475, 'planet', 'space', 'cobalt', 'headBlock', 'wide'], // Star Trek
  [974576, 'chimney', 'clouds', 'scarlet', 'side', 'engraved'], // Conclave
  [915935, 'chalet', 'snow', 'ice', 'headLeft', 'grotesk'], // Anatomy of a Fall
  [531428, 'dress', 'flames', 'harbour', 'head', 'italic'], // Portrait of a Lady on Fire
  [7345, 'derrick', 'sundown', 'ember', 'block', 'engraved', { size: 1.1 }], // There Will Be Blood
  [929590, 'camera', 'city', 'rust', 'headBlock', 'tall', { size: 0.85 }], // Civil War
  [598, 'camera', 'stripes', 'tangerine', 'head', 'bold'], // City of God
  [1064213, 'diamondRing', 'snow', 'magenta', 'middle', 'italic'], // Anora
  [840430, 'pineTree', 'snow', 'brick', 'head', 'serif'], // The Holdovers
  [83666, 'tent', 'field', 'lemon', 'head', 'italic'], // Moonrise Kingdom
  [666277, 'pair', 'city', 'dawn', 'head', 'thin', { size: 0.7 }], // Past Lives
  [776503, 'hand', 'disc', 'denim', 'middle', 'round'], // CODA
  [4638, 'swan', 'field', 'mint', 'headBlock', 'bold'], // Hot Fuzz
  [103663, 'deer', 'forest', 'fog', 'middle', 'serif'], // The Hunt
  [773, 'van', 'plain', 'sunflower', 'head', 'round'], // Little Miss Sunshine
  [402431, 'witchHat', 'disc', 'leaf', 'headLeft', 'engraved'], // Wicked
  [747, 'record', 'stripes', 'brick', 'headBlock', 'bold'], // Shaun of the Dead
  [426063, 'clawHand', 'stairs', 'noir', 'side', 'engraved'], // Nosferatu
  [508883, 'bird', 'clouds', 'denim', 'headLeft', 'serif'], // The Boy and the Heron
  [10315, 'fox', 'rays', 'sunflower', 'block', 'bold'], // Fantastic Mr. Fox
  [587792, 'palm', 'sundown', 'sunset', 'head', 'bold'], // Palm Springs
  [1054867, 'phonebox', 'road', 'mars', 'block', 'bold'], // One Battle After Another
  [346648, 'jar', 'table', 'tangerine', 'head', 'serif'], // Paddington 2
  [121, 'twoTowers', 'mountains', 'wine', 'middle', 'engraved'], // The Two Towers
  [475557, 'tragedy', 'stairs', 'rust', 'side', 'grotesk'], // Joker
  [44214, 'mask', 'beam', 'noir', 'head', 'thin'], // Black Swan
  [118340, 'cassette', 'space', 'plum', 'headBlock', 'bold'], // Guardians of the Galaxy
  [316029, 'tophat', 'lights', 'scarlet', 'head', 'italic'], // The Greatest Showman
  [398818, 'peach', 'plain', 'picnic', 'headLeft', 'thin', { size: 0.9 }], // Call Me by Your Name
  [141, 'rabbit', 'disc', 'midnight', 'block', 'thin'], // Donnie Darko
  [153, 'glass', 'city', 'neon', 'middle', 'thin'], // Lost in Translation
  [95934964, 'volcano', 'sundown', 'ember', 'head', 'serif'], // Fire of Love
  [59436, 'eiffel', 'lights', 'midnight', 'head', 'italic', { size: 1.15 }], // Midnight in Paris
  [369557, 'cassette', 'rings', 'neon', 'headBlock', 'bold'], // Sing Street
  [95063335, 'moonLander', 'space', 'noir', 'headLeft', 'thin', { size: 0.85 }], // In the Shadow of the Moon
  [549559, 'rocket', 'clouds', 'ice', 'side', 'grotesk'], // Apollo 11
  [95870695, 'cricket', 'hills', 'leaf', 'head', 'serif'], // Lagaan
  [809, 'castle', 'hills', 'dusk', 'block', 'round'], // Shrek 2
  [493529, 'd20', 'flames', 'wine', 'block', 'engraved'], // Dungeons & Dragons: Honor Among Thieves
  [93331416, 'hand', 'plain', 'rust', 'middle', 'type'], // Cave of Forgotten Dreams
  [453, 'headMaze', 'room', 'sand', 'head', 'serif', { size: 0.85 }], // A Beautiful Mind
  [93271799, 'penguin', 'snow', 'ice', 'head', 'grotesk', { size: 0.8 }], // Encounters at the End of the World
  [266856, 'atom', 'space', 'abyss', 'middle', 'thin'], // The Theory of Everything
  [334533, 'cabin', 'forest', 'leaf', 'head', 'bold'], // Captain Fantastic
  [502356, 'mushroom', 'rays', 'denim', 'block', 'round'], // The Super Mario Bros. Movie
  [71, 'slipper', 'room', 'brick', 'side', 'italic', { size: 1.1 }], // Billy Elliot
  [122906, 'hourglass', 'hills', 'lilac', 'headLeft', 'serif', { size: 0.85 }], // About Time
  [1781, 'chimney', 'sundown', 'rust', 'head', 'thin', { size: 1.1 }], // An Inconvenient Truth
  [490132, 'car', 'road', 'turquoise', 'headBlock', 'serif'], // Green Book
  [869626, 'shoedShell', 'table', 'blush', 'head', 'round'], // Marcel the Shell with Shoes On
  [96918263, 'globe', 'forest', 'pine', 'headLeft', 'grotesk', { size: 0.85 }], // David Attenborough: A Life on Our Planet
  [843, 'qipao', 'rain', 'ember', 'head', 'italic', { size: 1.1 }], // In the Mood for Love
  [69, 'record', 'flames', 'ember', 'block', 'bold'], // Walk the Line
  [286217, 'flowerPot', 'dunes', 'mars', 'block', 'wide', { size: 0.8 }], // The Martian
  [94035884, 'trolley', 'confetti', 'picnic', 'head', 'round'], // Won't You Be My Neighbor?
  [5915, 'bus', 'snow', 'harbour', 'head', 'thin', { size: 0.8 }], // Into the Wild
  [11688, 'llama', 'mountains', 'violet', 'head', 'bold', { size: 0.85 }], // The Emperor's New Groove
  [12445, 'glasses', 'flames', 'midnight', 'middle', 'engraved'], // Harry Potter and the Deathly Hallows: Part 2
  [17431, 'astronaut', 'disc', 'noir', 'side', 'wide'], // Moon
  [96566287, 'hotAirBalloon', 'clouds', 'lagoon', 'head', 'wide', { size: 0.9 }], // Home
  [19913, 'heart', 'plain', 'ice', 'headLeft', 'grotesk', { size: 0.85 }], // (500) Days of Summer
  [99344517, 'penguin', 'city', 'plum', 'head', 'round', { size: 0.9 }], // Wallace & Gromit: Vengeance Most Fowl
  [198277, 'headphones', 'city', 'orchid', 'head', 'bold', { size: 0.85 }], // Begin Again
  [84892, 'pickup', 'road', 'neon', 'head', 'grotesk', { size: 0.85 }], // The Perks of Being a Wallflower
  [96587657, 'binoculars', 'forest', 'leaf', 'middle', 'thin'], // Jane
  [2976, 'sprayCan', 'rays', 'magenta', 'headBlock', 'round'], // Hairspray
  [1933, 'child', 'doorway', 'fog', 'middle', 'thin'], // The Others
  [23128, 'whale', 'sea', 'harbour', 'head', 'thin', { size: 0.9 }], // The Cove
  [94704268, 'robot', 'dunes', 'mars', 'head', 'wide', { size: 0.85 }], // Good Night Oppy
  [501, 'bear', 'mountains', 'pine', 'block', 'type'], // Grizzly Man
  [11036, 'rowboat', 'sea', 'dusk', 'head', 'italic', { size: 0.85 }], // The Notebook
  [7326, 'chair', 'plain', 'tangerine', 'headBlock', 'round'], // Juno
  [515042, 'tent', 'mountains', 'denim', 'headBlock', 'wide'], // Free Solo
  [4523, 'apple', 'city', 'orchid', 'head', 'italic'], // Enchanted
  [170, 'bed', 'city', 'ember', 'block', 'tall'], // 28 Days Later
  [824, 'windmill', 'lights', 'scarlet', 'head', 'italic'], // Moulin Rouge!
  [242828, 'sailboat', 'sea', 'lilac', 'head', 'serif'], // When Marnie Was There
  [95989773, 'mushroom', 'forest', 'plum', 'head', 'thin'], // Fantastic Fungi
  [11544, 'surfboard', 'sea', 'sunset', 'block', 'round'], // Lilo & Stitch
  [552524, 'palm', 'sundown', 'lagoon', 'headBlock', 'round'], // Lilo & Stitch
  [1402, 'briefcase', 'city', 'denim', 'headLeft', 'serif'], // The Pursuit of Happyness
  [44826, 'gears', 'rings', 'amber', 'head', 'serif'], // Hugo
  [371645, 'pickup', 'forest', 'olive', 'head', 'bold'], // Hunt for the Wilderpeople
  [1088, 'whale', 'sea', 'aurora', 'headLeft', 'serif'], // Whale Rider
  [97246919, 'orange', 'hills', 'lemon', 'head', 'serif'], // The Biggest Little Farm
  [97063881, 'brain', 'rings', 'steel', 'middle', 'thin'], // AlphaGo
  [92463570, 'snowflake', 'mountains', 'midnight', 'head', 'thin'], // Touching the Void
  [11423, 'umbrella', 'rain', 'olive', 'headLeft', 'tall'], // Memories of Murder
  [94386391, 'record', 'space', 'amber', 'head', 'wide'], // The Farthest
  [92962526, 'telescope', 'space', 'abyss', 'headLeft', 'thin'], // Nostalgia for the Light
  [91728663, 'lighthouse', 'sea', 'turquoise', 'side', 'thin'], // Oceans
  [84334, 'sunglasses', 'disc', 'amber', 'headBlock', 'bold'], // Searching for Sugar Man
  [359724, 'raceCar', 'stripes', 'cobalt', 'block', 'wide'], // Ford v Ferrari
  [205, 'bell', 'doorway', 'rust', 'headLeft', 'serif'], // Hotel Rwanda
  [158999, 'fin', 'sea', 'noir', 'head', 'thin'], // Blackfish
  [9880, 'crown', 'confetti', 'magenta', 'head', 'italic'], // The Princess Diaries
  [95718759, 'temple', 'sundown', 'ember', 'head', 'thin'], // Samsara
  [530385, 'poppy', 'field', 'picnic', 'headLeft', 'thin'], // Midsommar
  [466272, 'clapper', 'sundown', 'sunset', 'head', 'bold'], // Once Upon a Time... in Hollywood
  [682110, 'octopus', 'deep', 'harbour', 'head', 'serif'], // My Octopus Teacher
  [593643, 'chefHat', 'plain', 'steel', 'headLeft', 'thin'], // The Menu
  [587, 'fishBag', 'hills', 'lemon', 'head', 'italic'], // Big Fish
  [205596, 'gears', 'plain', 'sand', 'head', 'type'], // The Imitation Game
  [93798647, 'dinner', 'plain', 'leaf', 'headBlock', 'grotesk'], // Food, Inc.
  [134, 'banjo', 'field', 'sunflower', 'head', 'engraved'], // O Brother, Where Art Thou?
  [110416, 'lighthouse', 'sea', 'aurora', 'head', 'serif'], // Song of the Sea
  [455207, 'dumpling', 'lights', 'magenta', 'head', 'italic'], // Crazy Rich Asians
  [752, 'fuse', 'plain', 'noir', 'block', 'tall'], // V for Vendetta
];
