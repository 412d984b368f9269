/**
 * Keeps zod from trying `eval`, which our Content-Security-Policy forbids. Next runs this file
 * before the modules of a page.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true
