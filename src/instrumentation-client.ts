/**
 * Runs before the other modules of a page. Without it, zod tests whether it may compile its checks
 * with `eval`, which our policy (src/server/policy.ts) forbids and browsers report. Its checks
 * work without compiling too.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig ??= {}
shared.__zod_globalConfig.jitless = true
