import { theme } from '../../lib/theme';
import { watchBoot } from './dead-start';
import { hideIfWrongRoute } from './elsewhere';

// A script of its own that the browser waits for before it paints anything: the page comes with a screen already.
watchBoot();
theme.takeUp();
hideIfWrongRoute();
