/**
 * The layers of ARCHITECTURE.md: a file imports only from its own layer and from those below it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const LAYERS = {
  config: [],
  domain: ['config'],
  i18n: ['config', 'domain'],
  lib: ['config', 'domain'],
  db: ['config', 'domain', 'lib'],
  api: ['config', 'domain', 'lib', 'db'],
  sync: ['config', 'domain', 'lib', 'db', 'api'],
  services: ['config', 'domain', 'lib', 'db', 'api', 'sync'],
  components: ['config', 'domain', 'i18n'],
  hooks: ['config', 'domain', 'i18n', 'lib', 'db', 'api', 'sync', 'services', 'components'],
  marks: ['config', 'domain', 'i18n', 'lib', 'db', 'api', 'sync', 'services', 'components', 'hooks'],
  features: ['config', 'domain', 'i18n', 'lib', 'db', 'api', 'sync', 'services', 'components', 'hooks', 'marks'],
  app: ['config', 'domain', 'i18n', 'lib', 'db', 'api', 'sync', 'services', 'components', 'hooks', 'marks', 'features'],
  sw: ['config', 'domain', 'lib', 'db', 'api', 'sync', 'services'],
};

/** Layers that the service worker imports, and that know no React. */
const WITHOUT_REACT = '^src/(config|domain|lib|db|api|sync|services|sw)/';

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).map(([name, below]) => ({
      name: `layer-${name}`,
      severity: 'error',
      from: { path: `^src/${name}/` },
      to: {
        path: '^(src|local-stack|tests|supabase)/',
        pathNot: [name, ...below].map((path) => `^src/${path}/`),
      },
    })),
    {
      name: 'features-are-islands',
      comment: 'what two features share goes down to hooks, marks or components, or is composed in app',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'rules-have-no-packages',
      comment: 'pure rules: no npm package, no Node.js module',
      severity: 'error',
      from: { path: '^src/(domain|config|i18n)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'worker-has-no-react',
      comment: 'the service worker imports these layers',
      severity: 'error',
      from: { path: WITHOUT_REACT },
      to: {
        path: '(^|/)node_modules/(react|react-dom|react-router-dom|@chakra-ui|@tanstack/react-query|dexie-react-hooks)/',
      },
    },
    {
      name: 'storage-and-backend-behind-db-and-api',
      comment: 'screens read and write through db, api and what is above them',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(db|api|sync|services)/' },
      to: { path: '(^|/)node_modules/(@supabase|dexie)/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^(src|local-stack|supabase)/' },
      to: { circular: true },
    },
    {
      name: 'product-does-not-know-its-surroundings',
      comment: 'local-stack and tests never reach the production bundle',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(local-stack|tests)/' },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      from: { path: '^(src|local-stack)/', pathNot: '^src/sw/' },
      to: { path: '^src/sw/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
