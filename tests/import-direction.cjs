// Rules for imports. `npm test` checks them (docs/ARCHITECTURE.md, section "Direction").
const FEATURE = '^src/features/([^/]+)/'
/**
 * Each of these features may import only those that follow it here. All other features import no
 * feature.
 */
const CHAIN = ['mailings', 'registration', 'submissions', 'delivery', 'answers', 'forms']
/**
 * The folders of a large feature. Each folder may import only the folders that follow it here, and
 * files that are in the feature but in none of these folders. Those files may import none of the
 * folders.
 */
const TASKS = {
  submissions: [
    'list',
    'live',
    'print',
    'totals',
    'export',
    'views',
    'details',
    'records',
    'status',
    'suspected',
    'bin',
  ],
  staff: ['users', 'account', 'entrance', 'factors', 'sessions'],
}
const SERVER_LIB =
  '^src/lib/(cms\\.ts|env\\.ts|setup-code\\.ts|(cache|database|drive|mail|people|queue|storage|tallies)/|erasure/(tombstones|resurrected)|log/(?!describe-error)|audit/(record|line|shown-lines)|content/(fields|global|versions|all-content|in-use)|http/(?!client(-upload)?\\.)|suspicion/(?!suspicion|list))'
/** The bridge between the web server and the build of Next.js (docs/ARCHITECTURE.md). */
const BRIDGE = '^src/server/bridge/'
const KNOWN_TO_RUNTIME = [
  'server/',
  'lib/log/',
  'lib/queue/',
  'lib/storage/',
  'lib/database/link\\.ts$',
  'lib/env\\.ts$',
  'lib/errors\\.ts$',
  'lib/paths\\.ts$',
  'lib/setup-code\\.ts$',
  'lib/erasure/tombstone-file\\.ts$',
  'features/staff/factors/server/reset\\.ts$',
  'seed/seed\\.ts$',
  'worker\\.ts$',
  'erase-resurrected-records\\.ts$',
]
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

const features = CHAIN.map((feature, index) =>
  forbid(
    `${feature}-knows-what-is-below`,
    { path: `^src/features/${feature}/` },
    {
      path: '^src/features/',
      pathNot: `^src/features/(${CHAIN.slice(index).join('|')})/`,
    },
  ),
)

const tasks = Object.entries(TASKS).flatMap(([feature, folders]) => {
  const room = `^src/features/${feature}/`
  return [
    forbid(
      `${feature}-shares-no-task`,
      { path: `${room}([^/]+$|server/|components/)` },
      { path: `${room}(${folders.join('|')})/` },
    ),
    ...folders.map((folder, index) =>
      forbid(
        `${feature}-${folder}-knows-what-is-below`,
        { path: `${room}${folder}/` },
        { path: `${room}(${folders.slice(0, index).join('|') || 'nothing'})/` },
      ),
    ),
  ]
})

module.exports = {
  forbidden: [
    forbid(
      'lib-is-the-ground',
      { path: '^src/lib/' },
      { path: '^src/', pathNot: `^src/lib/|${BRIDGE}` },
    ),
    // The web server and the build of Next.js both load the bridge, so it may import neither.
    forbid(
      'bridge-stands-alone',
      { path: BRIDGE },
      {
        path: '^src/',
        pathNot: `${BRIDGE}|^src/lib/kept-pages\\.ts$`,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    // The worker and `erase-resurrected-records` cannot load these two modules, because they need
    // Next.js.
    forbid(
      'worker-serves-no-page',
      { path: '^src/(worker|erase-resurrected-records)\\.ts$' },
      { path: '^src/lib/(content/published|pictures/picture-sources)\\.ts$', reachable: true },
    ),
    forbid(
      'components-know-no-feature',
      { path: '^src/components/' },
      { path: '^src/', pathNot: '^src/(components|lib)/' },
    ),
    forbid(
      'features-know-no-page',
      { path: FEATURE },
      {
        path: '^src/',
        pathNot: `^src/(features|components|lib)/|^src/payload-types\\.ts$|${BRIDGE}`,
      },
    ),
    forbid(
      'features-stay-apart',
      { path: FEATURE, pathNot: `^src/features/(${CHAIN.join('|')})/` },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    ...features,
    ...tasks,
    forbid(
      'server-stays-on-the-server',
      { path: '^src/(components|features)/', pathNot: '/server/' },
      {
        path: `^payload\\.config\\.ts$|^migrations/|^src/features/.+/server/|${BRIDGE}|${SERVER_LIB}`,
      },
    ),
    forbid(
      'config-is-wiring',
      { path: '^payload\\.config\\.ts$' },
      {
        path: '^src/',
        pathNot: '^src/lib/|^src/features/.+/server/(collection|global)\\.ts$',
      },
    ),
    forbid(
      'one-door-to-the-config',
      { path: '^src/', pathNot: '^src/(lib/cms\\.ts$|runtime/|app/\\(payload\\)/)' },
      { path: '^payload\\.config\\.ts$' },
    ),
    forbid(
      'runtime-knows-little',
      { path: '^src/runtime/' },
      { path: '^src/', pathNot: `^src/(runtime/|${KNOWN_TO_RUNTIME.join('|')})` },
    ),
    // `server/` runs outside of Next.js, and may import only `lib/`.
    forbid(
      'server-stands-on-lib',
      { path: '^src/server/' },
      { path: '^src/', pathNot: '^src/(server|lib)/' },
    ),
    forbid(
      'product-knows-the-bridge-alone',
      { path: '^src/', pathNot: '^src/(server|runtime)/' },
      { path: '^src/server/', pathNot: BRIDGE },
    ),
    forbid(
      'product-does-not-know-its-runtime',
      { path: '^(src|payload\\.config)', pathNot: '^src/runtime/' },
      { path: '^(src/runtime|scripts|tests)/' },
    ),
    forbid(
      'product-knows-no-tool',
      { path: '^(src|migrations|payload\\.config)' },
      { path: '^(tools|tests)/' },
    ),
    // Only dynamic imports of these packages are allowed. They cost time and memory, and only an S3
    // store needs them.
    forbid(
      's3-is-loaded-late',
      { path: '^(src|payload\\.config)' },
      {
        path: 'node_modules/(@aws-sdk|@payloadcms/storage-s3)/',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    forbid('no-cycles', { path: '^src/' }, { circular: true }),
    forbid('every-import-resolves', {}, { couldNotResolve: true, pathNot: '\\.css$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    // Imports of types count too, because they also make one module depend on another.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
