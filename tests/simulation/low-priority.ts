import { constants, setPriority } from 'node:os';

// `npm test` runs schedules beside the browser: what waits for a screen goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
