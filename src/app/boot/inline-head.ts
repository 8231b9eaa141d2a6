import { theme } from '../../lib/theme';
import { watchBoot } from './watchdog';
import { hideIfWrongRoute } from './prerender';

// A script of its own that the browser waits for before it paints anything: the page comes with a screen already.
watchBoot();
theme.apply();
hideIfWrongRoute();
