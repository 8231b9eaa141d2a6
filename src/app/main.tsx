import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startAnewOnArrival, takeUpAddress } from './take-up-address';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const arrival = takeUpAddress(window);
startAnewOnArrival(window);

createRoot(root).render(
  <StrictMode>
    <App arrival={arrival} />
  </StrictMode>,
);

// What registers the worker is loaded by itself: the first paint does not wait for it.
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  import('./register-worker')
    .then(({ registerWorker }) => registerWorker())
    // Private windows of some browsers refuse workers; the application works without one while online.
    .catch(() => undefined);
}
