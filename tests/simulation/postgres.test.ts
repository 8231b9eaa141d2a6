import { startEngine } from './engine';
import { describeSchedules } from './schedules';

describeSchedules('the engine on PostgreSQL 17 with several connections', 20, 500_000, () => startEngine(true));
