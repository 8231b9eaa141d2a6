import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { docker } from './docker';
import { githubPages } from './github-pages';
import type { Host } from './host';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

/** Every host that `npm run deploy` supports. */
export const HOSTS: readonly Host[] = [netlify, cloudflare, vercel, githubPages, nginx, caddy, docker];
