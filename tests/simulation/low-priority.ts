import { constants, setPriority } from 'node:os';

// `npm test` runs schedules beside the browser tests, which have priority because they wait for the screen.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
