import { startEngine } from './engine';
import { describeSchedules } from './schedules';

describeSchedules('the engine on PGlite, part 1', 100, 1, () => startEngine(false));
