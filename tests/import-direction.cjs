// docs/ARCHITECTURE.md, "Direction": app → features → components → lib, checked by `npm test`.
const FEATURE = '^src/features/([^/]+)/'
const BROWSER_FILE = '^src/(components/|features/[^/]+/(components/|client\\.tsx?$))'
const SERVER_FILE =
  '^(payload\\.config\\.ts|migrations/|src/lib/(db|cms|queue|mail|env|audit|cache|rate-limit|http/(?!client)[^/]+)|src/features/[^/]+/(operations|data|collection|global|jobs))'
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('lib-is-the-ground', { path: '^src/lib/' }, { path: '^src/', pathNot: '^src/lib/' }),
    forbid(
      'components-know-no-feature',
      { path: '^src/components/' },
      { path: '^src/', pathNot: '^src/(components|lib)/' },
    ),
    forbid(
      'features-know-no-page',
      { path: FEATURE },
      { path: '^src/', pathNot: '^src/(features|components|lib)/|^src/payload-types\\.ts$' },
    ),
    forbid(
      'features-stay-apart',
      { path: FEATURE, pathNot: '^src/features/submissions/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'submissions-know-forms-only',
      { path: '^src/features/submissions/' },
      { path: '^src/features/', pathNot: '^src/features/(submissions|forms)/' },
    ),
    forbid(
      'config-is-wiring',
      { path: '^payload\\.config\\.ts$' },
      { path: '^src/', pathNot: '^src/lib/|^src/features/[^/]+/(collection|global)\\.ts$' },
    ),
    forbid(
      'one-door-to-the-config',
      { path: '^src/', pathNot: '^src/(lib/cms\\.ts$|runtime/|app/\\(payload\\)/)' },
      { path: '^payload\\.config\\.ts$' },
    ),
    forbid('browser-code-stays-in-the-browser', { path: BROWSER_FILE }, { path: SERVER_FILE }),
    forbid(
      'runtime-knows-little',
      { path: '^src/runtime/' },
      {
        path: '^src/',
        pathNot:
          '^src/(runtime/|lib/(env|paths|queue)\\.ts$|lib/(kept-pages|security-headers)\\.mjs$|seed/seed\\.ts$|worker\\.ts$)',
      },
    ),
    forbid(
      'product-does-not-know-its-runtime',
      { path: '^(src|payload\\.config)', pathNot: '^src/(runtime|bench)/' },
      { path: '^(src/runtime|scripts|tests)/' },
    ),
    forbid('every-import-resolves', {}, { couldNotResolve: true, pathNot: '\\.css$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    // A type is a dependency too: who needs it knows the module.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
