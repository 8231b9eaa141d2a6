/** Vite 8 and PGlite need this; package.json names the same number under "engines". */
const NEEDED = { major: 20, minor: 19 };

/**
 * @param {string} version as in process.versions.node, such as "20.19.0"
 * @returns {string | undefined} one sentence when this Node cannot run Matinee
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const old = major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor);
  return old
    ? `Matinee needs Node ${NEEDED.major}.${NEEDED.minor} or newer, and this is Node ${version}. Get it at https://nodejs.org`
    : undefined;
}
