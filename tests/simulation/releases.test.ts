import { engine as release3 } from '../fixtures/engines/3/engine.mjs';
import { engine as release4 } from '../fixtures/engines/4/engine.mjs';
import { engine as release5 } from '../fixtures/engines/5/engine.mjs';
import { engine as release6 } from '../fixtures/engines/6/engine.mjs';
import { startEngine } from './engine';
import { engine as present } from './present-engine';
import { describeSchedules } from './schedules';

/** Schedules of each part: what goes wrong between releases does so in the first few. */
const RUNS = 30;

describeSchedules(
  'devices with the first release on this server, updated in the end',
  RUNS,
  10_001,
  () => startEngine(false, undefined, { engines: [release3], updateTo: present }),
  0,
);

describeSchedules(
  'devices with earlier releases and with this one side by side',
  RUNS,
  20_001,
  () =>
    startEngine(false, undefined, { engines: [release3, release4, release5, release6, present], updateTo: present }),
  0,
);
