import { describeSchedules } from './schedules';

describeSchedules('the engine on PGlite, part 2', 1000, 1001, false);
