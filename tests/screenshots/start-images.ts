/** Draws what an installed application shows on iPhones and iPads until its first paint, in public/start. */
import { chromium, type Page } from '@playwright/test';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BAR_COLORS } from '../../src/config/ui';
import { START_IMAGES, type StartImage } from '../../src/config/start-images';
import { ensureChromium } from '../run/chromium';
import { indexedPng, type Color } from './indexed-png';

const project = join(import.meta.dirname, '../..');
const folder = join(project, 'public');

/** CSS pixels of the icon in the middle. */
const ICON = 112;

/** The icon on a theme's background: its pixels, row by row. */
async function iconOver(page: Page, svg: string, ground: string, size: number): Promise<readonly Color[]> {
  const bytes = await page.evaluate(
    async ([source, color, side]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      image.width = image.height = side;
      await image.decode();
      const canvas = new OffscreenCanvas(side, side);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = color;
      context.fillRect(0, 0, side, side);
      context.drawImage(image, 0, 0, side, side);
      return [...context.getImageData(0, 0, side, side).data];
    },
    [svg, ground, size] as const,
  );
  return Array.from({ length: size * size }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.slice(index * 4, index * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
}

function draw({ width, height, theme }: StartImage, icon: readonly Color[], size: number): Buffer {
  const ground = Number.parseInt(BAR_COLORS[theme].slice(1), 16);
  const [left, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  return indexedPng(width, height, (x, y) => {
    const [column, row] = [x - left, y - top];
    const isIcon = column >= 0 && column < size && row >= 0 && row < size;
    return (isIcon ? icon[row * size + column] : undefined) ?? ground;
  });
}

const executablePath = ensureChromium(project);
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
const svg = await readFile(join(folder, 'icons/icon.svg'), 'utf8');
await rm(join(folder, 'start'), { recursive: true, force: true });
await mkdir(join(folder, 'start'), { recursive: true });
const icons = new Map<string, readonly Color[]>();
for (const image of START_IMAGES) {
  const size = ICON * image.ratio;
  const key = `${image.theme} ${size}`;
  const icon = icons.get(key) ?? (await iconOver(page, svg, BAR_COLORS[image.theme], size));
  icons.set(key, icon);
  await writeFile(join(folder, image.path), draw(image, icon, size));
}
await browser.close();
