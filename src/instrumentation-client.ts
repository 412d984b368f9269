/**
 * Before any other script of a page: zod tries whether it may compile its checks, which our policy
 * (src/runtime/web/policy.ts) forbids and a browser reports. It checks as well without.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true
