import type { DesignRow } from '../poster';

/** Designs of movies before 2000, by id: one object that stands for the movie. */
export const BEFORE_2000: readonly DesignRow[] = [
  [550, 'fist', 'disc', 'noir', 'headLeft', 'grotesk'], // Fight Club
  [278, 'hammer', 'disc', 'denim', 'headLeft', 'serif'], // The Shawshank Redemption
  [680, 'briefcase', 'rays', 'sunflower', 'block', 'bold'], // Pulp Fiction
  [13, 'bench', 'clouds', 'mint', 'middle', 'serif'], // Forrest Gump
  [603, 'spoon', 'code', 'circuit', 'foot', 'type', { size: 1.1 }], // The Matrix
  [597, 'iceberg', 'plain', 'midnight', 'middle', 'engraved', { size: 1.2 }], // Titanic
  [807, 'box', 'field', 'fog', 'side', 'type', { size: 0.8 }], // Se7en
  [37165, 'skyDoor', 'clouds', 'picnic', 'headLeft', 'grotesk'], // The Truman Show
  [8587, 'lion', 'field', 'sunflower', 'block', 'bold', { size: 1.1 }], // The Lion King
  [424, 'child', 'crowd', 'noir', 'headLeft', 'serif'], // Schindler's List
  [857, 'dogtags', 'rain', 'olive', 'block', 'tall'], // Saving Private Ryan
  [238, 'orange', 'table', 'cocoa', 'headLeft', 'serif'], // The Godfather
  [862, 'blocks', 'clouds', 'picnic', 'block', 'round'], // Toy Story
  [105, 'clocktower', 'rain', 'dusk', 'block', 'bold', { size: 1.1 }], // Back to the Future
  [274, 'moth', 'disc', 'steel', 'head', 'thin'], // The Silence of the Lambs
  [637, 'bicycle', 'hills', 'lemon', 'head', 'serif'], // Life Is Beautiful
  [11, 'twinSuns', 'hills', 'sand', 'block', 'wide', { size: 0.9, scaleFigure: true }], // Star Wars
  [329, 'dinosaur', 'forest', 'pine', 'block', 'bold'], // Jurassic Park
  [1891, 'satellite', 'snow', 'midnight', 'block', 'wide', { size: 0.85, scaleFigure: true }], // The Empire Strikes Back
  [489, 'chalkboard', 'room', 'pine', 'foot', 'type'], // Good Will Hunting
  [769, 'fedora', 'table', 'brick', 'block', 'bold'], // GoodFellas
  [745, 'balloon', 'stairs', 'abyss', 'head', 'thin'], // The Sixth Sense
  [863, 'rocket', 'clouds', 'cobalt', 'block', 'round'], // Toy Story 2
  [280, 'motorcycle', 'plain', 'steel', 'block', 'wide'], // Terminator 2: Judgment Day
  [348, 'tracker', 'plain', 'circuit', 'head', 'wide', { size: 1.2 }], // Alien
  [115, 'bowling', 'stripes', 'turquoise', 'block', 'serif'], // The Big Lebowski
  [10674, 'horse', 'mountains', 'scarlet', 'head', 'serif', { size: 0.85 }], // Mulan
  [128, 'wolf', 'forest', 'pine', 'head', 'serif'], // Princess Mononoke
  [197, 'sword', 'hills', 'denim', 'block', 'engraved'], // Braveheart
  [162, 'scissors', 'hills', 'lilac', 'head', 'thin'], // Edward Scissorhands
  [607, 'sunglasses', 'plain', 'paper', 'block', 'bold'], // Men in Black
  [812, 'lamp', 'dunes', 'violet', 'middle', 'serif', { size: 0.85 }], // Aladdin
  [85, 'idol', 'beam', 'amber', 'block', 'tall'], // Raiders of the Lost Ark
  [562, 'footprint', 'city', 'brick', 'block', 'tall'], // Die Hard
  [9479, 'pumpkin', 'hills', 'plum', 'head', 'engraved'], // The Nightmare Before Christmas
  [62, 'monolith', 'disc', 'mars', 'head', 'thin'], // 2001: A Space Odyssey
  [275, 'car', 'snow', 'ice', 'head', 'type', { size: 0.7 }], // Fargo
  [10020, 'rose', 'beam', 'violet', 'head', 'italic'], // Beauty and the Beast
  [429, 'cowboyHat', 'sundown', 'savanna', 'block', 'engraved'], // The Good, the Bad and the Ugly
  [8392, 'oak', 'hills', 'leaf', 'head', 'round', { scaleFigure: true }], // My Neighbor Totoro
  [771, 'paintCan', 'stairs', 'scarlet', 'block', 'round'], // Home Alone
  [601, 'moon', 'forest', 'midnight', 'head', 'round', { size: 0.75, scaleFigure: true }], // E.T. the Extra-Terrestrial
  [578, 'fin', 'sea', 'turquoise', 'headBlock', 'tall', { size: 0.8 }], // Jaws
  [78, 'eye', 'rain', 'neon', 'block', 'wide'], // Blade Runner
  [240, 'rowboat', 'sea', 'cocoa', 'headLeft', 'serif', { size: 0.75 }], // The Godfather Part II
  [539, 'shower', 'plain', 'noir', 'side', 'grotesk'], // Psycho
  [694, 'maze2', 'plain', 'brick', 'block', 'bold', { size: 1.1 }], // The Shining
  [389, 'chair', 'crowd', 'rust', 'headLeft', 'bold'], // 12 Angry Men
  [426, 'spiral', 'rings', 'leaf', 'head', 'bold'], // Vertigo
  [346, 'kabuto', 'disc', 'scarlet', 'middle', 'engraved'], // Seven Samurai
  [620, 'ghost', 'city', 'midnight', 'block', 'round'], // Ghostbusters
  [1366, 'glove', 'stairs', 'dawn', 'head', 'tall'], // Rocky
  [872, 'umbrella', 'rain', 'denim', 'head', 'italic'], // Singin' in the Rain
  [935, 'missile', 'clouds', 'olive', 'middle', 'type'], // Dr. Strangelove
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
  [11216, 'projector', 'beam', 'amber', 'middle', 'serif'], // Cinema Paradiso
  [88, 'watermelon', 'plain', 'mint', 'head', 'italic'], // Dirty Dancing
  [19404, 'locomotive', 'field', 'sunflower', 'head', 'round'], // Dilwale Dulhania Le Jayenge
  [284, 'key', 'doorway', 'denim', 'headBlock', 'grotesk', { size: 0.85 }], // The Apartment
  [279, 'mask', 'beam', 'brick', 'middle', 'engraved'], // Amadeus
  [2280, 'pianoKeys', 'confetti', 'cobalt', 'headBlock', 'round'], // Big
  [15121, 'edelweiss', 'mountains', 'leaf', 'head', 'serif', { size: 0.85 }], // The Sound of Music
  [762, 'coconut', 'hills', 'sunflower', 'block', 'engraved'], // Monty Python and the Holy Grail
  [703, 'tie', 'plain', 'peach', 'headLeft', 'serif'], // Annie Hall
  [1955, 'hood', 'beam', 'noir', 'foot', 'engraved'], // The Elephant Man
  [165, 'hoverboard', 'city', 'magenta', 'headBlock', 'wide'], // Back to the Future Part II
  [621, 'milkshake', 'stripes', 'candy', 'headBlock', 'bold'], // Grease
  [792, 'helicopter', 'sundown', 'mars', 'block', 'tall', { size: 0.85 }], // Platoon
  [37247, 'divingMask', 'deep', 'turquoise', 'head', 'grotesk'], // The Graduate
  [11886, 'bullseye', 'hills', 'olive', 'head', 'serif', { size: 0.85 }], // Robin Hood
  [68, 'ducts', 'plain', 'fog', 'block', 'wide', { size: 1.15 }], // Brazil
  [11113, 'ascotHat', 'disc', 'lilac', 'head', 'italic'], // My Fair Lady
  [13963, 'guitar', 'disc', 'amber', 'headLeft', 'type'], // The Last Waltz
  [37797, 'book', 'hills', 'dawn', 'head', 'serif', { size: 0.9 }], // Whisper of the Heart
  [948, 'knife', 'doorway', 'amber', 'block', 'tall'], // Halloween
  [377, 'clawHand', 'stairs', 'brick', 'block', 'tall'], // A Nightmare on Elm Street
  [639, 'sandwich', 'table', 'mint', 'head', 'italic'], // When Harry Met Sally...
  [606, 'biplane', 'sundown', 'savanna', 'head', 'engraved', { size: 0.85 }], // Out of Africa
  [804, 'scooter', 'hills', 'lemon', 'head', 'italic'], // Roman Holiday
  [10112, 'kitten', 'city', 'violet', 'head', 'serif'], // The Aristocats
  [11314, 'gears', 'sundown', 'mars', 'block', 'wide'], // Koyaanisqatsi
  [665, 'horse', 'sundown', 'sand', 'block', 'engraved'], // Ben-Hur
  [1578, 'bull', 'beam', 'noir', 'headBlock', 'tall'], // Raging Bull
  [11621, 'pilotPig', 'clouds', 'picnic', 'middle', 'bold', { size: 0.85 }], // Porco Rosso
  [76, 'ferrisWheel', 'hills', 'orchid', 'head', 'italic'], // Before Sunrise
  [196, 'cactus', 'sundown', 'sunset', 'headBlock', 'bold'], // Back to the Future Part III
  [1892, 'lightBlade', 'forest', 'leaf', 'block', 'wide', { size: 1.1 }], // Return of the Jedi
  [11176, 'banjo', 'stripes', 'leaf', 'head', 'round', { size: 1.1 }], // The Muppet Movie
  [2493, 'sword', 'mountains', 'peach', 'head', 'engraved'], // The Princess Bride
  [11319, 'bottle', 'sea', 'aurora', 'head', 'serif'], // The Rescuers
  [783, 'footprint', 'dunes', 'sand', 'head', 'serif', { size: 0.8 }], // Gandhi
  [686, 'dish', 'space', 'cobalt', 'headLeft', 'wide'], // Contact
  [9340, 'coin', 'deep', 'harbour', 'headBlock', 'bold'], // The Goonies
  [12230, 'dalmatian', 'rays', 'cobalt', 'middle', 'round'], // One Hundred and One Dalmatians
  [9837, 'pyramid', 'dunes', 'dusk', 'head', 'engraved'], // The Prince of Egypt
  [11104, 'pineapple', 'rain', 'neon', 'side', 'bold'], // Chungking Express
  [24128, 'bigSuit', 'beam', 'steel', 'headBlock', 'grotesk'], // Stop Making Sense
  [144, 'wings', 'city', 'noir', 'head', 'serif'], // Wings of Desire
  [81, 'glider', 'clouds', 'aurora', 'middle', 'serif', { size: 1.25 }], // Nausicaä of the Valley of the Wind
  [14811, 'violin', 'hills', 'dusk', 'headLeft', 'serif'], // Fiddler on the Roof
  [829, 'faucet', 'disc', 'sand', 'head', 'engraved'], // Chinatown
  [9576, 'lipstick', 'rays', 'blush', 'block', 'italic'], // Tootsie
  [947, 'camel', 'dunes', 'sand', 'head', 'engraved', { size: 0.9 }], // Lawrence of Arabia
  [6620, 'sailboat', 'sea', 'blush', 'head', 'italic', { size: 0.85 }], // Sabrina
  [33324, 'lantern', 'mountains', 'cocoa', 'head', 'type', { size: 0.85 }], // Harlan County U.S.A.
  [2898, 'dinner', 'table', 'mint', 'head', 'serif'], // As Good as It Gets
  [10784, 'heel', 'beam', 'plum', 'headBlock', 'bold'], // Cabaret
  [1091, 'wolf', 'snow', 'harbour', 'block', 'wide', { size: 0.9 }], // The Thing
  [10437, 'pineTree', 'snow', 'wine', 'head', 'serif'], // The Muppet Christmas Carol
  [21, 'surfboard', 'sundown', 'sunset', 'head', 'italic'], // The Endless Summer
  [926, 'star', 'space', 'violet', 'headBlock', 'wide'], // Galaxy Quest
  [10882, 'spinningWheel', 'stairs', 'lilac', 'head', 'engraved'], // Sleeping Beauty
  [96971306, 'door', 'field', 'olive', 'headLeft', 'italic'], // Grey Gardens
  [11050, 'phone', 'room', 'blush', 'head', 'italic'], // Terms of Endearment
  [2323, 'baseball', 'hills', 'cobalt', 'head', 'serif', { size: 0.8 }], // Field of Dreams
  [343, 'flowerPot', 'field', 'sunflower', 'head', 'serif', { size: 0.85 }], // Harold and Maude
  [93254374, 'astronaut', 'space', 'midnight', 'headLeft', 'wide', { size: 0.85 }], // For All Mankind
  [14002, 'eye', 'disc', 'mars', 'block', 'engraved'], // Baraka
  [16859, 'broom', 'clouds', 'denim', 'head', 'round', { size: 0.9 }], // Kiki's Delivery Service
  [164, 'sunglasses', 'plain', 'turquoise', 'headLeft', 'italic'], // Breakfast at Tiffany's
  [764, 'book', 'forest', 'noir', 'block', 'tall'], // The Evil Dead
  [4951, 'paintCan', 'confetti', 'mint', 'head', 'bold'], // 10 Things I Hate About You
  [10404, 'lantern', 'doorway', 'ember', 'side', 'serif'], // Raise the Red Lantern
  [11416, 'trumpet', 'forest', 'olive', 'head', 'engraved'], // The Mission
  [525, 'fedora', 'city', 'noir', 'block', 'bold'], // The Blues Brothers
  [1398, 'door', 'field', 'fog', 'side', 'type'], // Stalker
  [99084577, 'pineTree', 'snow', 'harbour', 'head', 'serif'], // Dersu Uzala
  [11779, 'trumpet', 'sundown', 'sunset', 'head', 'bold'], // Buena Vista Social Club
  [4011, 'worm', 'stripes', 'violet', 'headBlock', 'bold'], // Beetlejuice
  [679, 'helmet', 'plain', 'circuit', 'block', 'wide'], // Aliens
  [97807956, 'deer', 'field', 'savanna', 'head', 'serif'], // The Vanishing Prairie
  [492, 'headTangle', 'stairs', 'sand', 'headLeft', 'type'], // Being John Malkovich
  [9459, 'bird', 'field', 'leaf', 'head', 'bold'], // Woodstock
  [2118, 'palm', 'city', 'wine', 'head', 'serif'], // L.A. Confidential
  [509, 'book', 'city', 'denim', 'head', 'italic'], // Notting Hill
  [892, 'knife', 'table', 'rust', 'head', 'type'], // Delicatessen
  [15080, 'pineapple', 'hills', 'blush', 'head', 'serif'], // Only Yesterday
  [96610904, 'bee', 'field', 'leaf', 'head', 'thin'], // Microcosmos
  [99167220, 'cactus', 'sundown', 'mars', 'head', 'serif'], // The Living Desert
  [9820, 'tent', 'hills', 'mint', 'head', 'round'], // The Parent Trap
  [5924, 'butterfly', 'hills', 'aurora', 'head', 'engraved'], // Papillon
  [9994, 'rat', 'city', 'plum', 'head', 'serif'], // The Great Mouse Detective
  [2039, 'moon', 'city', 'midnight', 'head', 'italic'], // Moonstruck
  [239, 'heel', 'stripes', 'candy', 'headBlock', 'bold'], // Some Like It Hot
  [6949, 'suitcase', 'stripes', 'picnic', 'headBlock', 'bold'], // What's Up, Doc?
  [36685, 'fangs', 'plain', 'noir', 'block', 'bold'], // The Rocky Horror Picture Show
  [850, 'target', 'snow', 'wine', 'head', 'serif'], // A Christmas Story
  [15196, 'dice', 'room', 'pine', 'head', 'engraved'], // Clue
  [10340, 'dinner', 'table', 'midnight', 'head', 'italic'], // Lady and the Tramp
  [581, 'wolf', 'field', 'savanna', 'head', 'engraved'], // Dances with Wolves
  [1051, 'train', 'city', 'steel', 'block', 'tall'], // The French Connection
  [154, 'atom', 'space', 'plum', 'block', 'wide'], // Star Trek II: The Wrath of Khan
  [11031, 'monolith', 'field', 'olive', 'headLeft', 'engraved'], // This Is Spinal Tap
  [840, 'ufo', 'mountains', 'midnight', 'head', 'wide'], // Close Encounters of the Third Kind
];
