import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program in the project folder with its output on this terminal, and terminates it with this process.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} folder
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, parameters, folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

/**
 * @typedef {'start' | 'all'} Part `start`: only what building and serving need, which is `dependencies` of package.json;
 *   checks and tests need all
 */

/**
 * True if the installed packages match the lock file: npm records them in node_modules/.package-lock.json.
 * @param {string} folder the project
 * @param {Part} part
 * @returns {boolean}
 */
export function packagesAreCurrent(folder, part) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  const lockFile = join(folder, 'package-lock.json');
  if (!existsSync(installedFile)) return false;
  if (!existsSync(lockFile)) return true;
  const wanted = packagesOf(lockFile);
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      installed[path]?.version === entry.version ||
      (part === 'start' && entry.dev === true) ||
      // optional packages of other platforms are in the lock file, but not installed
      (installed[path] === undefined && (entry.optional === true || (part === 'start' && entry.devOptional === true))),
  );
}

/**
 * Installs missing packages, or says why it couldn't.
 * @param {string} folder the project
 * @param {Part} part
 * @param {'ci' | 'install'} [how] `install` for registries without the packages of other platforms, which `ci` requires
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function ensurePackages(folder, part, how) {
  if (packagesAreCurrent(folder, part)) return true;
  if (lstatSync(join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the linked folder, which another checkout uses
    console.error('node_modules links to packages of another version. Remove the link and try again.');
    return false;
  }
  console.log('Installing packages (the first time, and whenever package-lock.json changes)…');
  // `ci` would remove the packages first, and a running server may use what is there
  const verb = how ?? (packagesAreCurrent(folder, 'start') ? 'install' : 'ci');
  const parameters = [
    verb,
    '--no-audit',
    '--no-fund',
    part === 'start' ? '--omit=dev' : '--include=dev',
    ...(verb === 'install' ? ['--no-save'] : []),
  ];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...parameters], folder)
    : await run('npm', parameters, folder);
  if (code !== 0) console.error(`We couldn’t install the packages: npm ${verb} exited with code ${code}.`);
  return code === 0;
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
