import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/fonts.css';
import 'virtual:styles.css';
import { installation } from '../data/platform/installation';
import { theme } from '../data/platform/theme';
import { App } from './app';
import { startAnewOnArrival, takeUpAddress } from './arrival/take-up-address';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

theme.start();
installation.start();
const arrival = takeUpAddress(window);
startAnewOnArrival(window);

createRoot(root).render(
  <StrictMode>
    <App arrival={arrival} />
  </StrictMode>,
);

// What registers the worker is loaded by itself: the first paint does not wait for it.
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  import('./loading/register-worker')
    .then(({ registerWorker }) => registerWorker())
    // On a network that has just gone: the next visit registers it.
    .catch(() => undefined);
}
