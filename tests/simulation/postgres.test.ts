import { describeSchedules } from './schedules';

describeSchedules('the engine on PostgreSQL 17 with several connections', 60, 500_000, true);
