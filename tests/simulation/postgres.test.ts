import { describeSchedules } from './schedules';

describeSchedules('the engine on PostgreSQL 17 with several connections', 100, 500_000, true);
