import { theme } from '../../data/platform/theme';
import { hideElsewhere } from './elsewhere';

// A script of its own that the browser waits for before it paints anything: the page comes with a screen already.
theme.takeUp();
hideElsewhere();
