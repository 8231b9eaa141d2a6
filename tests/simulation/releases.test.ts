import { engine as release1 } from '../fixtures/engines/1/engine.mjs';
import { startEngine } from './engine';
import { engine as present } from './present-engine';
import { describeSchedules } from './schedules';

/** Schedules per part: faults between releases show up in the first few. */
const RUNS = 30;

describeSchedules(
  'devices with an earlier release on this server, updated at the end',
  RUNS,
  10_001,
  () => startEngine(false, undefined, { engines: [release1], updateTo: present }),
  0,
);

describeSchedules(
  'devices with earlier releases beside the current engine',
  RUNS,
  20_001,
  () => startEngine(false, undefined, { engines: [release1, present], updateTo: present }),
  0,
);
