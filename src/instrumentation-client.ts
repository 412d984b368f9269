/**
 * Keeps zod from trying `eval`, which our Content-Security-Policy forbids. This runs before a
 * page's modules.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true
