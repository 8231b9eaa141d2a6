import { theme } from '../../lib/theme';
import { watchBoot } from './watchdog';
import { hideIfWrongRoute } from './prerender';

// A blocking script of its own, so that it runs before the prerendered screen is painted.
watchBoot();
theme.apply();
hideIfWrongRoute();
