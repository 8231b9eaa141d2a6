import { theme } from '../../data/platform/theme';
import { watchStart } from './dead-start';
import { hideElsewhere } from './elsewhere';

// A script of its own that the browser waits for before it paints anything: the page comes with a screen already.
watchStart();
theme.takeUp();
hideElsewhere();
