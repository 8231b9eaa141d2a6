import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { registerWorker } from './register-worker';
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
registerWorker();
