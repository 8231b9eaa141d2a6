/**
 * The layer law of ARCHITECTURE.md: a file imports only from its own folder and from the layers below it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const layer = (name, allowed, comment) => ({
  name: `layer-${name.replace('/', '-')}`,
  comment,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^(src|embedded|tests|supabase)/', pathNot: allowed.map((path) => `^src/${path}/`) },
});

module.exports = {
  forbidden: [
    layer('config', ['config'], 'config imports nothing of ours'),
    layer('domain', ['config', 'domain'], 'domain knows only config'),
    layer('words', ['config', 'domain', 'words'], 'words put codes and facts of the domain into sentences'),
    layer('data', ['config', 'domain', 'words', 'data'], 'data knows config, domain and words'),
    layer('ui', ['config', 'domain', 'words', 'ui'], 'ui is dumb: it does not know data'),
    layer('features', ['config', 'domain', 'words', 'data', 'ui', 'features'], 'features use what lies below'),
    layer(
      'app',
      ['config', 'domain', 'words', 'data', 'ui', 'features', 'app'],
      'app composes; it does not know the worker',
    ),
    layer('sw', ['config', 'domain', 'words', 'data', 'sw'], 'the worker has neither React nor screens'),
    {
      name: 'features-are-islands',
      comment: 'what two features share goes down to ui or data, or is composed in app',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-has-no-packages',
      comment: 'pure rules: no npm package, no node module',
      severity: 'error',
      from: { path: '^src/(domain|config|words)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'data-has-no-react',
      comment: 'only data/hooks/ may know React',
      severity: 'error',
      from: { path: '^src/data/', pathNot: '^src/data/hooks/' },
      to: {
        path: '(^|/)node_modules/(react|react-dom|react-router-dom|@chakra-ui|@tanstack/react-query|dexie-react-hooks)/',
      },
    },
    {
      name: 'data-below-its-hooks',
      comment: 'the worker imports data: it must not reach React through a hook',
      severity: 'error',
      from: { path: '^src/(data|sw)/', pathNot: '^src/data/hooks/' },
      to: { path: '^src/data/hooks/' },
    },
    {
      name: 'only-data-reaches-out',
      comment: 'data is the only place where bytes enter and leave',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/data/' },
      to: { path: '(^|/)node_modules/(@supabase|dexie)/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^(src|embedded|supabase)/' },
      to: { circular: true },
    },
    {
      name: 'product-does-not-know-its-surroundings',
      comment: 'embedded and tests never reach the production bundle; nobody imports the worker',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(embedded|tests)/' },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      from: { path: '^(src|embedded)/', pathNot: '^src/sw/' },
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
