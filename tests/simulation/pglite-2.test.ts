import { startEngine } from './engine';
import { describeSchedules } from './schedules';

describeSchedules('the engine on PGlite, part 2', 100, 100_001, () => startEngine(false));
