import { describeSchedules } from './schedules';

describeSchedules('the engine on PGlite, part 1', 1000, 1, false);
