/** So that zod does not try `eval`, which our policy forbids; it runs before a page's modules. */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true
